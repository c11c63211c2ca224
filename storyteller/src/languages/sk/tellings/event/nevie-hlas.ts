import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster', 'job', 'royal'] as const),
]

/** Where somebody is at home. `lender`: who else makes a sound there, and its beginning and end. */
interface Place {
  all: string
  at: string
  from: string
  seat: string
  hides: string
  out: string
  looks: string
  home: string
  lender: string
  begins: string
  ends: string
}

const place = (...words: string[]): Place => {
  const [all = '', at = '', from = '', seat = '', hides = '', out = '', looks = ''] = words
  const [home = '', lender = '', begins = '', ends = ''] = words.slice(7)
  return { all, at, from, seat, hides, out, looks, home, lender, begins, ends }
}

const STUMP = ['na pni', 'za peň', 'spoza pňa', 'na peň'] as const
const STONE = ['na kameni', 'za kameň', 'spoza kameňa', 'na kameň'] as const
const BENCH = ['na lavičke', 'za lavičku', 'spoza lavičky', 'na lavičku'] as const
const CRATE = ['na debne', 'za debnu', 'spoza debny', 'na debnu'] as const
const PILLOW = ['na vankúši', 'za vankúš', 'spoza vankúša', 'na vankúš'] as const
const WALL = ['na múriku', 'za múrik', 'spoza múrika', 'na múrik'] as const

const FOREST = place('celý les', 'v lese', 'z lesa', ...STUMP, 'z domčeka', 'žaba', 'Kva', 'k')
const OCEAN = place('celé more', 'v mori', 'od mora', ...STONE, 'z majáka', 'čajka', 'Kri', 'kri')
const MEADOW = place('celá lúka', 'na lúke', 'z lúky', ...STONE, 'z domčeka', 'koza', 'Me', 'k')
const VALLEY = place('celé údolie', 'v údolí', 'z údolia', ...STONE, 'z jaskyne', 'sopka', 'Bu', 'm')
const RIVER = place('celý breh', 'pri rieke', 'od rieky', ...STONE, 'z domčeka', 'bocian', 'Kla', 'p')
const GARDEN = place('celá záhrada', 'v záhrade', 'zo záhrady', ...BENCH, 'z okna', 'pes', 'Ha', 'f')
const YARD = place('celý dvor', 'na dvore', 'z dvora', ...BENCH, 'z okna', 'brána', 'Vŕ', 'z')
const POND = place('celý rybník', 'pri rybníku', 'od rybníka', ...STUMP, 'z domčeka', 'bocian', 'Kla', 'p')
const SAVANNA = place('celá savana', 'v savane', 'zo savany', ...STONE, 'zo stanu', 'zebra', 'Iha', 'ha')
const STATION = place('celá stanica', 'na stanici', 'zo stanice', ...BENCH, 'z okna', 'rozhlas', 'Po', 'zor')
const HARBOUR = place('celý prístav', 'v prístave', 'z prístavu', ...CRATE, 'z okna', 'čajka', 'Kri', 'kri')
const AIRFIELD = place('celé letisko', 'na letisku', 'z letiska', ...BENCH, 'z okna', 'rozhlas', 'Po', 'zor')
const WORKSHOP = place('celá dielňa', 'v dielni', 'z dielne', ...CRATE, 'z okna', 'majster', 'Pad', 'la')
const SHELF = place('celá polica', 'na polici', 'z police', ...PILLOW, 'z kuchyne', 'kukučka z hodín', 'Ku', 'ku')
const CASTLE = place('celý hrad', 'na hrade', 'z hradu', ...WALL, 'z kuchyne', 'zvon', 'Bim', 'bam')
const PLANET = place('celá planéta', 'na planéte', 'z planéty', ...STONE, 'z rakety', 'robot', 'Bí', 'p')

