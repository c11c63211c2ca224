import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster'] as const),
]

/** Somewhere: in it, over it, what there is to climb, to jump over, to swim in, where the pillow goes for a swimmer, the way home, and what one sees from above. */
type Place = readonly [
  at: string,
  over: string,
  tall: string,
  cross: string,
  byWater: string,
  inWater: string,
  goal: string,
  home: string,
  below: string,
]

const FAR = 'položí ho na druhý breh'
const ROCK = 'hodí ho na skalu vo vode'
const MEADOW: Place = [
  'na lúke',
  'ponad celú lúku',
  'na strom',
  'cez potok',
  'pri rybníku',
  'v rybníku',
  FAR,
  'cez lúku',
  'lúka',
]
const FOREST: Place = [
  ...(['v lese', 'ponad celý les', 'na smrek', 'cez potok'] as const),
  ...(['pri lesnom jazierku', 'v lesnom jazierku', FAR] as const),
  'cez les',
  'les',
]
const SHORE: Place = [
  'na pláži',
  'ponad celé more',
  'na skalu',
  'cez mláku',
  'pri mori',
  'v mori',
  ROCK,
  'popri mori',
  'more',
]
const ICE: Place = [
  'na ľade',
  'ponad celý ľad',
  'na kryhu',
  'cez mláku',
  'pri ľadovom mori',
  'v ľadovom mori',
  ROCK,
  'po ľade',
  'ľad',
]
const ISLAND: Place = [
  'na ostrove',
  'ponad celý ostrov',
  'na palmu',
  'cez potok',
  'pri mori',
  'v mori',
  ROCK,
  'cez ostrov',
  'ostrov',
]
const PIRATES: Place = [
  ...(['na pirátskom ostrove', 'ponad celý ostrov', 'na palmu', 'cez potok'] as const),
  ...(['pri pirátskom ostrove', 'v mori', ROCK] as const),
  'cez pirátsky ostrov',
  'pirátsky ostrov',
]
const CASTLE: Place = [
  ...(['na hradnom dvore', 'ponad celý hrad', 'na múr', 'cez kaluž'] as const),
  ...(['pri hradnej priekope', 'v hradnej priekope', FAR] as const),
  'cez hradný dvor',
  'hrad',
]
const DRAGONS: Place = [
  ...(['v dračom údolí', 'ponad celé údolie', 'na skalu', 'cez potok'] as const),
  ...(['pri dračom jazere', 'v dračom jazere', FAR] as const),
  'cez dračie údolie',
  'dračie údolie',
]
const DINOSAURS: Place = [
  ...(['v údolí dinosaurov', 'ponad celé údolie', 'na skalu', 'cez potok'] as const),
  ...(['pri jazere dinosaurov', 'v jazere dinosaurov', FAR] as const),
  'cez údolie dinosaurov',
  'údolie dinosaurov',
]
const MAGIC: Place = [
  ...(['v čarovnom lese', 'ponad celý čarovný les', 'na čarovný strom', 'cez potok'] as const),
  ...(['pri čarovnom jazierku', 'v čarovnom jazierku', FAR] as const),
  'cez čarovný les',
  'čarovný les',
]
const SPACE: Place = [
  ...(['na malej planéte', 'ponad celú planétu', 'na raketu', 'cez kráter'] as const),
  ...(['pri jazierku na malej planéte', 'v jazierku na malej planéte', FAR] as const),
  'okolo veľkého krátera',
  'malá planéta',
]
const HEROES: Place = [
  ...(['na ihrisku superhrdinov', 'ponad celé ihrisko', 'na vysoký múr', 'cez jamu'] as const),
  ...(['pri bazéne superhrdinov', 'v bazéne superhrdinov', 'položí ho na druhý okraj'] as const),
  'cez ihrisko superhrdinov',
  'ihrisko superhrdinov',
]
const YARD: Place = [
  'na dvore',
  'ponad celý dvor',
  'na strom',
  'cez kaluž',
  'pri rybníku',
  'v rybníku',
  FAR,
  'cez dvor',
  'dvor',
]

const capital = (text: string) => text.replace(/^\P{L}*\p{L}/u, (first) => first.toUpperCase())

