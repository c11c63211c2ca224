import type { Telling } from '../../../../craft/telling.ts'
import { GAMES, type Game, W } from './prehra-hry.ts'

/*
 * Whoever wins has finished: "I won", and nothing more can be told of it. Whoever loses has something to tell, and at supper everybody asks what came next.
 */
const game = (part: keyof Game) => {
  const { game: any, ...others } = GAMES
  const cases = Object.entries(others).map(([id, one]) => `${id}: ${one[part]}`)
  return `[game| ${cases.join(' | ')} | ${any?.[part]}]`
}
/** A quote of whoever won, and what is said of it. */
const winner = (quote: string, said: string) =>
  `[w| whom: @whom „${quote},“ ${said} [whom]. | @adult „${quote},“ ${said} [adult].]`
const WON =
  '[won| post: Dnes som [adult:stála/stál/stál] na pošte [adult:prvá/prvý/prvý] v rade | Ja som dnes [w| whom: [whom:vyhrala/vyhral/vyhral] | [adult:vyhrala/vyhral/vyhral]]]'
const NOTHING = '[won| post: Nič, vidím okienko a idem domov | Nič, ide mi to a potom je koniec]'
const LOUD = '[has:lo-cheat| Podvádzate! | [game| line: To má byť moje miesto! | To sa neráta!]]'
const MOOD = '[has:lo-cry| Do očí idú slzy a nedajú sa zastaviť. | V bruchu je horúco a ruky chcú trieskať.]'

/** The older reading's: there it comes back. */
const POTATO =
  '[has:lo-cry| V bruchu je horúci zemiak a do očí idú slzy. | V bruchu je horúci zemiak a ruky chcú trieskať.]'

