import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster', 'weather', 'sky', 'plant'] as const),
]

/** What is done in a trade: what the notice says, what somebody comes for, what goes wrong by the book, and how that very work is done at last. */
const TRADES: Readonly<Record<string, readonly [does: string, wanted: string, fails: string, done: string]>> = {
  hasic: [
    'hasí',
    'Dymí sa nám z kôlne!',
    'Hadica ide doľava, voda ide doprava a najmokrejší je plot.',
    'Striekačka strieka hore, strieka dolu a potom to iba zasyčí. Oheň je preč. Z kôlne sa parí a sliepky v nej kašlú.',
  ],
  pilot: [
    'lieta s ľuďmi',
    'Potrebujem letieť za sestrou,',
    'Lietadlo zatrúbi, trochu sa nakloní a zostane stáť.',
    'Lietadlo sa rozbehne, zdvihne sa a letí. Dolu je strecha, potok a celkom malá záhrada. Potom pristane tak mäkko, že to ani necítiť.',
  ],
  kapitan: [
    'vozí loďou',
    'Potrebujem sa plaviť za sestrou,',
    'Loď sa otočí dookola a zasa stojí pri móle.',
    'Loď zahúka a vypláva. Vlny idú zboku, kormidlo ide rovno a na druhom brehu loď pristane pri móle tak mäkko, že sa ani neozve buch.',
  ],
  rusnovodic: [
    'vozí vlakom',
    'Potrebujem ísť vlakom za sestrou,',
    'Vlak zapíska, cúvne a zostane stáť.',
    'Vlak zahúka a ide. Cez most, cez tunel, popri poli. Na stanici zastane presne tak, že dvere sú rovno pri lavičke.',
  ],
  vodic: [
    'vozí ľudí',
    'Potrebujem sa odviezť za sestrou,',
    'Stierače stierajú, svetlá blikajú, a nepohne sa nič.',
    'Dvere zasyčia a ide sa. Doprava, doľava, na zastávke stáť a zasa ďalej. Všetci vystúpia tam, kde majú, a nikto sa ani nezakolíše.',
  ],
  kuchar: [
    'varí',
    'Som hladná ako vlk,',
    'Voda vykypí, mrkva sa odkotúľa a soľ je všade, iba v hrnci nie.',
    'V hrnci bublá polievka a vonia až na ulicu. Ešte štipku soli, ešte lístok petržlenu a už je na tanieri. Tanier je hneď prázdny.',
  ],
  pekar: [
    'pečie',
    'Prosím si čerstvý rožok,',
    'Cesto sa lepí na strop a rúra je studená.',
    'Cesto rastie, rúra hreje a o chvíľu sú vonku rožky, chrumkavé a ešte horúce. Z prvého ostane iba omrvinka na brade.',
  ],
  zmrzlinar: [
    'predáva zmrzlinu',
    'Prosím si dva kopčeky,',
    'Kopček spadne na zem a druhý hneď za ním.',
    'Jeden kopček jahodový, druhý vanilkový a na vrchu ešte malý navyše. Kornútok stojí rovno a nespadne z neho ani kvapka.',
  ],
  lekar: [
    'lieči',
    'Kašlem už tretí deň,',
    'Obväz je dlhý a zamotá sa doň celá čakáreň.',
    'Najprv vypočuť chrbát, potom pozrieť do krku a povedať á. Ešte lyžicu sirupu a teplý šál. Kašeľ zakašle posledný raz a je preč.',
  ],
  veterinar: [
    'lieči zvieratá',
    'Bolí ma noha,',
    'Obväz je dlhý a zamotá sa doň celá čakáreň.',
    'Najprv pofúkať, potom pozrieť a celkom zľahka vybrať triesku. Ešte obväz a uviazať mašľu. Noha si poskočí a už nebolí.',
  ],
  zubar: [
    'opravuje zuby',
    'Bolí ma zub,',
    'Kreslo ide hore, dolu a zasa hore, a zastaviť sa nedá.',
    'Kreslo ide hore, lampa svieti, ešte raz otvoriť a hotovo. Čo bolelo, to je opravené a blýska sa to.',
  ],
  smetiar: [
    'zváža smeti',
    'Mám taký plný kôš!',
    'Kôš sa prevráti a smetí je viac ako predtým.',
    'Kôš ide hore, hop, a dolu ide prázdny. Tak isto druhý a tretí, až po koniec ulice. Na zemi neostane ani papierik.',
  ],
  stavbar: [
    'stavia',
    'Potrebujem domček,',
    'Tehly idú do výšky, zakývajú sa a bum.',
    'Tehla na tehlu, malta medzi ne, okno sem a dvere tam. Navrch strecha. Domček stojí rovno a dvere v ňom ani nevŕzgajú.',
  ],
  postar: [
    'nosí listy',
    'Čakám list od sestry,',
    'Listy sa rozletia a každý pristane v inej záhrade.',
    'List ide z tašky rovno do schránky. Druhý vedľa, tretí cez ulicu. Každý dostane ten svoj, a kto nedostane nič, tomu aspoň zakýva.',
  ],
  policajt: [
    'dáva pozor',
    'Nikto ma nepustí cez cestu!',
    'Autá idú, keď majú stáť, a stoja, keď majú ísť.',
    'Ruka hore: stáť! Autá stoja. Ruka nabok: prosím! Chodci idú, prvá kačka, potom kočík a nakoniec celá škôlka. Nikto sa nikam netlačí.',
  ],
  maliar: [
    'maľuje',
    'Potrebujem obraz nad posteľ,',
    'Modrá vytečie do žltej a celý obraz je zelený.',
    'Trochu modrej, trochu žltej a potom ešte jeden ťah. Na obraze je rybník, ráno a v tráve celkom malé vajce. Presne ten rybník, presne to ráno.',
  ],
  spevak: [
    'spieva',
    'Prosím si pesničku,',
    'Prvý tón je vysoko, druhý ešte vyššie a tretí tam už nevylezie.',
    'Pesnička je najprv tichá a potom taká veľká, že sa na ulici otvárajú okná. Na konci sa tlieska a treba ju spievať ešte raz.',
  ],
  kadernicka: [
    'strihá',
    'Nevidím cez ofinu,',
    'Hrebeň sa zamotá a nožnice cvakajú iba tak do vzduchu.',
    'Hrebeň sem, nožnice tam, cvak, cvak. Ofina je rovná, vpredu aj vzadu, a pod ňou sa nájdu dve oči, ktoré konečne vidia.',
  ],
  astronaut: [
    'letí do vesmíru',
    'Chcem vedieť, čo je na Mesiaci,',
    'Tri, dva, jeden, a raketa si iba kýchne.',
    'Tri, dva, jeden, a raketa letí. Na Mesiaci je ticho a prach. Vo vrecku odtiaľ príde jeden celkom malý kamienok, a ten ešte svieti.',
  ],
  'baletka, tanecnica': [
    'tancuje',
    'Ukážte mi kúsok tanca,',
    'Otočka sa nechce zastaviť a skončí v závese.',
    'Na špičky, otočka, skok a úklona. Potom ešte raz, pomaly, s rukami ako labuť. Kto sa díva, ten zabudne dýchať.',
  ],
  'predavac, predavacka': [
    'predáva',
    'Prosím si tri rožky,',
    'Pokladňa pípa, aj keď nemá, a rožky sa rozkotúľajú.',
    'Rožky idú po páse, píp, píp, píp. Ešte drobné naspäť a pekný deň. Rad sa pohne a každý má, čo chce.',
  ],
  farmar: [
    'pestuje',
    'Potrebujem mrkvu do polievky,',
    'Voda ide do čižiem a zrnká všade, iba do zeme nie.',
    'Zasadiť, poliať, počkať a ešte raz poliať. Potom ťahať, ťahať, a je vonku: mrkva dlhá ako lakeť a sladká ako cukor.',
  ],
  zahradnik: [
    'pestuje',
    'Potrebujem kvet na stôl,',
    'Voda ide do čižiem a semienka všade, iba do zeme nie.',
    'Zasadiť, poliať, počkať a ešte raz poliať. Potom sa zo zeme vystrčí lístok, za ním púčik a ten sa otvorí. Vonia až na cestu.',
  ],
  futbalista: [
    'hrá futbal',
    'Náš zápas ešte nikto nevyhral,',
    'Lopta ide doľava, noha ide doprava, a bum na zem.',
    'Lopta ide doľava, ide doprava, popri jednom, popri druhom, a už je v bránke. Gól! Sieť sa ešte dlho trasie.',
  ],
}
const trade = (part: 0 | 1 | 2 | 3, other: string) =>
  `[what-is| ${Object.entries(TRADES)
    .map(([id, told]) => `${id}: ${told[part]}`)
    .join(' | ')} | ${other}]`