/** What is said by the place, chosen by who it is and what it cannot do. */
function there(word: keyof Place, letter: 'as-is' | 'capital' | 'small' = 'as-is'): string {
  const first = (text: string) =>
    letter === 'capital' ? text.toUpperCase() : letter === 'small' ? text.toLowerCase() : text
  const say = ({ [word]: text }: Place) => first(text.slice(0, 1)) + text.slice(1)
  const farm = 'stekat, mnaukat, priast, bucat, mecat, erdzat, krochkat, kvicat, kikirikat, kotkodakat, gagat'
  const wild = `[action-is| ${farm}: ${say(YARD)} | kvakat: ${say(POND)} | kricat, revat, trubit, vrcat: ${say(SAVANNA)} | ${say(RIVER)}]`
  const bird = `[action-is| ${farm}: ${say(YARD)} | ${say(GARDEN)}]`
  const moving = `[by:floats| ${say(HARBOUR)} | [by:flies| ${say(AIRFIELD)} | ${say(STATION)}]]`
  const homeless = `[who-is| vehicle: ${moving} | machine: ${say(WORKSHOP)} | toy: ${say(SHELF)} | monster: ${say(CASTLE)} | ${say(FOREST)}]`
  return `[who-in| ocean: ${say(OCEAN)} | nature: ${say(MEADOW)} | dinosaurs: ${say(VALLEY)} | dragons, superheroes: ${say(CASTLE)} | space: ${say(PLANET)} | animals: [who-is| bird: ${bird} | ${wild}] | forest, fairy-tale, magic: ${say(FOREST)} | ${homeless}]`
}

const ALL = there('all')
const AT = there('at')
const AT_FIRST = there('at', 'capital')
const FROM = there('from', 'capital')
const HOME = there('home')
const HIDES = there('hides')
const OUT = there('out')
const LOOKS = there('looks')
const SEAT = there('seat')
const SEAT_FIRST = there('seat', 'capital')
const LENDER = there('lender')
const LENDS = there('begins')
const LENDS_SMALL = there('begins', 'small')
const LEFT = there('ends')

/** The sound: its beginning, its end, and the whole of it. */
function sound(part: 0 | 1 | 2, isSmall = false): string {
  const parts: [string, string, [string, string, string]][] = [
    ['piskat', '', ['Fí', 'jú', 'Fíjú']],
    ['kricat', 'animal, dinosaur, monster', ['Gr', 'áá', 'Gráá']],
    [
      'kricat',
      'fairy-being',
      ['[who-in| dragons: Gr | Ha]', '[who-in| dragons: áá | ló]', '[who-in| dragons: Gráá | Haló]'],
    ],
    ['kricat', '', ['Ha', 'ló', 'Haló']],
    ['hukat', 'vehicle, machine', ['Tu', 'ú', 'Tuú']],
    ['hukat', '', ['Hu', 'ú', 'Huú']],
    ['trubit', '', ['Tu', 'ú', 'Tuú']],
    ['revat', '', ['Gr', 'áá', 'Gráá']],
    ['vrcat', '', ['Vr', 'ŕŕ', 'Vrŕŕ']],
    ['stekat', '', ['Ha', 'f', 'Haf']],
    ['mnaukat', '', ['Mň', 'au', 'Mňau']],
    ['priast', '', ['Vrn', 'íí', 'Vrníí']],
    ['kvakat', '', ['Kv', 'ák', 'Kvák']],
    ['kukat', '', ['Ku', 'kú', 'Kukú']],
    ['vyt', '', ['A', 'úú', 'Aúú']],
    ['bucat', '', ['Mu', 'ú', 'Muú']],
    ['mecat', '', ['Me', 'ké', 'Meké']],
    ['erdzat', '', ['Iha', 'há', 'Ihahá']],
    ['kotkodakat', '', ['Kotko', 'dák', 'Kotkodák']],
    ['gagat', '', ['Ga', 'gá', 'Gagá']],
    ['sycat', '', ['Ts', 'ss', 'Tsss']],
    ['cvirikat', '', ['Čvi', 'rik', 'Čvirik']],
    ['krochkat', '', ['Kro', 'ch', 'Kroch']],
    ['kvicat', '', ['Kv', 'ík', 'Kvík']],
    ['kikirikat', '', ['Kikiri', 'kí', 'Kikirikí']],
    ['bzucat', '', ['Bz', 'um', 'Bzum']],
    ['hovorit', '', ['Dob', 'rý deň', 'Dobrý deň']],
  ]
  const ids = [...new Set(parts.map(([id]) => id))]
  const cases = ids.map((id) => {
    const own = parts.filter(([one]) => one === id)
    const last = own.at(-1)?.[2][part] ?? ''
    const by = own.slice(0, -1).map(([, kinds, said]) => `${kinds}: ${said[part]}`)
    return `${id}: ${by.length > 0 ? `[who-is| ${by.join(' | ')} | ${last}]` : last}`
  })
  const all = `[action-is| ${cases.join(' | ')} | ${['Trala', 'lá', 'Tralalá'][part]}]`
  return isSmall ? all.replace(/(?<=[:|] )\p{Lu}/gu, (letter) => letter.toLowerCase()) : all
}