const young = `
== lost
${game('lost')} [has:lo-throw| ${game('flies')} | ${MOOD}]

@hero „${LOUD}“ kričí [hero].

+2
[has:lo-cry| [has:lo-throw| Pri tom tečú slzy. |] |] [game| line: Doma pod stolom je potom dobre, lebo pod stolom nie je nijaký rad. | race: Doma pod stolom je potom dobre, lebo pod stolom sa nepreteká. | Pod stolom je potom dobre, lebo pod stolom sa neprehráva.] [with| [Friend] tam vlezie tiež a nehovorí nič. | Nikto tam nechodí, iba omrvinky.]
/+2

+4
Spod stola je svet iný. Topánky sú veľké, ľudia nemajú hlavy a nikto tam nie je prvý ani posledný, iba sa prešľapuje.
/+4

+3
@adult „[game| line, race: Poď k nám | Poď hrať ešte raz],“ povie [adult].

@hero „[game| line, race: Nikdy | Už nikdy],“ ozve sa spod stola. [Adult] nadvihne obrus. Vidno iba päty a jedno veľmi urazené ucho.
/+3

Potom je večera. [world| ship: Stôl je kajuta a piráti pri večeri rozprávajú | castle: Stôl je hradná sieň a rytieri pri večeri rozprávajú | space: Stôl je stanica a kozmonauti pri večeri rozprávajú | heroes: Stôl je základňa a hrdinovia pri večeri rozprávajú | dinos: Stôl je skala a lovci pri večeri rozprávajú | forest: Stôl je peň a horári pri večeri rozprávajú | U nich doma sa pri večeri rozpráva], čo kto zažil. [w| whom: Pri stole sedí aj [whom]. |]

${winner(WON, 'povie')}

[w| whom: @adult „A čo potom?“ pýta sa [adult]. | @hero „A čo potom?“ zavrčí [hero].]

${winner(NOTHING, 'povie')}

((To je krátka historka. ))Počuť iba lyžice.

+4
[with| @friend „Ja mám nový zub,“ povie [friend]. Ani to nie je dlhé, zub sa ukáže a už je po rozprávaní. | Potom sa rozpráva o daždi. O tom sa nedá povedať veľa, padá zhora nadol.] Polievka cinká. Hodiny tikajú. [more| Aj [others] iba krútia hlavou, že dnes nič.] Taká tichá večera sa u nich nepamätá.

A v [hero.loc/bruchu] to celé sedí ako horúci zemiak a chce von.
/+4

@hero „[won| post: U mňa je to celkom inak! | Lenže to bolo inak!]“ povie [hero]. „${game('near')}!“

&first @adult „A čo potom?“ pýta sa [adult].

@hero „${game('turn')}!“

+2
Soľnička je pritom [hero] a korenička sú tí druhí. [Hero] s nimi ukazuje po celom obruse, [game| cards, memory: ako to bolo | kade sa išlo].
/+2

&again @adult „A čo potom?“

+3
[Hero] potom vstane, dá soľničku na kraj, koreničku do stredu a horčicu kúsok za ňu. Horčica tam nemá čo robiť, ale vyzerá naozaj nebezpečne.

[with| @friend „Pozor, horčica!“ zašepká [friend]. | @adult „Pozor, horčica!“ zašepká [adult].]
/+3

@hero „${game('after')}!“

Nikto nežuje a polievka chladne.

+4
A pretože sa to tak dobre počúva, historka rastie. Do druhého rozprávania sa dostane dážď a do tretieho víchor.

@adult „Aj víchor tam je?“ pýta sa [adult].

@hero „V bruchu,“ povie [hero]. „Keď sa to stane, je v bruchu veľký víchor a chce von rukami.“

@adult „Ten poznám,“ povie [adult]. „Mne chodí von ušami, a tie mám potom celé červené.“
/+4

+3
@adult „To je [game| line: väčší had ako v knižke | [world| ship: horšie ako búrka na mori | castle: horšie ako sedemhlavý drak | space: horšie ako let okolo Mesiaca | heroes: horšie ako výbuch sopky | dinos: horšie ako stretnúť tyranosaura | forest: horšie ako zablúdiť v hmle | lepšie ako telka]],“ šepká [adult].

[with2| @friend2 „A to všetko naraz?“ pýta sa [friend2]. | @hero „A to všetko sa stane jednému človeku,“ povie [hero] a rozhodí rukami.] [Hero] to musí povedať ešte raz, od štartu, lebo sa práve podáva chlieb a to najhoršie pri ňom nie je poriadne počuť.
/+3

[w| whom: @whom „Mne sa také veci nestávajú,“ povie [whom]. |]

@adult „Kto [game| line: je prvý, je hneď na konci | vyhrá, ten skončí],“ povie [adult]. „Kto [game| line: ide vzadu | prehrá], má čo rozprávať.“

== again
-2
[game| line, race: Po večeri sa ide umývať. | Po večeri idú ešte raz.] ${game('again')}
/-2

+2
[game| line, race: Po večeri sa ide umývať, a to sa u nich chodí o preteky. | Po večeri sa [hero] spýta na čosi celkom nečakané: či si nezahrajú ešte raz. Zahrajú.] ${game('again')}
/+2

${game('hold')}

@hero „Počkajte,“ povie [hero]. „Toto bude dobré.“

+3
[with| @friend „Mám si to pamätať aj ja?“ pýta sa [friend]. | @adult „Mám si to zapísať?“ pýta sa [adult].]

@hero „Ja si to pamätám,“ povie [hero]. „Najhoršie veci si treba pamätať najlepšie.“
/+3

+4
[game| line: Odzadu vidno, komu trčí pyžamo a kto má na chrbte omrvinku, a [hero] to každému povie. Ten, čo má pruhované nohavice, má na zadku dieru, a nikto vpredu o nej nevie. | Potom je to stále horšie. Jedna smola ide za druhou ako vagóny a [hero] každú privíta menom: to je tá od rána, to je jej sestra, a tamtá sa volá Rozália.] ${winner('Ja mám zasa iba [game| line: dvere | šťastie]', 'vzdychne')}

@hero „To prejde,“ povie [hero].
/+4

+4
@hero „[game| line: Požičiam ti kúsok konca | Požičiam ti jednu smolu],“ povie potom [hero]. „Ale musíš to povedať poriadne, aj s horčicou.“
/+4

[game| line: V rade je [hero] celkom na konci. | [won| post: Vyhrá [adult]. | Vyhrá zasa ${W}.]]

@hero „[game| line: Mám koniec | [Prehrala som/Prehral som/Mám prehru]]!“ volá [hero] a beží to povedať. „A viete ako?“

+4
Kým [adult] umýva taniere, [hero] skúša prvú vetu. Prvá veta je najdôležitejšia.

@hero „[game| line: Had | Smola] ide po chodníku,“ skúša [hero]. Nie, to je málo. „[game| line: Dva hady | Dve smoly] sa stretnú na rohu,“ skúša znova.

To je ono. Pri takej vete sa aj v dreze prestane špliechať, lebo každý chce vedieť, čo si na tom rohu povedia.
/+4

== bed
Potom [hero] leží pod teplou perinou a rozpráva celkom potichu.

+2
[with| [Friend] počúva s jedným okom zavretým. | Na vankúši leží soľnička a počúva.] Hlas je mäkký a pomalý a slová sa v ňom už trochu lepia.
/+2

+4
Za oknom ide mesiac. Ide pomaly, je dnes za všetkými hviezdami, a predsa ho vidno najlepšie. Na stoličke ležia ponožky, jedna na druhej, a v kuchyni schne posledný tanier.
/+4

@hero „A ja [game| line, race: idem zasa celkom vzadu | cards: beriem zasa dve | memory: otočím zasa čajník | idem zasa od začiatku],“ zamrmle [hero].

&last @adult „A čo potom?“ šepne [adult].

@hero „Potom,“ povie [hero], „potom…“

!asleep A potom [hero] spí.
`