/** What the wish names: there, and in the water there. */
const NAMED: readonly (readonly [ids: string, at: string, inWater: string])[] = [
  ['rybnik', 'pri rybníku', 'v rybníku'],
  ['jazero', 'pri jazere', 'v jazere'],
  ['rieka', 'pri rieke', 'v rieke'],
  ['potok', 'pri potoku', 'v potoku'],
  ['more', 'pri mori', 'v mori'],
  ['vodopad', 'pri vodopáde', 'pod vodopádom'],
  ['kupalisko, plavaren', 'na kúpalisku', 'na kúpalisku'],
  ['plaz', 'na pláži', 'pri pláži'],
  ['kopec, hora', 'pod kopcom', 'v jazierku pod kopcom'],
  ['les', 'v lese', 'v lesnom jazierku'],
  ['zahrada', 'v záhrade', 'v záhradnom jazierku'],
  ['luka', 'na lúke', 'v rybníku'],
  ['dvor', 'na dvore', 'v rybníku'],
  ['park', 'v parku', 'v parkovom jazierku'],
  ['ihrisko', 'na ihrisku', 'v rybníku'],
  ['preliezka', 'pri preliezke', 'v rybníku'],
  ['klzisko', 'na klzisku', 'v rybníku'],
  ['zoo', 'v zoo', 'v bazéne v zoo'],
  ['farma', 'na farme', 'v rybníku'],
  ['dedina', 'v dedine', 'v rybníku'],
  ['mesto', 'v meste', 'v mestskej fontáne'],
  ['ulica', 'na ulici', 'v rybníku'],
  ['letisko', 'na letisku', 'v rybníku'],
  ['stanica', 'na stanici', 'v rybníku'],
  ['stavba', 'na stavbe', 'v rybníku'],
  ['dzungla', 'v džungli', 'v rieke'],
  ['ostrov', 'na ostrove', 'v mori'],
  ['cesta', 'na ceste', 'v rybníku'],
]

/** What the wish names, else what the family chose, else where somebody of that kind is at home. */
function there(part: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, isFirst = false): string {
  const say = (place: Place) => (isFirst ? capital(place[part]) : place[part])
  const own = `[has| tucniak, ladovy-medved, lad: ${say(ICE)} | [who-in| forest: ${say(FOREST)} | ocean: ${say(SHORE)} | dragons: ${say(DRAGONS)} | dinosaurs: ${say(DINOSAURS)} | space: ${say(SPACE)} | fairy-tale, magic, princesses: ${say(MAGIC)} | [who-is| vehicle, machine: ${say(YARD)} | ${say(MEADOW)}]]]`
  const chosen = `[theme| forest: ${say(FOREST)} | ocean: ${say(SHORE)} | adventure: ${say(ISLAND)} | pirates: ${say(PIRATES)} | castle, princesses: ${say(CASTLE)} | dragons: ${say(DRAGONS)} | dinosaurs: ${say(DINOSAURS)} | magic, fairy-tale: ${say(MAGIC)} | space: ${say(SPACE)} | superheroes: ${say(HEROES)} | ${own}]`
  if (![0, 4, 5].includes(part)) return chosen
  const named = NAMED.map(
    (place) => `${place[0]}: ${isFirst ? capital(place[part === 5 ? 2 : 1]) : place[part === 5 ? 2 : 1]}`,
  )
  return `[has| ${named.join(' | ')} | ${chosen}]`
}

const RIDES = 'jazdit, cuvat, bicyklovat-sa, korculovat-sa, lyzovat-sa, sankovat-sa, smykat-sa'
const DIGS = 'kopat, sadit'

/** In the water already, or on its bank. */
const sea = (inIt: string, onBank: string) => `[who-is| sea-animal: ${inIt} | ${onBank}]`

const OTHERS =
  'bicyklovat-sa: jazdiť na bicykli | korculovat-sa: jazdiť na korčuliach | lyzovat-sa: jazdiť na lyžiach | sankovat-sa: jazdiť na sánkach'
const INF = `[action-is| liezt: [has:strom| liezť na strom | liezť] | behat, utekat: [has| kopec, hora: [action] do kopca | [action]] | ${OTHERS} | [action]]`

