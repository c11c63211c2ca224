import type { Telling } from '../../../../craft/telling.ts'

/*
 * Somebody has died and the coat still hangs in the hall. In its pockets is what was carried about, and a list on which one thing is not crossed out.
 * It can still be done. Nothing is promised, and nobody is told how to feel.
 */

const CASES = ['nom', 'acc', 'loc'] as const
/** What each is called. */
const NAMES = {
  'dead-great-grandma': ['prababka', 'prababku', 'prababke'],
  'dead-great-grandpa': ['pradedko', 'pradedka', 'pradedkovi'],
  'dead-babicka': ['babička', 'babičku', 'babičke'],
  'dead-starka': ['starká', 'starkú', 'starkej'],
  'dead-grandma': ['babka', 'babku', 'babke'],
  'dead-starky': ['starký', 'starkého', 'starkom'],
  'dead-dedo': ['dedo', 'deda', 'dedovi'],
  'dead-dad': ['ocko', 'ocka', 'ockovi'],
  'dead-grandpa': ['dedko', 'dedka', 'dedkovi'],
} as const
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (one: (typeof CASES)[number], change = (text: string) => text) =>
  `[has| ${Object.entries(NAMES)
    .map(([id, forms]) => `${id}: ${change(forms[CASES.indexOf(one)] ?? '')}`)
    .join(' | ')} | ${change(NAMES['dead-grandpa'][CASES.indexOf(one)] ?? '')}]`
const D = name('nom')
const CAPITAL = name('nom', capital)
const WHOM = name('acc', capital)
const D_ACC = name('acc')
const D_LOC = name('loc')

const sex = (he: string, she: string) => `[sort| he: ${he} | ${she}]`
const HIM = sex('mu', 'jej')
const AFTER = sex('po ňom', 'po nej')
const COAT = sex('kabát', 'sveter')
const COAT_CAPITAL = sex('Kabát', 'Sveter')

/** What was carried in the first pocket, as the wish tells of what they did together. */
const FIRST =
  '[has| ryba, rybnik: plavák, červeno-biely | hrib, les: lupienok brezovej kôry | zahrada: semienko slnečnice | sach: figúrka pešiaka | gaštan, hladký ako líce]'
const FIRST_BARE = '[has| ryba, rybnik: plavák | hrib, les: lupienok kôry | zahrada: semienko | sach: pešiak | gaštan]'
const OF_THE_COAT = sex('kabáta', 'svetra')
const LIST = sex('CHLIEB. KLINCE. NAOLEJOVAŤ KOLOBEŽKU.', 'MÚKA. DROŽDIE. PRIŠIŤ GOMBÍK NA PYŽAMO.')
const MINE = sex('To je moja kolobežka', 'To je moje pyžamo')
const UNDONE = sex('Už to nestihol', 'Už to nestihla')

const QUESTION = `[has| dead-back: @hero „A kedy príde?“ pýta sa [hero]. | dead-where: @hero „A kde je teraz?“ pýta sa [hero]. | dead-cold: @hero „A nie je ${HIM} zima?“ pýta sa [hero]. |]`
const ANSWER = `[has| dead-back: @mum „Nepríde,“ povie mama a pritiahne si [hero.acc/dieťa] k sebe. „Tak veľmi by som chcela, aby [sort| he: prišiel | prišla].“ | dead-where: [has:dead-heaven| @mum „My veríme, že v nebi,“ povie mama. „Pozrieť sa tam nedá. Ale nič [sort| he: ho | ju] nebolí, to viem naisto.“ | @mum „To neviem,“ povie mama. „Pozrieť sa tam nedá. Ale nič [sort| he: ho | ju] nebolí, to viem naisto.“] | dead-cold: @mum „Nie,“ povie mama. „Zima, hlad aj strach je iba tomu, komu bije srdce.“ |]`