/** Of a ladybird one says that she is a policewoman. */
const SHE: Readonly<Record<string, readonly [he: string, she: string]>> = {
  hasic: ['hasič', 'hasička'],
  pilot: ['pilot', 'pilotka'],
  kapitan: ['kapitán', 'kapitánka'],
  rusnovodic: ['rušňovodič', 'rušňovodička'],
  vodic: ['vodič', 'vodička'],
  kuchar: ['kuchár', 'kuchárka'],
  pekar: ['pekár', 'pekárka'],
  zmrzlinar: ['zmrzlinár', 'zmrzlinárka'],
  lekar: ['lekár', 'lekárka'],
  veterinar: ['veterinár', 'veterinárka'],
  zubar: ['zubár', 'zubárka'],
  smetiar: ['smetiar', 'smetiarka'],
  postar: ['poštár', 'poštárka'],
  policajt: ['policajt', 'policajtka'],
  maliar: ['maliar', 'maliarka'],
  spevak: ['spevák', 'speváčka'],
  astronaut: ['astronaut', 'astronautka'],
  predavac: ['predavač', 'predavačka'],
  farmar: ['farmár', 'farmárka'],
  zahradnik: ['záhradník', 'záhradníčka'],
}
const called = (say: (he: string, she: string) => string, other: string) =>
  `[what-is| ${Object.entries(SHE)
    .map(([id, [he, she]]) => `${id}: ${say(he, she)}`)
    .join(' | ')} | ${other}]`