/** Who is the only one of its kind that cannot; a snail who cannot run is not. */
const ALL_BUT_ONE = 'Zo všetkých [who.gen_pl] to nevie iba [who:ona/on/ono].'
const ONLY = 'Iní to vedia, iba [who] nie.'
const of = (can: string) => `[by:${can}| ${ALL_BUT_ONE} | ${ONLY}]`
const ALONE = `[action-is| lietat: ${of('flies')} | plavat: [by:floats| ${ALL_BUT_ONE} | ${of('swims')}] | skakat: ${of('jumps')} | behat, utekat: ${of('runs')} | liezt: ${of('climbs')} | ${DIGS}: ${of('digs')} | jazdit, cuvat: ${of('rolls')} | ${ONLY}]`
const TEASED = '[about| teasing: A ostatní sa smejú. | [has:smiat-sa| A ostatní sa smejú.]]'

const AT = sea(there(5, true), `[action-is| plavat: ${there(4, true)} | ${there(0, true)}]`)
const OVER = there(1)
const TALL = `[has:strom| na strom | ${there(2)}]`
const CROSS = there(3)
const HOME = there(7)

const teased = (so: string, other = '') => `[about| teasing: ${so} | [has:smiat-sa| ${so} | ${other}]]`
/** What the fear says that will happen, and why it has not gone yet. */
const FEARED = `[action-is| plavat: že sa ponorím aj s očami | lietat, skakat: že spadnem | liezt: že sa šmyknem | ${DIGS}: že tam dolu bude tma | ${RIDES}: že vybočím z cesty | tancovat: že sa pomýlim | že sa potknem]`
const BUMP = `[action-is| plavat: Plesk! | ${DIGS}: Ale nič z toho nie je. | Buch!]`
/** Where a bit of it has stayed: where the wish says that something is not well. */
const WHERE_LEFT =
  '[has| kridlo: v krídle | labka: v labke | noha: v nohe | chvost: v chvoste | koleno: v kolene | plutvy: v plutve | koleso: v kolese | motor: v motore | brucho: v bruchu | [is:food| pod tým obedom | [who-is| vehicle, machine: v kolesách | v kolenách]]]'
const DID = `[action-is| lietat: [by:flies| [Who] letí ${OVER}. | Je to krátky let, ale je to let.] | plavat: ${sea('[Who] pláva sem a zasa tam.', '[Who] pláva tam a zasa naspäť.')} | skakat: [Who] skočí ${sea('cez vlnu', CROSS)}. | behat, utekat: [has| kopec, hora: [Who] beží až hore na kopec. | [Who] beží tam a ešte aj späť.] | liezt: [Who] vylezie ${TALL}. | tancovat: [Who] sa točí dokola. | hrat-futbal: A [who] dá gól! | kopat: [Who] vykope veľkú jamu. | sadit: [Who] zasadí celý záhon. | cuvat: [Who] cúva až k bráne. | [Who] ide až za zákrutu.]`
const THUD = '[action-is| plavat: plesk | buch]'
const FULL = '[is:food| A bruško má [who] plné. | ]'
const STANDS =
  '[friend-is| toy: Pod pazuchou má [hero] hračku, ktorá sa volá [friend]. | pet: Pri nohách sedí [friend]. | ]'
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