const S = sound(0)
const E = sound(1)
const W = sound(2)
/** The whole of it within a sentence. */
const W_SMALL = sound(2, true)

/** What comes instead of it: what it does, and how that sounds. */
const ONLY = {
  kych: ['kýcha', 'hapčí'],
  kasl: ['kašle', 'khe-khe'],
  mnau: ['mňauká', 'mňau'],
  stek: ['šteká', 'haf'],
  kvak: ['kváka', 'kvák'],
  pipa: ['pípa', 'píp'],
  buci: ['bučí', 'mú'],
  skyt: ['čká', 'čk'],
} as const
const only = (say: (does: string, sound: string) => string, none: string) =>
  `[has| ${Object.entries(ONLY)
    .map(([id, [does, sound]]) => `only-${id}: ${say(does, sound)}`)
    .join(' | ')} | ${none}]`
const NOTHING = only((_, sound) => `iba ${sound}`, 'nič')
const COMES = only((_, sound) => `príde iba ${sound}`, 'nepríde nič')
const INSTEAD = only((does) => `((Namiesto toho iba ${does}.))`, '')
const STILL = only((_, sound) => `Má to začiatok aj koniec a potom ešte ${sound}.`, 'Má to začiatok aj koniec.')
const ROARS = '[who-is| animal, dinosaur, monster: revať | [who-in| dragons: revať | kričať]]'
const DOING = `[action-is| kricat: ${ROARS} | hovorit: hovoriť nahlas | [action]]`
/** Who cannot speak aloud whispers. */
const SAYS = '[action-is| hovorit: šepká | povie]'
const ONE_ALONE = `[Who.full] nevie ${DOING}. Zo všetkých [who.gen_pl] ${AT} to nevie iba [who:ona/on/ono].`
const ALL_BUT_ONE = `${there('all', 'capital')} vie ${DOING}, iba [who.full] nie.`
const OPENING = `[action-is| piskat, spievat, hovorit: ${ALL_BUT_ONE} | ${ONE_ALONE}]`