/** How it does so, who is no one of the book. */
const OWN_WAY =
  '[by:flies| Vznesie sa a zhora vidno všetko naraz. | [by:is-small| Vlezie aj tam, kam iní nedočiahnu. | [by:is-tall| Rebrík netreba, dočiahne všade. | [by:carries| Všetko si naloží na chrbát a už nič netreba hľadať. | [by:jumps| Ide na to skokom, hop sem a hop tam. | [by:runs| Ide na to behom, skôr než sa niečo stihne pokaziť. | [by:sings| Spieva si pri tom a všetko ide do taktu. | [by:swims| Robí to pomaly a hladko, ako sa pláva. | Nepozerá do knižky, pozerá iba na to, čo treba.]]]]]]]]'

/** What it is given, where what the trade needs cannot be put into anybody's hands. */
const TOOL =
  '[what-is| zmrzlinar: lyžicu na kopčeky | pilot, kapitan, rusnovodic, vodic: čiapku so štítkom | farmar, zahradnik: hrable | lekar, veterinar, zachranar: biely plášť | smetiar: oranžovú vestu | horar, namornik, pirat: ďalekohľad | spevak: mikrofón | vynalezca, vedec: okuliare | baletka, tanecnica: sukničku | maliar: štetec | predavac, predavacka, casnik, kuchar, pekar: bielu zásteru | futbalista: dres | [what.needs]]'