export const nevieHyb: Telling = {
  id: 'cannot-move',
  shape: 'swap',
  fits: {
    ...{ kind: 'event', events: ['cannot', 'afraid'], who: WHO },
    by: ['flies', 'swims', 'floats', 'jumps', 'runs', 'climbs', 'rolls', 'digs'],
  },
  ages: [3, 9],
  titles: ['Podržím ti strach', '[Who] a strach v dlaniach'],
  figures: {
    rest: {
      forms: {
        ...{ name: 'ostatní', nom: 'ostatní', gen: 'ostatných', dat: 'ostatným', acc: 'ostatných' },
        ...{ loc: 'ostatných', ins: 'ostatnými' },
      },
      gender: 'he',
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'drak', nom: 'drak', gen: 'draka', dat: 'drakovi', acc: 'draka', loc: 'drakovi', ins: 'drakom' },
          ...{ nom_pl: 'draky', gen_pl: 'drakov', dat_pl: 'drakom', acc_pl: 'draky', loc_pl: 'drakoch' },
          ins_pl: 'drakmi',
        },
        gender: 'he',
      },
    },
    part: { kinds: ['body'], or: { forms: { name: 'krídlo', nom_pl: 'krídla' }, gender: 'it' } },
    action: { kinds: [], or: { forms: { name: 'lietať', present: 'lieta', past: 'lietal' }, gender: 'it' } },
    whom: {
      kinds: [],
      or: {
        forms: {
          ...{ name: 'suseda', nom: 'suseda', gen: 'susedy', dat: 'susede', acc: 'susedu', loc: 'susede' },
          ins: 'susedou',
        },
        gender: 'she',
      },
    },
    other: {
      kinds: ['animal', 'bird', 'sea-animal', 'insect', 'dinosaur'],
      or: {
        forms: {
          ...{ name: 'lienka', nom: 'lienka', gen: 'lienky', dat: 'lienke', acc: 'lienku', loc: 'lienke' },
          ins: 'lienkou',
        },
        gender: 'she',
      },
    },
    food: {
      kinds: ['food'],
      or: {
        forms: {
          ...{ name: 'piroh', nom: 'piroh', gen: 'piroha', dat: 'pirohu', acc: 'piroh', loc: 'pirohu', ins: 'pirohom' },
          ...{ nom_pl: 'pirohy', gen_pl: 'pirohov', dat_pl: 'pirohom', acc_pl: 'pirohy', loc_pl: 'pirohoch' },
          ins_pl: 'pirohmi',
        },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] raz [držal/drží] v dlaniach [who.gen] strach, kým sa neroztopil.',
  next: 'Ráno má [hero] v dlani mokré miesto a nikto nevie od čoho.',
  young: `
== cannot
[Who.full][part-looks| , [who:ktorá/ktorý/ktoré] má [part.looks_pl] [part.nom_pl],] nevie ${INF}. ${ALONE} ${TEASED} ${FULL}

${AT} to [who] skúša(( ešte raz)). ((Jeden, dva, tri! ))${BUMP}

[is:other| ${teased('@other „Ani toto nevieš?“ smeje sa [other].', '@other „Je to ľahké,“ povie [other]. „Stačí to urobiť.“')} | @rest „Je to ľahké,“ volajú ostatní. „Stačí to urobiť.“]

@hero „Prečo to nejde?“ pýta sa [hero]. ${STANDS}

@who „Lebo mám v sebe *fear strach,“ povie [who]. „Hovorí mi, ${FEARED}.“

&first @hero „Tak mi ho daj,“ povie [hero]. „Podržím ti ho.“

== hold
[Who] dlho vydychuje a strach vyjde von. Je studený ako snehová guľa a trasie sa. [Hero] ho chytí do oboch dlaní.

@who „Drží?“ pýta sa [who].

-2
@hero „Drží,“ povie [hero], hoci to ((veľmi ))studí.
/-2

+2
@hero „Drží,“ povie [hero], hoci to studí až v lakťoch.
/+2

+2
@who „Vráť ma,“ hundre v dlaniach strach. „Bezo mňa to nepôjde.“

@hero „Ticho,“ povie mu [hero]. „Ty teraz nerozprávaš.“
/+2

+2
A práve vtedy zasvrbí [hero.acc/od tej zimy] nos. Poškriabať sa nedá, lebo strach sa nesmie pustiť. ${friend('Našťastie [friend] príde a nos poškriabe.', 'Nos sa teda musí škriabať o plece.')}
/+2

[Who] to skúsi zasa. ${BUMP}

@who „Kúsok ostal ${WHERE_LEFT},“ povie [who] a vydýchne aj ten.

A teraz! ${DID}

+2
@who „Hovoril, ${FEARED}!“ volá [who]. „A vôbec nie!“
/+2

-3
@rest „Ako to robíš?“ volajú ostatní. [is:other| ${teased('[Other] sa už nesmeje.')} |]

@who „Niekto mi drží strach!“ volá [who].
/-3

+3
@rest „Ako to robíš?“ volajú ostatní. [is:other| ${teased('[Other] sa už nesmeje.')} |]

@who „Niekto mi drží strach!“ volá [who] naspäť.

Vtedy sa vedľa niekto pritisne. @rest „A nepodržíš aj môj?“ šepká. „Je iba maličký.“

Lebo strach má každý, iba o ňom nehovorí. Jeden sa bojí tmy, druhý mydla a tretí toho, že ho nikto nezavolá na večeru. O chvíľu je ich toľko, že sa do dlaní nezmestia.

Padajú cez prsty, rozbiehajú sa po zemi a kto ich vidí, uskočí.

@hero „Tak si ich vymeňte,“ povie [hero]. „Každý jeden.“

A každý drží strach niekoho iného. Cudzí strach vôbec nie je strašný. Dá sa hladkať, dá sa mu spievať a trochu, celkom trochu, sa dá aj štekliť. [with2| @friend2 „Ten môj vrčí,“ povie [friend2]. |]
/+3

+4
[is:other| @other „Mydla sa bojí?“ čuduje sa [other] nad strachom v dlani. „Veď mydlo je dobré.“ | @rest „Mydla sa bojí?“ čuduje sa ktosi nad strachom v dlani. „Veď mydlo je dobré.“]

Mydlo vonia a robí bubliny, a to strachu ešte nikto nevysvetlil. A ten, čo sa bojí mydla, zasa hladká strach z tmy. @rest „Tma je dobrá,“ hovorí mu. „Dá sa v nej spať a nikto nevidí, keď máš špinavé uši.“

Strachy si to vypočujú a jeden po druhom stíchnu. [more| Aj [others] držia každý jeden a ukazujú si ich. |] Najmenší z nich vylezie niekomu na palec, chvíľu sa díva hore, čo [who] robí, a potom prvý raz v živote povie: ešte.

@hero „Počuli ste?“ povie [hero]. „Strach povedal ešte!“

A tak [who] ide ešte raz a potom ešte raz a každý sa díva, aj strachy. Po treťom raze sú strachy také teplé, že už nikto nevie, ktorý je čí, a nikomu to neprekáža. Keď sa zotmie, vezme si každý domov ten, čo práve drží, a sľúbi, že naň dá pozor.
/+4

== melt
@hero „A chceš ho naspäť?“ pýta sa napokon [hero].

+2
@who „Iba kúsok,“ povie [who]. „Na dávanie pozoru.“
/+2

-2
@who „Iba kúsok na dávanie pozoru,“ povie [who].
/-2

[Hero] otvorí dlane a naozaj je v nich už iba kúsok. V teplých dlaniach sa strach topí ako sneh. ((A [who] si ten kúsok vdýchne naspäť.))

-4
Cestou domov je šero a [hero] zrazu cíti, že jeden strach má v sebe tiež.
/-4

+4
Domov ide [hero] ${HOME}. Je už šero a za každým kríkom čosi stojí. Jeden krok, druhý krok, a potom sa nohy zastavia.

@hero „Čo je?“ pýta sa ich [hero].

Nohy nič nevravia. Ale niekde pod gombíkmi je čosi studené a okrúhle, ako keď sa prehltne kocka ľadu, a celkom potichu to hovorí, že zajtra je tiež deň a že sa v ňom môže stať všeličo.

@hero „Aha,“ povie [hero]. „Aj ja mám jeden.“

Nie je veľký. Dá sa s ním ísť, keď sa ide pomaly a keď sa s ním nehádaš. A doma je ešte niekto, kto má veľké a teplé dlane a večer v nich nikdy nič nemá.
/+4

== bed
Večer leží [hero] v posteli a pod perinou je teplo.

+3
${friend('Vedľa už [friend] ticho dýcha.')} Za oknom je mesiac a ticho a po celom dni sú tu iba mokré rukávy.
/+3

+4
[more| Aj [others] už spia. |] Niekde ticho spí aj [who] a vedľa spí ten kúsok, celkom malý a teplý.
/+4

&last @hero „Podržíš mi niečo?“ šepne [hero] [adult.dat].

@adult „A čo to bude?“ šepká [adult].

+2
@hero „Také malé a studené,“ šepne [hero]. „Je to na zajtra.“
/+2

-2
@hero „Také malé,“ šepne [hero].
/-2

[Adult] to vezme do teplých dlaní a drží.

^fear @adult „Už tam nič nie je,“ povie [adult] potom ticho. !asleep Ale to už [hero] spí.
`,
  older: `
== cannot
[Who.full][part-looks| , [who:ktorá/ktorý/ktoré] má [part.looks_pl] [part.nom_pl],] nevie ${INF}. ${ALONE} ${TEASED} ${FULL} Skúša to vždy, keď sa nikto nedíva, a práve vtedy sa vždy niekto díva.

-2
${AT} to [who] skúša aj dnes, poctivo ráta do troch a ${THUD}.
/-2

+2
Rady dostáva každý deň. [is:other| ${teased('Najviac sa smeje [other].', '[Other] radí, že treba viac chcieť.')} | Jeden radí, že treba viac chcieť.] Niekto iný radí, že na to netreba myslieť, a odvtedy sa nedá myslieť na nič iné. ${AT} to [who] skúša aj dnes, poctivo ráta do troch a ${THUD}.
/+2

@hero „A prečo to nejde?“ pýta sa [hero]. ${STANDS}

@who „Lebo mám v sebe strach,“ povie [who]. „Celý čas mi hovorí, ${FEARED}. A ja mu verím, lebo má taký istý hlas ako ja.“

+2
Strach má [who] vraj od malička. Raz v noci zaklope, že iba na chvíľu, a pretože je malý a je mu zima, smie ostať. Odvtedy je z neho poriadny kus a o odchode už nehovorí.
/+2

&first @hero „Tak mi ho daj,“ povie [hero]. „Podržím ti ho.“

== hold
[Who] dlho vydychuje a strach vyjde von. Je studený ako snehová guľa, trasie sa a vôbec nevyzerá tak dôležito, ako hovorí. [Hero] ho chytí do oboch dlaní.

@who „Drží?“ pýta sa [who].

@hero „Drží,“ povie [hero].

*fear @who „Vráť ma,“ hundre strach v dlaniach. „Bezo mňa to nepôjde.“

@hero „Ty si v tejto veci už [=povedal] dosť,“ odpovie [hero].

+2
Ľahké to nie je. Strach sa mrví ako vrabec, studí až v lakťoch a treba ho držať tak akurát, lebo pritesno mu je úzko a privoľno uteká. ${friend('[Friend] zatiaľ škriabe [hero.acc/ten nos] na nose, lebo nos zasvrbí vždy vtedy, keď sú ruky plné.', 'A nos, ako to už býva, zasvrbí práve vtedy, keď sú ruky plné.')}
/+2

A [who] to skúsi ešte raz. ${DID}

-2
Ide to raz, ide to druhý raz a hneď aj tretí.

Vtom sa k dlaniam natiahnu ostatní. Každý chce vidieť, ako taký strach vyzerá, a mlčať sa dá ťažko, keď má človek v rukách niečo také. [Hero] ich trochu pootvorí, iba na prst. Stačí to. Strach vyskočí ako blcha a je preč.
/-2

+2
Teraz je to naozaj pekný pohľad. Nikto nehovorí, každý sa iba díva, a jednému pritom vypadne z ruky celý olovrant, chlieb, jablko aj obrúsok.

@rest „Ako to robí?“ volajú ostatní a hneď sú všade okolo. „A čo to máš v rukách? Ukáž!“

Ukázať sa nemá nič, čo sa drží. Lenže držať strach je aj trochu sláva a na takúto otázku sa mlčí ťažko. Dlane sa pootvoria, iba na prst. Stačí to. Strach vyskočí ako blcha a je preč.
/+2

== empty
-2
@who „Drží?“ volá [who].
/-2

+2
@who „Drží?“ volá [who], celkom bez dychu od radosti.
/+2

*empty [Hero] má dlane prázdne. Ale stačí ich zavrieť a [who] nič nezistí.

-2
Lenže čo ak sa strach vráti, a práve vtedy, keď bude [who] najďalej?
/-2

+2
Zavreté dlane vyzerajú rovnako, či v nich niečo je, alebo nie. A keď sa to prezradí, [who] sa zľakne a bude ${THUD}, a na vine bude [hero]. Keď sa to neprezradí, nestane sa vôbec nič. Iba niekde behá strach, ktorý nikto nedrží, a ktovie, komu sa zavesí na nohu.

A už sa aj vešia. Kúsok odtiaľ ktosi práve nesie tri hrušky, a zrazu stojí, hrušky má na zemi a nevie, čoho sa bojí. O chvíľu stojí vedľa neho druhý. Strach, ktorý nikto nedrží, je totiž pre každého, komu ide do cesty.
/+2

+3
[with2| @friend2 „Povedz, že drží,“ šepká [friend2]. „Veď to pekne ide.“ |] Ostatní sa dívajú do zeme. Každý vie, ako to je, a každý si pre istotu schová vlastné ruky za chrbát, ten s olovrantom tiež.
/+3

^empty @hero „Nedrží!“ zavolá [hero] a ukáže dlane. „Utiekol mi a chyba je moja.“

Je také ticho, že počuť aj vlastný dych.

@who „A kto ho teda drží?“ pýta sa [who].

@hero „Nikto,“ povie [hero].

@who „A mne to aj tak stále ide?“ čuduje sa [who].

-2
A naozaj, stále to ide. [action-is| plavat: Plesk | Buch] príde až potom, od smiechu, a je mäkký.
/-2

+2
A naozaj. Ide to, už dobrú chvíľu to ide a strach je pritom ktovie kde. [Who] sa od samého údivu zabudne báť a ${THUD} príde až potom. Ale je to ${THUD} od smiechu a ten je mäkký.

/+2

@who „Hnevám sa na teba,“ povie potom [who], „ale iba málo. Keby ti [=neutiekol/neutečie], ešte stále by ma strašil.“

== find
-2
Strach potom hľadajú spolu a nájdu ho celkom pri zemi. Keď mu nikto neverí, je z neho iba kúsok, a ten sa trasie od hlavy až po päty.

@hero „On sa bojí,“ povie [hero].

@who „Veď je to strach,“ povie [who], „tak čo iné má robiť?“
/-2

+2
Hľadať strach je zvláštna vec, lebo obyčajne si nájde strach teba. Najprv sa teda pýtajú. Ten s hruškami ukáže doľava a druhý doprava, lebo na strach sa nikto poriadne nedíva. Potom ide [hero] po stopách. Všade, kade strach beží, leží niečo, čo niekto pustí z ruky: koláč, lopta, jedna papuča. Posledná je lyžica a hneď za ňou, celkom pri zemi, je strach. Keď mu nikto neverí, je z neho iba kúsok, a ten sa trasie od hlavy až po päty.

@hero „On sa bojí,“ povie [hero].

@who „Veď je to strach,“ povie [who]. „Čo iné má robiť?“
/+2

+3
Potom sa ukáže, že tam nie je iba jeden. Je tam strach z tmy, strach z mydla a jeden celkom malý strach z toho, že večera bude bez neho. Nikto sa k nim nehlási a každý sa díva niekam inam, a to najradšej rovno do neba. Až potom sa [is:other| [other] | ktosi] zohne po ten najmenší.

@rest „Tento je môj,“ povie ticho. „Myslím, že je na čase.“

Napokon drží každý jeden. A pretože je zima a strachy sú studené, po chvíli si ich vymenia. S cudzím strachom je to totiž iné. Cudzí strach vôbec nie je strašný, dá sa hladkať a trochu aj štekliť, a kým ho niekto hladká, ten tvoj niekde vedľa tiež stíchne.

@rest „A čo robí ten môj?“ pýta sa jeden cez rameno a tvári sa, že len tak.

@rest „Už nevrčí,“ povie druhý. „A čo môj?“

@rest „Pst,“ povie prvý, odrazu na špičkách. „Zaspáva. Má za sebou ťažký deň a nikto mu zatiaľ nespieva.“
/+3

@hero „Mám ti ho podržať, teraz už poriadne?“ pýta sa [hero].

@who „Netreba,“ povie [who] a vezme si ho. „Podržím si ho, lebo taký malý sa mi zíde na dávanie pozoru.“

== home
Domov ide [hero] ${HOME}. Je šero a niekde pod gombíkmi je odrazu čosi studené a okrúhle, čo potichu rozpráva o zajtrajšku.

+2
@hero „Aha,“ povie [hero]. „Takže aj ja mám jeden.“ Je to čudné, ale chodiť sa s ním dá, keď sa ide pomaly a keď je doma niekto s teplými dlaňami.
/+2

== bed
Večer leží [hero] v posteli a pod perinou je teplo.

+2
V dlani ešte trochu studí. ${friend('Vedľa už [friend] pomaly dýcha.', 'Za oknom je mesiac a ticho.')} Niekde ticho spí aj [who] a v teple vedľa spí ten strach, celkom malý.
/+2

+3
[more| Aj [others] už spia. |] V izbe je mäkká tma a iba dlaň sa niekedy pomaly zavrie, akoby v nej ešte niečo bolo.
/+3

&last @hero „Podržíš mi niečo?“ šepne [hero] [adult.dat].

@adult „A čo to bude?“ šepká [adult].

@hero „Také malé, na zajtra,“ šepne [hero].

[Adult] to vezme do teplých dlaní a drží. V takých dlaniach sa strach topí ako sneh.

^fear @adult „Drží,“ povie [adult] ticho. !asleep Ale to už [hero] spí.
`,
}