const older = `
== lost
${game('lost')} [has:lo-throw| ${game('flies')} V bruchu je horúci zemiak. | ${POTATO}]

@hero „${LOUD}“ kričí [hero] [game| line, race: ešte aj doma v predsieni |] a ide rovno pod stôl, lebo pod stolom sa [game| line: nestojí v rade | race: nepreteká | neprehráva].

+2
A pritom to dnes išlo tak dobre. V hlave je už celá radosť poskladaná, s rozbehom aj s krikom, a zrazu ju niet kam dať.
/+2

+2
Spod stola je svet iný. Topánky sú veľké, ľudia nemajú hlavy a nikto tam nie je prvý ani posledný. [with| Po chvíli tam vlezie aj [friend] a nehovorí nič, čo je od kamaráta veľmi slušné. | Okrem omrviniek tam nikto nechodí a omrvinky sa do ničoho nemiešajú.]

@adult „[game| line, race: Nejdeš k nám | Dáme odvetu]?“ pýta sa obrus hlasom, ktorý patrí [adult.dat].

@hero „Nikdy v živote,“ ozve sa spod stola. A to je naozaj dlho.
/+2

+3
Pod stolom je však čas premýšľať. Dá sa napríklad rozhodnúť, že sa už nikdy nepôjde do ničoho, pri čom sa počíta. Ostane potom iba kreslenie. A aj pri kreslení vždy niekto povie, že jeho kôň je väčší.
/+3

Lenže potom je večera a večera sa pod stolom jesť nedá. [world| ship: Stôl je kajuta a piráti pri večeri rozprávajú | castle: Stôl je hradná sieň a rytieri pri večeri rozprávajú | space: Stôl je stanica a kozmonauti pri večeri rozprávajú | heroes: Stôl je základňa a hrdinovia pri večeri rozprávajú | dinos: Stôl je skala a lovci pri večeri rozprávajú | forest: Stôl je peň a horári pri večeri rozprávajú | U nich doma sa pri večeri rozpráva], čo kto zažil. Počúva sa pekne do konca a pýtať sa smie iba jedno, čo je ďalej. [w| whom: Pri stole sedí aj [whom]. |]

${winner(WON, 'povie')}

[w| whom: @adult „A čo potom?“ pýta sa [adult]. | @hero „A čo potom?“ zavrčí [hero].]

${winner(NOTHING, 'povie')}

Je to najkratšia historka týždňa. Počuť iba lyžice.

+3
[with| @friend „Mne sa dnes rozviazala šnúrka,“ povie [friend]. Ani to nie je dlhé, lebo šnúrka sa dá zaviazať na jednu vetu. | Potom sa chvíľu rozpráva o počasí, lenže o daždi sa nedá povedať veľa, padá zhora nadol.] Hodiny tikajú a polievka cinká. Medzi tým všetkým sedí [hero] a v bruchu má horúci zemiak, ktorý chce von, a pritom dnes zemiaky na stole ani nie sú.
/+3

@hero „U mňa je to celkom inak,“ povie [hero] do ticha. „${game('near')}!“

&first @adult „A čo potom?“ pýta sa [adult] a prestane žuť.

@hero „${game('turn')}!“

+2
Soľnička je pri tom [hero] a korenička sú tí druhí. [game| cards, memory: Ako to bolo | Kade sa išlo], to sa ukazuje po celom obruse, okolo chleba a späť. Horčica tam nemá čo robiť, ale stojí na rohu a vyzerá nebezpečne.
/+2

&again @adult „A čo potom?“

@hero „${game('after')}!“

+2
@adult „A to sa naozaj dá?“ pýta sa [adult]. Otázka to nie je podľa pravidiel, ale vyletí.

@hero „Nedá,“ povie [hero]. „A predsa sa to stane!“
/+2

+4
Historka rastie. Dostane sa do nej dážď a po daždi víchor.

@adult „Aj víchor tam je?“ pýta sa [adult].

@hero „V bruchu,“ povie [hero]. „Keď sa to stane, je v bruchu veľký víchor a chce von rukami.“

@adult „Ten poznám,“ povie [adult]. „Mne chodí von ušami a tie mám potom celé červené. Raz sa kvôli nemu pol dňa nerozprávam s vlastným bicyklom.“
/+4

Polievka chladne a nikomu to nevadí. Toľko uší naraz [hero] ešte nikdy [nemala/nemal/nemá], a tak ešte niečo pridá.

@hero „A to celé iba preto,“ povie, „že [won| post: ten prvý podvádza a odstrčí ma | ${W} podvádza]!“

+4
Hneď je to ešte lepšie počuť. V historke je odrazu zloduch a so zloduchom ide každá historka rýchlejšie z kopca. [Hero] mu pridá lakte, potom šibalské oči, a nakoniec aj taký malý smiech pod nosom. Soľnička sa od hrôzy prevráti.
/+4

A čaká na otázku. Lenže otázka neprichádza.

${winner('[won| post: To by bolo od neho veľmi zlé | Ja nepodvádzam]', 'povie potichu')} Lyžica leží vedľa taniera. Nikto nežuje ani teraz, ale je to iné ticho ako predtým.

== slip
+2
Ticho má totiž rôzne druhy. To, v ktorom sa počúva, je teplé ako rožok. Toto je studené, ide od stoličky na stoličku, obíde celý stôl a sadne si rovno k soľničke.
/+2

[Hero] pozerá na soľničku. Tá vie presne, ako to je, lebo je pri tom od začiatku.

+2
Dá sa povedať, že to tak naozaj je. Vtedy bude historka dobrá a niekto, kto nič neurobil, bude za zloducha. Alebo sa dá povedať tá druhá vec, ktorú zatiaľ nevie nikto a ktorá sedí pod jazykom ako kôstka zo slivky. Kôstku nemožno prehltnúť a vypľuť ju je hanba.
/+2

+3
@hero „Podáte mi chlieb?“ spýta sa [hero], aby sa niečo dialo.

Podajú. Chlieb sa žuje dlho, ale kôstka je pod ním stále.
/+3

@hero „Tak to nie je,“ povie napokon [hero]. „To posledné nie. Nikto nepodvádza. Viete, ako je to naozaj?“

Nikto sa nespýta, a tak to treba povedať bez otázky.

@hero „${game('slip')}.“

Uši má [hero] pri tom červené ako paprika. [w| whom: [Whom] | [Adult]] chvíľu pozerá na horčicu. Potom začne mykať ramenami a smeje sa, až musí odložiť aj pohár.

+2
[w| whom: @whom „Naozaj?“ pýta sa [whom]. „Ukáž ešte raz!“ | @adult „Naozaj?“ pýta sa [adult]. „Ukáž ešte raz!“]

[Hero] to ukáže ešte raz, so soľničkou, pomaly. Je to omnoho lepšie ako zloduch. Zloduch je v každej historke, ale takú hlúposť nemá nikto iný v celom [world| ship: mori | castle: kráľovstve | space: vesmíre | heroes: meste | dinos: praveku | forest: lese | paneláku].

A potom sa smeje aj [hero], lebo zboku, so soľničkou, je to naozaj na smiech. Zemiak v bruchu je zrazu celkom vlažný a dá sa s ním sedieť.
/+2

+3
@adult „A prečo to o tom podvádzaní?“ pýta sa potom [adult].

@hero „Lebo sa to lepšie rozpráva,“ povie [hero] po pravde. „A lebo potom za to môže niekto iný.“

[Adult] na to nepovie nič, iba prisunie bližšie chlieb a k nemu maslo.
/+3

+4
@adult „Mne sa raz na skúške podarí podpísať dedkovým menom,“ povie [adult]. „A nevšimnem si to celý týždeň.“

Vtom si každý na niečo spomenie. Vychádzajú na obrus samé staré prehry, prach z nich fučí a každá je iná. [more| Aj [others] nejakú majú, a nie malú.] [with2| @friend2 „Ja raz bežím celé kolo opačným smerom,“ povie [friend2]. | Najlepšia je tá o babke, ako beží celé kolo opačným smerom a ešte aj máva.] Výhra sa pri tom stole nevytiahne ani jedna, lebo výhry sú krátke.
/+4

@adult „Kto [game| line: je prvý, je hneď na konci | vyhrá, ten skončí],“ povie [adult]. „Kto [game| line: ide vzadu | prehrá], má čo rozprávať.“

== again
[game| line, race: Po večeri sa ide umývať, a to sa u nich chodí o preteky. | Po večeri si [hero] prisunie stoličku a nikto o to nemusí prosiť. Ide sa ešte raz.] ${game('again')}

Horúci zemiak v bruchu je tu zas, presne taký ako predtým. ${game('hold')}

@hero „Počkajte,“ povie [hero]. „Toto bude dobré.“

+2
Nie je to o nič ľahšie. [game| line: Rad o nijakej večeri nevie a tlačí sa rovnako ako predtým. | Smola o nijakej večeri nevie a rozdáva sa rovnako ako predtým.] Ruky sa chystajú trieskať a [hero] ich iba zvedavo pozoruje, čo s tým urobia.

[with| @friend „Mám si to pamätať aj ja?“ pýta sa [friend]. | @adult „Mám si to zapísať?“ pýta sa [adult].]

@hero „Netreba,“ povie [hero]. „Také veci sa pamätajú zadarmo.“
/+2

+3
Zemiak celkom nezmizne. Iba sa dá držať, keď sa naň dýcha, a keď človek vie, že ho raz niekomu ukáže. [game| line: V rade sa pritom funí a vidno samé chrbty. [Hero] ich počíta a tomu najväčšiemu dá aj meno, Rozália. | Smola pritom ide za smolou ako vagóny za sebou. [Hero] ich počíta a tej najväčšej dá aj meno, Rozália.]

${winner('Ja mám zasa iba [game| line: dvere | šťastie]', 'vzdychne')}

@hero „To prejde,“ povie [hero].
/+3

+4
V polovici sa stane čosi zvláštne. [game| line: Rad sa otočí a celkom vzadu stojí ${W}. | Smola na chvíľu prejde na druhú stranu a jednu, malú, má aj ${W}.] [Hero] sa nesmeje ani netlieska. Podoprie si bradu a nakloní sa bližšie.

@hero „A čo potom?“ pýta sa [hero], a po prvý raz dnes to chce naozaj vedieť.
/+4

[game| line: V rade je [hero] celkom na konci. | [won| post: Vyhrá [adult]. | Vyhrá zasa ${W}.]]

@hero „[game| line: Mám koniec | [Prehrala som/Prehral som/Mám prehru]]!“ volá [hero] po celom byte. „A viete ako?“

+4
Na to treba dobrú prvú vetu. [Hero] ju hľadá aj pri umývaní zubov, s penou na brade. [game| line: Had ide po chodníku, to je málo. Dva hady sa stretnú na rohu, to už je niečo. Dva hady sa stretnú na rohu a jeden z nich má na hlave môj klobúk! | Smola ide po chodníku, to je málo. Dve smoly sa stretnú na rohu, to už je niečo. Dve smoly sa stretnú na rohu a jedna z nich má na hlave môj klobúk!] Pri takej vete sa aj kohútik prestane náhliť a kvapká celkom pomaly, aby nič nezmeškal.
/+4

== bed
Potom [hero] leží pod teplou perinou a rozpráva celkom potichu. Hlas je mäkký a slová sa v ňom už trochu lepia.

+2
Ide to od začiatku, aj so slivkovou kôstkou, a nič sa k tomu nepridáva. Netreba.
/+2

+2
[with| [Friend] počúva s jedným okom zavretým. | Na stolíku stojí soľnička, lebo tá je pri tom vždy.] Lampa svieti iba trošku a perina pomaly dýcha, hore a dolu.
/+2

+3
Za oknom ide mesiac. Dnes je až za všetkými hviezdami, a predsa ho vidno najlepšie. Nikam sa neponáhľa a cestu má celú pre seba.
/+3

+4
V kuchyni schne posledný tanier a na obruse je ešte kúsok cesty nakreslenej soľou. Ráno ju niekto utrie, ale teraz je tam tichá a biela ako poľná cesta v zime.
/+4

@hero „A ja [game| line, race: idem zasa celkom vzadu | cards: beriem zasa dve | memory: otočím zasa čajník | idem zasa od začiatku],“ zamrmle [hero].

&last @adult „A čo potom?“ šepne [adult].

@hero „Potom,“ povie [hero], „potom…“

!asleep A potom [hero] spí.
`