export const chcePracovat: Telling = {
  id: 'wants-job',
  shape: 'cumulative',
  fits: { kind: 'event', events: ['wants'], who: WHO, what: ['job'], says: ['wants-be'] },
  ages: [3, 6],
  titles: ['Prvý deň v práci', 'Po svojom', 'Dnes tu pracuje [who]'],
  figures: {
    krt: { forms: { name: 'krtko' }, gender: 'he' },
    sova: { forms: { name: 'sova' }, gender: 'she' },
  },
  worlds: {
    sea: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { hus: { forms: { name: 'teta Čajka', acc: 'tetu Čajku' }, gender: 'she' } },
      words: {},
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: { hus: { forms: { name: 'teta Marťanka', acc: 'tetu Marťanku' }, gender: 'she' } },
      words: {},
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { hus: { forms: { name: 'dinosauria teta', acc: 'dinosauriu tetu' }, gender: 'she' } },
      words: {},
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { hus: { forms: { name: 'pani kráľovná', acc: 'pani kráľovnú' }, gender: 'she' } },
      words: {},
    },
    heroes: {
      themes: ['superheroes'],
      figures: { hus: { forms: { name: 'teta Superhrdinka', acc: 'tetu Superhrdinku' }, gender: 'she' } },
      words: {},
    },
    home: { themes: [], figures: { hus: { forms: { name: 'teta Hus', acc: 'tetu Hus' }, gender: 'she' } }, words: {} },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          name: 'kocúr',
          nom: 'kocúr',
          gen: 'kocúra',
          dat: 'kocúrovi',
          acc: 'kocúra',
          loc: 'kocúrovi',
          ins: 'kocúrom',
        },
        gender: 'he',
      },
    },
    what: {
      kinds: ['job'],
      or: {
        forms: {
          ...{
            name: 'kuchár',
            nom: 'kuchár',
            gen: 'kuchára',
            dat: 'kuchárovi',
            acc: 'kuchára',
            loc: 'kuchárovi',
            ins: 'kuchárom',
          },
          needs: 'varechu',
        },
        gender: 'he',
      },
    },
    food: { kinds: ['food'], or: { forms: { name: 'palacinka', nom_pl: 'palacinky' }, gender: 'she' } },
  },
  words: {
    job: called((he, she) => `[who:${she}/${he}/${he}]`, '[what]'),
    jobbing: called((he, she) => `[who:${she.slice(0, -1)}ou/${he}om/${he}om]`, '[what.ins]'),
    does: trade(0, 'pracuje'),
    wanted: trade(1, 'Prosím, pomôžte mi!'),
    fails: trade(2, 'Čo má stáť, to spadne, a čo má spadnúť, to stojí.'),
    done: trade(
      3,
      'Najprv sa pozrieť, potom premýšľať a potom sa do toho pustiť. Ide to lepšie a lepšie a nakoniec celkom samo.',
    ),
    tool: TOOL,
    own: OWN_WAY,
  },
  fact: '[Hero] [pomohol/pomáha] niekomu prvý deň v práci a odvtedy vie, že sa to dá aj po svojom.',
  next: 'Na dverách visela ceduľka a bolo na nej, že sa otvára až zajtra.',
  young: `
== chce
[Who] chce byť [jobbing]. [has:piect| [is:food| Chce to, odkedy [hero] pečie doma [food.nom_pl] a vonia to až na ulicu. | ] | ]

@who „Budem [who:najlepšia/najlepší/najlepší] [job] na svete!“ hovorí [who] každé ráno((, len čo otvorí oči)).

+3
Večer to hovorí znova, aby na to do rána nikto nezabudol. Už to vedia aj vrabce a čvirikajú to ďalej. Iba jedno nevie nikto: kde sa s tým začína. Na dverách to napísané nie je a v knižke tiež nie.
/+3

@hero „Tak to skús hneď,“ povie [hero] a napíše na dvere, že dnes tu [does] [who].

[with| [friend-is| pet: [Friend] pri dverách stráži. | toy: [Friend] si sadne na kľučku. | @friend „A ja budem vítať,“ povie [friend].] | ]

== den
[Who] dostane [tool] a robí všetko presne tak, ako je to v knižke.

@hus „[wanted]“ volá [hus].

Lenže nejde to. [fails] ((Nejde to ani na druhý raz.))

@hus „Veď to nie je [job],“ povie [hus]. „To je [who].“

+2
Príde krtko a čaká tiež.

@krt „To nie je [job],“ povie krtko. „To je [who], a to poznám aj po hmate.“
/+2

+4
Príde sova, hoci je deň a sova má cez deň zatvorené oči.

@sova „Zobuďte ma, keď to bude,“ povie sova. Nezobudí ju nikto, lebo nebude nič. [more| [Others] kývajú hlavou. | Sova odíde až večer a myslí si, že to bolo pekné.]
/+4

@who „Naozaj,“ vzdychne [who]. „Ja som iba [who].“

+2
[Who] odloží [tool] a sadne si k múru. [feels| sad: A je to veľmi smutné sedenie. | Je veľmi ticho.]
/+2

== job
@hero „V knižke predsa nie je [who],“ povie [hero] a knižku zatvorí. „Rob to po svojom.“

[Who] vstane a skúsi to ešte raz. [own] [done] ((Niečo také nie je ani v knižke!))

== rad
@hero „Tu sa to robí po svojom!“ volá [hero].

@hus „Ďakujem!“ povie [hus] a ide to povedať ďalej.

O chvíľu je pred dverami rad((, a [hus] stojí na konci, aby mohla prísť ešte raz)).

+2
@krt „To je [who] a to je aj [job],“ povie krtko. „Oboje naraz, a to poznám aj po hmate.“
/+2

+3
Rad je dlhý. Ide cez celú ulicu a ohýba sa za roh. [with2| @friend2 „Ja počítam,“ povie [friend2], ale pri stovke sa pomýli. | Nikomu sa to nezdá dlhé.] Kto už svoje má, ešte chvíľu zostane a pozerá sa, lebo je sa na čo pozerať. @who „Po svojom sa to robí celkom samo,“ čuduje sa [who].
/+3

+4
Až zrazu príde niekto s kufríkom a s vážnou tvárou. Je to [what:naozajstná/naozajstný/naozajstné] [what] z knižky. Díva sa vpravo, díva sa vľavo a rad stíchne.

@who „Prepáčte,“ povie [who]. „Ja to neviem tak ako vy.“

[what:Naozajstná/Naozajstný/Naozajstné] [what] otvorí kufrík. Je v ňom hrubý zošit a ceruzka.

@hero „Bude nám to zapisovať ako chybu?“ šepne [hero].

Ale nie. [what:Naozajstná/Naozajstný/Naozajstné] [what] si sadne na zem a píše: čo robí [who] ľavou stranou, čo pravou a čo celkom po svojom. Popíše šesť strán, otočí list a na konci si vypýta aj podpis. Potom naň ešte dlho a pozorne fúka.

@hus „Vidíte, to je [who],“ povie [hus]. „Ja to hovorím od rána.“

Nakoniec dá [what] z knižky na stôl svoju vlastnú čiapku. Je trochu veľká a trochu stará, a keď si ju [who] skúsi, spadne až na bradu a je v nej tma ako v noci.

@hero „Do tej dorastieš,“ povie [hero].

@who „Alebo ona zmenší seba,“ povie [who] spod čiapky. „Po svojom.“
/+4

-4
[What] z knižky sa príde pozrieť tiež a odíde veľmi zamyslene.
/-4

== bed
-2
Večer sú dvere zatvorené. [Hero] leží v posteli, kde je teplo.
/-2

+2
Večer visí na dverách, že sa otvára až zajtra. [Hero] leží v posteli, perina je mäkká a v izbe je ticho.
/+2

@hero „A čím budem ja?“ pýta sa [hero].

@adult „Čím chceš,“ šepne [adult]. „Len po svojom.“

+3
[Hero] si to pomaly premyslí. [with| [friend-is| toy: [Friend] leží vedľa na vankúši. | [Friend] už pokojne dýcha.] | Mesiac svieti potichu na stenu.] Dá sa byť všeličím. Lenže na všeličo je dnes už neskoro. Práca sa začína ráno a teraz je večer.
/+3

+4
Vonku už nikto nestojí. Z radu je zasa iba ulica a tá odpočíva. [Who] spí tiež a pod hlavou má knižku, lebo na vankúš je taká akurát. Na druhom konci ulice chrápe [hus], pomaly a ticho, po svojom. Aj lampa na rohu svieti iba trochu.
/+4

@hero „Tak najprv budem spáč,“ zívne [hero].

+4
@adult „A čo na to treba?“ šepne [adult].

@hero „Iba perinu,“ šepne [hero].
/+4

@adult „To ti pôjde,“ šepne [adult].

!asleep A naozaj. O chvíľu [hero] spí, celkom po svojom.
`,
}