export const vrecka: Telling = {
  id: 'pockets',
  shape: 'making',
  fits: {
    ...{ kind: 'life', subjects: ['death-of-person', 'death-of-pet'], when: ['past', 'today', 'always', 'tomorrow'] },
    says: Object.keys(NAMES) as (keyof typeof NAMES)[],
  },
  ages: [3, 9],
  titles: [`${COAT_CAPITAL} v predsieni`, 'A čo je tu?'],
  figures: {
    // Whoever died may be the one whom the wish puts at the child’s side.
    mum: {
      forms: { name: 'mama', nom: 'mama', gen: 'mamy', dat: 'mame', acc: 'mamu', loc: 'mame', ins: 'mamou' },
      gender: 'she',
    },
    neighbour: {
      forms: {
        name: 'suseda',
        nom: 'suseda',
        gen: 'susedy',
        dat: 'susede',
        acc: 'susedu',
        loc: 'susede',
        ins: 'susedou',
      },
      gender: 'she',
    },
  },
  things: {
    whom: {
      ...{ kinds: [], grownUps: true },
      or: {
        forms: {
          name: 'dedko',
          nom: 'dedko',
          gen: 'dedka',
          dat: 'dedkovi',
          acc: 'dedka',
          loc: 'dedkovi',
          ins: 'dedkom',
        },
        gender: 'he',
      },
    },
  },
  keys: {
    sort: '[has| dead-great-grandma, dead-babicka, dead-starka, dead-grandma: she | he]',
  },
  fact: '[Hero] raz [našiel/nachádza] v cudzom vrecku lístok a [dokončil/dokončí], čo na ňom ostalo.',
  next: 'Vo vrecku bol nový lístok a na ňom iné písmo.',
  young: `
== kabat
${CAPITAL} ${sex('zomrel', 'zomrela')}. [Hero] vie, čo to znamená. Srdce prestane biť a už nezačne. ${WHOM} nič nebolí a nie je ${HIM} zima. Ale nepríde, ani v nedeľu.

+2
${QUESTION}

${ANSWER}
/+2

V predsieni ${AFTER} visí ${COAT} a nikto ho neodloží. [Hero] doň vlezie. Je dlhý a studený, ale o chvíľu už nie je.

@hero „Hreje!“ ozve sa [hero] zvnútra.

@mum „To ty,“ povie mama(( a čupne si)). „${COAT_CAPITAL} sám nehreje. Hreje ten, kto je v ňom.“

[Hero] strčí ruky do vreciek. &first @hero „A čo je tu?“

V jednom je ${FIRST}.

+2
@mum „Ten ste našli spolu,“ spomenie si mama. „A ${D} ho ${sex('nosil', 'nosila')} so sebou celý čas.“
/+2

V druhom je cukrík v zlatom papieriku.

-2
@hero „Ten je môj,“ povie [hero]. Mama sa smeje a trochu plače.
/-2

+2
@hero „Ten je môj,“ povie [hero]. „Vždy boli dva. Jeden pre mňa a jeden pre ${D_ACC}.“

Mama sa smeje a trochu pri tom plače. Ide to aj naraz.
/+2

+4
@hero „A prečo je iba jeden?“ pýta sa [hero].

@mum „Lebo ten druhý už asi ${sex('zjedol', 'zjedla')},“ povie mama.

@hero „Bezo mňa?“

@mum „${CAPITAL} ${sex('bol', 'bola')} na sladké,“ povie mama. „Raz na Vianoce ${sex('zjedol', 'zjedla')} aj ozdobu zo stromčeka. A potom ${sex('hovoril', 'hovorila')}, že to bola myš.“

To [hero] ešte nevie. Predstaví si tú myš, ako sedí pod stromčekom so zlatým papierikom na ušiach a tvári sa, že tam iba tak sedí, mama si ju predstaví tiež, a chvíľu sa na ňu spolu dívajú. Potom [hero] cukrík opatrne rozlomí o hranu stola. Jedna polovica je väčšia, tak ako vždy.

Mama sa pozrie na jednu a potom na druhú.

@hero „Tá väčšia je pre teba,“ povie [hero] a mama vie, že takto to ${sex('robil', 'robila')} iba jeden človek na svete.
/+4

+3
Potom ruka nájde vo vrecku dieru. Cez ňu sa dá vojsť až dnu, pod podšívku, a tam čosi cinká. Je to malý kľúčik.

&again @hero „A čo je toto?“ pýta sa [hero].

@mum „To neviem,“ povie mama. „Ten vidím prvý raz.“

Skúsia ho do skrine, do poštovej schránky aj do budíka. Skúsia ho dokonca do chladničky a do klavíra, hoci ani jedno z toho sa nezamyká. Nie je od ničoho.

@mum „Asi bol iba ${sex('jeho', 'jej')},“ povie mama. A tak ho vrátia tam, kde [=bol], a nič sa mu nestane, keď to nikto nezistí.
/+3

+2
Ostáva ešte vrecko vnútri, naľavo, kde bilo srdce.

&again @hero „A čo je tu?“
/+2

-2
&again @hero „A čo je tu?“ pýta sa [hero] vnútri, kde bilo srdce.
/-2

Je tam lístok. ${CAPITAL} si naň ${sex('písal', 'písala')}, na čo nesmie zabudnúť. ${LIST} Prvé dve sú prečiarknuté. Tretie nie.

@hero „${MINE},“ šepne [hero].

@mum „${UNDONE},“ povie mama.

== tretie
+2
[Hero] dlho pozerá na lístok. Písmenká sú šikmé a ponáhľajú sa.
/+2

+4
Tak [=písal] iba jeden človek. Keď [hero] prejde prstom po tom papieri, cíti každé písmenko aj zozadu, lebo ceruzka sa do neho vždy opierala celou váhou. Dá sa to čítať aj so zavretými očami, len treba ísť pomaly.
/+4

@hero „Tak to urobíme my,“ povie [hero].

[sort| he: V pivnici je olejnička. Kvap na koleso, kvap na druhé. Vŕz, povie kolobežka naposledy. | V košíku je ihla a niť. Mama drží gombík a [hero] ťahá, hore a dolu.]

+4
[with| [friend-is| toy, pet: | @friend „Môžem aj ja?“ pýta sa [friend]. Môže.] |] [sort| he: [Hero] ju hneď vyskúša. Kolobežka letí po chodníku taká tichá, že holuby si ju všimnú až na poslednú chvíľu. | [Hero] si pyžamo hneď vyskúša, hoci je ešte deň. Gombík sedí presne na bruchu, tam, kadiaľ predtým išla zima.] [more| Prídu sa pozrieť aj [others]. |] Je to dobrá práca. Mama ju obíde zo všetkých strán a nepovie nič, lebo v hrdle má niečo veľké.

@hero „Takto?“ pýta sa [hero].

@mum „Presne takto,“ povie mama.

${CAPITAL} by ju ${sex('pochválil', 'pochválila')} tak, že by ${sex('zdvihol', 'zdvihla')} jedno obočie. Viac ${sex('nechválil', 'nechválila')} nikdy.
/+4

Potom [hero] vezme ceruzku a tretie prečiarkne, pomaly a rovno.

== postel
Večer ${COAT} zase ticho visí v predsieni. Vo vrecku je ${FIRST_BARE}((, zlatý papierik od cukríka)) a lístok, na ktorom je všetko hotové.

@hero „Chýba mi,“ povie [hero] pod perinou.

@mum „Aj mne,“ povie mama a ľahne si vedľa.

+3
Chvíľu iba dýchajú, pomaly a ticho. Je im smutno a je im aj dobre, a ide to naraz, tak ako smiech a plač v predsieni. [friend-is| toy: [Friend] leží medzi nimi. | pet: [Friend] leží pri nohách. |] Za oknom je mäkká tma.
/+3

[Hero] sa schúli a ruky schová mame do vreciek. @hero „A čo je tu?“

&last @mum „Tvoje ruky,“ šepne mama a nechá ich tam. „Hrejú.“

!asleep V tom teple [hero] spí.
`,
  older: `
== kabat
${CAPITAL} ${sex('zomrel', 'zomrela')}. Keď hostia odídu, visí ${AFTER} v predsieni ${COAT} a nikto ho nevie odložiť. Nevie to ani mama, a tá inak odkladá celkom všetko, aj zimné čižmy v marci.

${QUESTION}

${ANSWER}

+2
Okolo ${OF_THE_COAT} sa chodí po špičkách, akoby v ňom niekto [=spal]. Zvonček zvoní, pošta chodí a v kuchyni kvapká kohútik, ale všetko o kúsok tichšie, ako keď niekto doma práve drieme. [with| [friend-is| toy, pet: | @friend „Ja by som sa ho [friend:chcela/chcel/] dotknúť,“ šepne [friend].] |]
/+2

Večer, keď sa nikto nepozerá, [hero] doň vlezie, lebo v ňom ešte trochu cítiť [sort| he: drevo a mydlo | múku a mydlo]. Je dlhý až po zem a studený ako kľučka.

+2
@hero „Čakám, kým začne hriať,“ vysvetlí [hero] zvnútra.
/+2

@mum „${COAT_CAPITAL} sám nehreje,“ povie mama. „Hreje ten, kto je v ňom.“

V jednom vrecku je ${FIRST}. V druhom je cukrík v zlatom papieriku.

+2
Cukríky boli vždy dva a delili sa spravodlivo, teda tak, že ten krajší vždy pripadol niekomu inému. Mama sa na tom smeje a trochu pri tom plače, lebo to ide aj naraz. Teraz je cukrík iba jeden a chvíľu sa oň prú, kto ho nemá zjesť. Napokon ho [hero] opatrne rozlomí o hranu stola. Jedna polovica je krajšia, tak ako vždy, a tú dostane mama.
/+2

+3
Potom sa nájde diera a cez ňu sa dá vojsť až pod podšívku. Cinká tam malý kľúčik. Skúsia ho do skrine, do poštovej schránky, do budíka aj do starej harmoniky, ale nie je od ničoho, čo v tomto dome stojí.

@hero „Tak od čoho je?“ pýta sa [hero].

@mum „To [=vedel] iba jeden človek,“ povie mama. „A nám to ${sex('zabudol', 'zabudla')} povedať.“

Chvíľu je to ľúto a chvíľu je to celkom pekné, mať kľúčik od niečoho, čo nikto nepozná. Taký kľúčik sa nedá stratiť, lebo ho nemá kto hľadať, a nedá sa ani zabudnúť, lebo ho treba zakaždým znova vyskúšať. A tak ho vrátia pod podšívku, tam, kde býva.
/+3

&first @hero „A čo je tu?“ pýta sa [hero] vnútri, naľavo, kde bilo srdce.

Je tam lístok. ${CAPITAL} si naň ${sex('písal', 'písala')}, na čo nesmie zabudnúť. ${LIST} Prvé dve sú prečiarknuté. Tretie nie.

@hero „${MINE},“ povie [hero].

@mum „${UNDONE},“ povie mama a už hľadá [sort| he: olejničku | ihlu a niť]. „Tak to urobíme my.“

@hero „Nie!“ povie [hero] a lístok schová.

Mama dá [sort| he: olejničku | ihlu] späť na miesto, sadne si a na nič sa nepýta.

== nie
Prečo nie, to sa nedá povedať ani mame. Kým nie je prečiarknuté tretie, má ${D} ešte čo robiť. A kto má ešte čo robiť, ten celkom neodišiel, iba sa niekde zdržal. Keď bude hotový lístok, bude hotové všetko.

A tak [sort| he: kolobežka vŕzga. Vŕzga do školy aj zo školy | pyžamo nedrží. Fúka doň večer aj ráno] a lístok je stále v teple pod tričkom, vo dne aj v noci.

+2
@neighbour „To ti to nemá kto [sort| he: naolejovať | prišiť]?“ pýta sa suseda [sort| he: cez plot | večer, keď prinesie vajíčka].

@hero „Má,“ povie [hero] rýchlo. „Je to na lístku.“

Suseda sa chce ešte niečo spýtať, ale potom sa pozrie lepšie a nespýta sa. [Hero] ide ďalej a [sort| he: vŕzganie | fúkanie na brucho] ide tiež, ako niekto, kto stále opakuje: ešte nie, ešte nie. Nie je to veselé, ale je to aspoň reč, a bez nej by bolo od rána až do večera úplné ticho, a toho je teraz všade dosť.

V škole si [hero] lístok rozloží pod lavicou a pozerá na písmenká. Sú šikmé a ponáhľajú sa, lebo ${D} ${sex('písal', 'písala')} vždy postojačky. Tretie je zo všetkých najväčšie a je pri ňom výkričník.
/+2

[sort| he: V piatok [hero] leží v posteli a pozerá na poličku. ${CAPITAL} ju [=vešal] vlastnými rukami. Sú na nej knihy, auto, globus aj tri ťažké kamene z výletu, a drží. | V piatok vyberie mama z mrazničky buchty. Upiecť ich ešte ${sex('stihol', 'stihla')} ${D}. Vonia z nich celá kuchyňa, aj po takom dlhom čase v mraze.]

@hero „Mama,“ povie [hero], „[sort| he: na čom to drží | z čoho to je]?“

[sort| he: @mum „Na tých klincoch,“ povie mama ticho. „Na tých z lístka.“ | @mum „Z tej múky,“ povie mama ticho. „Z tej na lístku.“]

+2
[Hero] vyberie lístok a číta ho ešte raz. Prvé je prečiarknuté a druhé tiež. Doteraz to bolo to najsmutnejšie na celom papieri, lebo čo je prečiarknuté, to je preč, a keď je všetko preč, ostane iba čiara. Lenže [sort| he: polička nie je preč. Visí tam a je na nej všetko, čo [hero] má a čo nechce dať preč | buchty nie sú preč. Sú na stole, sú teplé a je v nich lekvár].
/+2

Prečiarknuté teda vôbec neznamená preč. Prečiarknuté je to, čo po niekom ostane, aj keď ten niekto už nepríde.

== tretie
[sort| he: V pivnici nájdu olejničku. Kvap na jedno koleso, kvap na druhé. Kolobežka povie ešte raz vŕz, tenko a naposledy, a potom už nič. | V košíku nájdu ihlu a niť. Hore a dolu, hore a dolu, mama drží gombík a [hero] ťahá. Na konci je malý pevný uzlík.]

[Hero] čaká, či teraz bude koniec všetkého. Nie je. [sort| he: Je iba ticho a kolobežka ide sama od seba, až za ňou vlajú rukávy a holuby si ju všimnú na poslednú chvíľu. | Je iba ticho a pyžamo po prvý raz drží presne tam, kde má, aj keď sa v ňom skáče.]

+2
A v tom tichu je čosi známe. Presne také ticho [=bývalo], keď ${D} niečo ${sex('dokončil', 'dokončila')}, ${sex('odstúpil', 'odstúpila')} o krok a ${sex('zdvihol', 'zdvihla')} jedno obočie. Viac ${sex('nechválil', 'nechválila')} nikdy a nikoho, a predsa každý hneď [=vedel], na čom je.

[Hero] odstúpi o krok a zdvihne jedno obočie.

@mum „To máš po ${D_LOC},“ povie mama a musí si sadnúť.
/+2

Potom [hero] vezme ceruzku, oprie sa do nej celou váhou, ako sa to má, a tretie prečiarkne, pomaly a rovno. Pod tou čiarou je na lístku ešte veľa miesta.

+3
@hero „Môžem tam niečo pripísať?“ pýta sa [hero]. [with2| @friend2 „Aj ja!“ hlási sa [friend2]. |]

@mum „Je to tvoj lístok,“ povie mama.

[Hero] dlho rozmýšľa. Nesmie to byť hocičo a nesmie to byť ani nič veľké, lebo na taký lístok sa píše iba to, čo sa naozaj urobí. Potom tam napíše svojím písmom, ktoré nie je šikmé a nikam sa neponáhľa: CUKRÍKY, DVA. A lístok vráti dovnútra, naľavo.

@mum „A kto to prečiarkne?“ pýta sa mama.

@hero „My,“ povie [hero]. „V sobotu.“

Mama prikývne. Potom sa aj ona prvý raz oblečie do toho dlhého, studeného, strčí si ruky do rukávov až po konce prstov a čaká celkom potichu, s bradou v golieri.

@hero „Už?“ pýta sa [hero].

@mum „Už,“ povie mama z goliera. A prvý raz za celý týždeň zavrie dvere do predsiene tak, ako sa zatvárajú obyčajné dvere.
/+3

== postel
Večer ${COAT} zase ticho visí v predsieni. Nikto ho neodkladá, lebo už nemusí. Je to ${COAT}, má vrecká a dá sa doň vliezť, keď treba.

@hero „Chýba mi,“ povie [hero] pod perinou.

@mum „Aj mne,“ povie mama a ľahne si vedľa. [friend-is| toy: [Friend] leží medzi nimi. | pet: [Friend] leží pri nohách. |]

+2
Chvíľu iba dýchajú, pomaly a potichu. Za oknom je mäkká tma a pod perinou teplo. [more| Spia už aj [others]. |]
/+2

[Hero] sa schúli a ruky schová mame do vreciek na svetri.

&again @hero „A čo je tu?“

&last @mum „Tvoje ruky,“ šepne mama a nechá ich tam. „Hrejú.“

!asleep A v tom teple [hero] pomaly zaspí.
`,
}