const figure = { figures: {}, words: {} }

export const prehra: Telling = {
  id: 'losing-tale',
  shape: 'surprise',
  fits: { kind: 'life', subjects: ['losing', 'first-in-line'], when: ['always', 'today', 'past', 'tomorrow'] },
  ages: [3, 9],
  titles: ['A čo potom?', 'Krátka historka a dlhá historka'],
  tile: { label: 'Prehrávanie', wish: 'nevie prehrávať, pri človeče hodí figúrky na zem' },
  figures: {},
  worlds: {
    ship: { themes: ['pirates', 'ocean', 'adventure'], ...figure },
    castle: { themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'], ...figure },
    space: { themes: ['space', 'science', 'discovery'], ...figure },
    heroes: { themes: ['superheroes'], ...figure },
    dinos: { themes: ['dinosaurs'], ...figure },
    forest: { themes: ['forest', 'animals', 'nature'], ...figure },
    home: { themes: [], ...figure },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          ...{ name: 'kamarát', nom: 'kamarát', gen: 'kamaráta', dat: 'kamarátovi', acc: 'kamaráta' },
          ...{ loc: 'kamarátovi', ins: 'kamarátom' },
        },
        gender: 'he',
      },
      grownUps: true,
    },
  },
  keys: {
    game: '[about| first-in-line: line | [has| lo-ludo: ludo | lo-memory: memory | lo-cards: cards | lo-board: board | lo-race: race | game]]',
    won: '[game| line: post | race: [is:whom| won | post] | won]',
    w: '[game| line: adult | [is:whom| whom | adult]]',
  },
  fact: '[Hero] raz [rozprával/rozpráva] pri večeri o prehre tak, že všetkým [=vychladlo] jedlo.',
  next: 'Ráno sa pri stole niekto spýta: a čo potom?',
  young,
  older,
}