export const nevieHlas: Telling = {
  id: 'cannot-sound',
  shape: 'swap',
  fits: { kind: 'event', events: ['cannot'], who: WHO, by: ['sings', 'is-loud'] },
  ages: [3, 9],
  titles: ['Požičaný začiatok', 'Začiatok pre [who.acc]', 'Požičiam ti svoj'],
  figures: {
    rest: {
      forms: {
        ...{ name: 'ostatní', nom: 'ostatní', gen: 'ostatných', dat: 'ostatným', acc: 'ostatných' },
        ...{ loc: 'ostatných', ins: 'ostatnými' },
      },
      gender: 'he',
    },
    lender: {
      forms: {
        name: 'sused',
        nom: 'sused',
        gen: 'suseda',
        dat: 'susedovi',
        acc: 'suseda',
        loc: 'susedovi',
        ins: 'susedom',
      },
      gender: 'he',
    },
    little: {
      forms: {
        ...{ name: 'najmenší zo všetkých', nom: 'najmenší zo všetkých', gen: 'najmenšieho zo všetkých' },
        ...{ dat: 'najmenšiemu zo všetkých', acc: 'najmenšieho zo všetkých', loc: 'najmenšom zo všetkých' },
        ins: 'najmenším zo všetkých',
      },
      gender: 'he',
    },
    torch: {
      forms: {
        name: 'baterka',
        nom: 'baterka',
        gen: 'baterky',
        dat: 'baterke',
        acc: 'baterku',
        loc: 'baterke',
        ins: 'baterkou',
      },
      gender: 'she',
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'sova', nom: 'sova', gen: 'sovy', dat: 'sove', acc: 'sovu', loc: 'sove', ins: 'sovou' },
          ...{ nom_pl: 'sovy', gen_pl: 'sov', dat_pl: 'sovám', acc_pl: 'sovy', loc_pl: 'sovách', ins_pl: 'sovami' },
        },
        gender: 'she',
      },
    },
    action: { kinds: [], or: { forms: { name: 'spievať', present: 'spieva', past: 'spieval' }, gender: 'it' } },
  },
  fact: '[Hero] raz [požičal/požičia] [who.dat] začiatok, a odvtedy si [who] začína [who:sama/sám/samo].',
  next: 'Ráno sa za dverami niečo ozve, a chýba tomu koniec.',
  young: `
== cannot
${OPENING} ${INSTEAD} ${SEAT_FIRST} [who:pri nej/pri ňom/pri ňom] sedí [with2| [hero], [friend] a [friend2] | [with| [hero] a [friend] | [hero]]].

+4
[more| A hneď vedľa [others].]
/+4

@rest „${W}!“ ozve sa zo všetkých strán.

[Who] sa nadýchne tiež, ale ${COMES}.

+3
@rest „Musíš zhlboka!“ radia zľava. „Musíš zvysoka!“ radia sprava.

[Who] to skúsi zhlboka aj zvysoka a zasa ${NOTHING}. [with| @friend „Skús to na tri,“ radí [friend]. „Raz, dva, tri!“ | Skúsi to aj na raz, dva, tri.] Aj na tri je z toho ${NOTHING}. [with2| @friend2 „A čo potichu?“ radí [friend2]. Je z toho nič, ktoré skoro nepočuť.]
/+3

@who „Ja to neviem,“ ${SAYS} [who](( [feels:ashamed| a hanbí sa | a je [who:smutná/smutný/smutné]])).

Keď je zasa ticho, ozve sa ((ešte ))niečo ((celkom ))malé.

@who „-${E}.“

@hero „To si [who:bola/bol/bolo] ty?“ pýta sa [hero].

@who „To je iba koniec,“ ${SAYS} [who]. „Mne príde vždy len koniec, a aj ten neskoro.“

+4
@who „Kým sa nadýchnem,“ ${SAYS} ešte, „ostatní sú už hotoví.“
/+4

&first @hero „Tak ti chýba iba začiatok,“ povie [hero]. „Požičiam ti svoj.“

== lend
@hero „${S}-“ začne [hero].

@who „-${E}!“ dokončí [who].

-2
A je to celé((, od začiatku až po koniec))!
/-2

+2
A je to celé, od začiatku až po koniec!
/+2

+3
[Who] sa najprv obzrie, či to nie je niekto iný.
/+3

@who „Ešte raz!“

[Hero] sa nadýchne, ale začiatok nikde.

@hero „-${E},“ povie [hero] a viac nič.

+3
[Hero] ho hľadá vo vrecku, v rukáve aj pod nohami. Nič.
/+3

-2
@hero „Môj začiatok je predsa u teba,“ povie [hero]. „Vráť mi ho, prosím.“
/-2

+2
@hero „Môj začiatok je už požičaný,“ povie [hero].

@adult „Večera!“ zavolá práve ${HOME} [adult].

@who „To má krásny začiatok,“ ${SAYS} [who]. „Požičiaš mi ho?“

@adult „Ve-“ požičia [adult].

@who „-${E}!“ dokončí [who] a je z toho ve-${E}.

[with| @friend „Aho-“ požičia [friend]. @who „-${E}!“ dokončí [who] a je z toho aho-${E}.]
/+2

+3
@lender „${LENDS}-“ pridá sa ${LENDER}. @who „-${E}!“ dokončí [who] a je z toho ${LENDS_SMALL}-${E}.
/+3

+4
Kto ide okolo, ten niečo začne, a [who] to s radosťou dokončí.

[with2| @friend2 „Ha-“ požičia [friend2] začiatok z haló. @who „-${E}!“ dokončí [who] a je z toho ha-${E}.]
/+4

+3
Je z toho celkom nová pesnička a [who] sa [feels:ashamed| už vôbec nehanbí | už vôbec netrápi].
/+3

+2
Lenže večera chladne.

@adult „-čera!“ volá [adult]. „-čera!“

Nikto nejde, lebo nikto nevie, čo je čera.
/+2

+4
Možno je to zviera, možno mesto, a radšej nejde nikto.
/+4

+2
[with| @friend „-j,“ pozdraví [friend] a nikto neodzdraví.]
/+2

+3
@lender „-${LEFT},“ povie ${LENDER} a zľakne sa.
/+3

+4
[Adult] to skúsi inak.

@adult „Obed!“ volá [adult]. Ale na obed sa predsa večer nechodí.

A tak vezme [adult] baterku, cvak, a príde až k nim.

@who „Cvak má tiež krásny začiatok,“ ${SAYS} [who].

@torch „Cva-“ požičia baterka. @who „-${E}!“ dokončí [who] a je z toho cva-${E}.

@adult „-čera,“ povie [adult] a ukáže na brucho.

Stoja tam, pozerajú sa na seba a každý má už iba koniec. Je to, ako keď z knižky vypadne prvá strana.
/+4

+2
@hero „Začiatky sú predsa u teba,“ povie [hero]. „Vráť nám ich, prosím.“
/+2

== back
[Who] vie, že požičané sa vracia, a tak ani nerozmýšľa.

+3
Lenže najprv sa to trochu popletie.

@who „${LENDS}-“ začne [who].

@adult „-čera!“ dokončí [adult]. Ale ${LENDS_SMALL}-čeru by nikto nejedol.
/+3

+4
@who „Ve-“ začne [who].

@lender „-${LEFT}!“ dokončí ${LENDER}. Ani ve-${LEFT} nikto nepozná.

[Who] teda ráta pekne po poradí, čo komu patrí.
/+4

+2
@who „Ve-“ začne [who].

@adult „-čera!“ dokončí [adult] a už sa vie, čo to je.
/+2

+3
@who „${LENDS}-“ začne [who].

@lender „-${LEFT}!“ dokončí ${LENDER} a konečne si vydýchne.
/+3

+2
[with| @who „Aho-“ začne [who]. @friend „-j!“ dokončí [friend].]
/+2

+4
[with2| @who „Ha-“ začne [who]. @friend2 „-ló!“ dokončí [friend2].]
/+4

@who „${S}-“ začne [who].

@hero „-${E}!“ dokončí [hero].(( „Ďakujem.“))

@who „A ja už zasa žiadny nemám,“ ${SAYS} [who].

[with| @friend „A kto teraz začal?“ pýta sa [friend]. | @hero „A kto teraz začal?“ pýta sa [hero].]

[Who] ((chvíľu ))rozmýšľa. Potom sa nadýchne.

@who „${W}!“

Je to celé, a zo všetkých strán sa ((hneď ))pridajú ostatní.

@who „Čí to bol začiatok?“ čuduje sa [who].

@hero „Tvoj,“ povie [hero].

+4
[Who] to spraví ešte raz, aby to bolo isté. A potom ešte raz, len tak, pre radosť, a ostatní čakajú na začiatok.
/+4

== bed
-4
Večer [hero] leží v posteli a nevie zaspať.
/-4

+4
Domov sa ide pomaly a baterka svieti pod nohy. Nikto sa neponáhľa, lebo večera už studenšia nebude.

@adult „A kto [who:ju/ho/ho] to naučil?“ pýta sa cestou [adult].

@hero „Nikto,“ povie [hero]. „Iba mi [who:vrátila/vrátil/vrátilo] začiatok.“

@adult „Dobrú-“ začne pri stole [adult].

@hero „-chuť!“ dokončí [hero] a večeru zjedia do poslednej omrvinky.

Potom [hero] leží v teplej posteli. Perina je mäkká, vankúš tiež, a predsa sa nedá zaspať. Na stolíku totiž stále svieti baterka. [Adult] ju stlačí.

@torch „-k,“ spraví baterka a svieti ďalej.

Okno je otvorené. ${FROM} sa potichu ozve ešte jeden začiatok, skoro zabudnutý.

@who „Cva-“

@torch „-k,“ spraví baterka a v izbe je tma, mäkká a tichá. [more| Vedľa [others], každý pod svojou perinou.]
/+4

@hero „Chýba mi začiatok,“ šepne [hero].

&last @adult „Požičiam ti svoj,“ šepne [adult] a zívne: „Uá-“

@hero „-ááá,“ dokončí [hero] pod perinou.

@adult „Ráno mi ho vrátiš,“ šepne [adult].

!asleep Ale [hero] už spí. ${FROM} sa ešte raz ticho ozve ${W_SMALL}. ${STILL}
`,
  older: `
== friday
${OPENING} ${INSTEAD} V hluku sa to dá skryť. Lenže ${AT} každý deň niekto začne a zbor sa pridá, a v piatok má začať práve [who].

@who „V piatok budem [who:chorá/chorý/choré],“ ${SAYS} [who].

+2
@hero „Minulý piatok si sa [who:vyhovorila/vyhovoril/vyhovorilo] na tetu,“ povie [hero]. „A ten predtým vraj ani nebol piatok.“

@who „Teta ešte môže prísť,“ ${SAYS} [who] s nádejou.
/+2

@rest „${W}!“ ozve sa vtom naokolo. [Who] sa nadýchne, ale ${COMES}. Až keď je ((dávno ))ticho, ozve sa niečo ((celkom ))malé.

@who „-${E}.“

Vzadu sa ktosi zachichoce. [Hero] sedí vedľa ${SEAT} a nesmeje sa. [with| [Friend] tiež nie.]

@hero „To si [who:bola/bol/bolo] ty?“ pýta sa [hero].

@who „To je iba koniec,“ ${SAYS} [who]. „Mne príde vždy iba koniec, a aj ten neskoro.(( Mám ich už celú kopu.))“

&first @hero „Tak ti chýba iba začiatok,“ povie [hero]. „Požičiam ti svoj.“

== lend
@hero „${S}-“ začne [hero].

@who „-${E}!“ dokončí [who] a je to celé((, od začiatku až po koniec)).

+2
[Who] sa najprv obzrie, či to nie je niekto iný. Nikto iný tam však nie je, iba [hero] a kus ticha, v ktorom to ešte znie.
/+2

@who „Ešte raz!“

@hero „-${E},“ povie [hero] a viac nič, lebo čo je požičané, to doma nie je.

@who „Vrátim ti ho,“ sľúbi [who]. Lenže vrátiť začiatok znamená začať, a to je práve to, čo [who] nevie.

@hero „Nechaj si ho,“ mávne rukou [hero]. Je to veľmi príjemný pocit, keď vám niekto niečo dlží.

+2
A tak [hero] zháňa pre [who.acc] začiatky, kde sa dá, a každý si poctivo zapíše do zošita. Prvý požičia [adult], čo práve ${HOME} volá na večeru.

@adult „Ve-“ začne [adult].

@who „-${E}!“ dokončí [who] a je z toho také krásne ve-${E}, že sa na večeru celkom zabudne.

[with| @friend „Aho-“ pridá [friend]. @who „-${E}!“ dokončí [who], a je z toho aho-${E}, ktoré sa dá volať aj z kopca.]
/+2

+3
@lender „${LENDS}-“ pridá sa ${LENDER}, hoci to nikto nepýta. @who „-${E}!“ dokončí [who] a je z toho ${LENDS_SMALL}-${E}, čo sa spieva celý utorok.

V stredu príde [hero] neskoro, lebo zošit treba najprv pekne obaliť. [Who] čaká na tom istom mieste od rána a za ten čas nespraví ani hláska.

@who „Nemá mi kto začať,“ ${SAYS} [who]. „Čo keď raz neprídeš?“

@hero „Prídem vždy,“ sľúbi [hero] a podčiarkne v zošite ďalší dlh podľa pravítka.

[with2| @friend2 „A dlžíš niekomu aj ty?“ pýta sa [friend2]. @hero „Ja? Nikomu,“ povie [hero].]
/+3

+2
Do štvrtka [who] dokončí čokoľvek, nahlas aj potichu. Iba začať neskúsi ani raz, veď načo, keď [who:jej/mu/mu] začiatky nosia až pod nos.

@adult „-čera!“ volá večer [adult]. „-čera!“

Nikto nejde, lebo nikto nevie, čo je čera. Možno je to zviera, možno mesto. Polievka chladne. [with| @friend „-j,“ zdraví [friend] a nikto neodzdraví.]
/+2

+3
[Adult] to skúsi inak a zavolá na obed, lenže na obed sa večer nechodí.

@lender „-${LEFT},“ povie ${LENDER} a dlho nad tým premýšľa.
/+3

+2
[Hero] to všetko vidí aj počuje. Lenže v zošite je toľko pekných dlhov, čisto pod sebou, že je škoda ich prečiarkovať. A do piatka zostáva jediný deň. Vracať sa bude až potom, všetko naraz.
/+2

== hidden
Na piatok však treba čerstvý začiatok a [hero] si ho vypýta [od adult.gen].

@adult „${S}-“ spraví [adult] a [hero] ho ((rýchlo ))chytí do úst.

+2
@adult „A kto [who:jej/mu/mu] začne v sobotu?“ pýta sa potom [adult], ale [hero] má plné líca a nemôže odpovedať.
/+2

Nesie začiatok v lícach((, nemôže ani pozdraviť)) a schová sa ${HIDES}. Plán je jednoduchý: začiatok sa ozve odtiaľto, koniec spraví [who] a nikto nič nezistí.

+2
Cestou skoro kýchne, a to by bol veru koniec začiatku.
/+2

-2
${AT_FIRST} dnes nikto nechýba a je ticho. [Who] sa však nepozerá na ostatných ani na nebo, iba ${LOOKS}.
/-2

+2
${AT_FIRST} dnes nikto nechýba, prišla dokonca aj teta. Je také ticho, že je počuť, ako sa niekto vzadu už vopred chystá smiať. [Who] sa však nepozerá na ostatných ani na nebo, iba ${LOOKS}.
/+2

A [hero] vidí naraz každý ďalší piatok. Vždy tu bude niekto sedieť s plnými lícami a [who] sa vždy bude pozerať iba sem.

+2
V pondelok by to bol príjemný pocit. V piatok už nie je.
/+2

Stačí otvoriť ústa. [Hero] ich otvorí, ale rovno k zemi, a začiatok sa potichu rozsype. Potom vyjde ${OUT}((, pred všetkých)).

@hero „Aj mne chýba začiatok,“ povie [hero]. „Mám už iba toto: -${E}.“

Najprv sa zasmeje jeden a o chvíľu ${ALL}.

+3
Smeje sa aj teta. Smejú sa tí, čo začínajú v pondelok, aj tí, čo začínajú v utorok, a niekto vzadu si to celé pýta ešte raz.
/+3

@hero „-${E},“ spraví [hero] ešte raz a s ušami ako maliny stojí ďalej.

[Who] ten smiech pozná(( a vie, ako sa pod ním stojí)). A vie aj to, u koho ten začiatok je.

@who „Ten je u mňa,“ ${SAYS} [who], „a teraz ho vrátim.“

A ((celkom ))pri tom zabudne, že to nevie.

@who „${S}-“ začne [who].

@hero „-${E}!“ dokončí [hero], a nikto sa už nesmeje.

@who „A ja zasa žiadny nemám,“ ${SAYS} [who].

[with| @friend „A kto teraz začal?“ pýta sa [friend]. | @hero „A kto teraz začal?“ pýta sa [hero].]

[Who] sa pomaly obráti k zboru, lebo je predsa piatok.

@who „${W}!“

Je to celé, a hneď sa pridá ${ALL}.

@who „Čí to bol začiatok?“ čuduje sa ((potom ))[who].

@hero „Tvoj,“ povie [hero].

+2
Ešte na mieste otvorí [hero] zošit a dlhy sa vracajú pekne po poradí, jeden riadok za druhým.
/+2

+3
@who „${LENDS}-“ začne [who].

@adult „-čera!“ dokončí [adult]. Lenže ${LENDS_SMALL}-čeru by nikto nejedol, a tak sa treba vrátiť o riadok vyššie.
/+3

+2
@who „Ve-“ začne [who].

@adult „-čera!“ dokončí [adult] a od samej úľavy si sadne. Polievka je od štvrtka studená, ale konečne sa vie, čo to je.

[with| @who „Aho-“ začne [who]. @friend „-j!“ dokončí [friend] a pozdraví naraz za celý týždeň.]
/+2

+3
@who „${LENDS}-“ začne [who].

@lender „-${LEFT}!“ dokončí ${LENDER} a konečne to dáva zmysel.
/+3

+2
Až pri poslednom riadku si [who] všimne, že dnes nerobí nič iné, iba začína.
/+2

+3
Na kraji ostane ešte niekto, najmenší zo všetkých, a čaká, kým bude celkom ticho.

@little „-${E},“ ozve sa najmenší.

&again @who „Tak ti chýba iba začiatok,“ povie [who] a skloní sa k nemu. „Požičiam ti svoj.“

@who „${S}-“ začne [who].

@little „-${E}!“ dokončí najmenší a obzrie sa, či to nie je niekto iný.

[Hero] zo zvyku siahne po zošite. Chvíľu ho drží otvorený, a potom ho zavrie a nenapíše nič.
/+3

== bed
-2
Večer [hero] leží v posteli, uši ešte trochu hrejú a spánok neprichádza.
/-2

+2
Večer [hero] leží v teplej posteli, uši ešte trochu hrejú a spánok neprichádza. Na stolíku leží zošit a v ňom posledný neprečiarknutý riadok: [adult], jeden začiatok, v piatok.
/+2

+3
Za oknom je mesiac a ticho. Perina je mäkká, vankúš teplý, a predsa sa do toho spánku nedá vojsť.
/+3

@hero „Chýba mi začiatok,“ šepne [hero]. „A tebe už jeden dlžím.“

&last @adult „Požičiam ti svoj,“ šepne [adult]. „Tak budú dva.“ A zívne: „Uá-“

@hero „-ááá,“ dokončí [hero] pod perinou.

@adult „Stačí ráno,“ šepne [adult].

!asleep Ale [hero] už spí. ${FROM} sa ešte raz ticho ozve ${W_SMALL}. ${STILL}
`,
}
