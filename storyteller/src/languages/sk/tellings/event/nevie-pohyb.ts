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

/** Told by what is to be done; `falls` is for flying, jumping, running, climbing, dancing and football. */
const doing = (swims: string, digs: string, rides: string, falls: string) =>
  `[action-is| plavat: ${swims} | ${DIGS}: ${digs} | ${RIDES}: ${rides} | ${falls}]`
/** In the water already, or on its bank. */
const sea = (inIt: string, onBank: string) => `[who-is| sea-animal: ${inIt} | ${onBank}]`
/** A ship with a hole. */
const hole = (so: string, other: string) => `[has:jama| ${so} | ${other}]`

/** What a wish says is not well, when it is not the tummy. */
const LIMBS: readonly (readonly [ids: string, name: string, accusative: string, genitive: string, dative: string])[] = [
  ['kridlo, pierko', 'krídlo', 'krídlo', 'krídla', 'krídlu'],
  ['labka', 'labka', 'labku', 'labky', 'labke'],
  ['noha, chodidlo, clenok, pata', 'noha', 'nohu', 'nohy', 'nohe'],
  ['chvost', 'chvost', 'chvost', 'chvosta', 'chvostu'],
  ['ruka', 'ruka', 'ruku', 'ruky', 'ruke'],
  ['koleno', 'koleno', 'koleno', 'kolena', 'kolenu'],
  ['chrbat', 'chrbát', 'chrbát', 'chrbta', 'chrbtu'],
  ['plutvy', 'plutva', 'plutvu', 'plutvy', 'plutve'],
  ['koleso', 'koleso', 'koleso', 'kolesa', 'kolesu'],
  ['motor', 'motor', 'motor', 'motora', 'motoru'],
]

/** Why it does not go: a full tummy, something that is not well, or what the tummy has to say. */
const why = (food: string, rest: string, own: string) =>
  `[is:food| ${food} | [has| ${LIMBS.map(([ids]) => ids).join(', ')}: ${rest} | [feels:hurt| ${rest} | ${own}]]]`

/** Who does not want to. */
function part(form: 1 | 2 | 3 | 4, isFirst = false): string {
  const say = (text: string) => (isFirst ? capital(text) : text)
  const limbs = LIMBS.map((limb) => `${limb[0]}: ${say(limb[form])}`).join(' | ')
  const tummy = say(['bruško', 'bruško', 'bruška', 'brušku'][form - 1] ?? '')
  return `[is:food| ${tummy} | [has| ${limbs} | ${tummy}]]`
}

const P = part(1)
const P_FIRST = part(1, true)
const P_ACC = part(2)
const P_GEN = part(3)
const P_DAT = part(4)

const MANY =
  'jablko, hruska, banan, jahoda, ceresna, zemiak, palacinka, kolac, pernik, bryndzove-halusky, spagety, vajicko, klobasa, piroh, rezen, knedla, hranolceky, hamburger, lizanka, chlebicek, ranajky, paradajka, uhorka, slivka, pomaranc, parky, rozok, zemla, keks, susienka, oblatka, cukrik, malina, cucoriedka, marhula, broskyna, lievanec, parena-buchta, lazane, opekance, bobalky, figa, hrozienka, cukrovinka, granula, makovnik'
/** Dumplings, but honey. */
const FOOD = `[has| ${MANY}: [food.gen_pl] | [food.gen]]`
const Z_FOOD = `[has| ${MANY}: [z food.gen_pl] | [z food.gen]]`

const OTHERS =
  'bicyklovat-sa: jazdiť na bicykli | korculovat-sa: jazdiť na korčuliach | lyzovat-sa: jazdiť na lyžiach | sankovat-sa: jazdiť na sánkach'
const INF = `[action-is| liezt: [has:strom| liezť na strom | liezť] | behat, utekat: [has| kopec, hora: [action] do kopca | [action]] | ${OTHERS} | [action]]`
const WANT = `[action-is| lietat: letieť | behat: bežať | skakat: skočiť | ${OTHERS} | [action]]`
const GO = `[action-is| lietat: letí | behat: beží | ${OTHERS.replaceAll('jazdiť', 'jazdí')} | [action.present]]`

const HEAD = '[who-is| vehicle, machine: nos | hlava]'
const ON_HEAD = '[who-is| vehicle, machine: na nos | na hlavu]'
const HEAD_GEN = '[who-is| vehicle, machine: nosa | hlavy]'
const HEAD_ACC = '[who-is| vehicle, machine: nos | hlavu]'
const HEAD_FIRST = '[who-is| vehicle, machine: Nos | Hlava]'

/** Who is the only one of its kind that cannot; a snail who cannot run is not. */
const ALL_BUT_ONE = 'Zo všetkých [who.gen_pl] to nevie iba [who:ona/on/ono].'
const ONLY = 'Iní to vedia, iba [who] nie.'
const of = (can: string) => `[by:${can}| ${ALL_BUT_ONE} | ${ONLY}]`
const ALONE = `[action-is| lietat: ${of('flies')} | plavat: [by:floats| ${ALL_BUT_ONE} | ${of('swims')}] | skakat: ${of('jumps')} | behat, utekat: ${of('runs')} | liezt: ${of('climbs')} | ${DIGS}: ${of('digs')} | jazdit, cuvat: ${of('rolls')} | ${ONLY}]`
const FEARS = `[action-is| plavat: Bojí sa totiž vody. | lietat, liezt: Bojí sa totiž výšky. | skakat, behat, utekat: Bojí sa totiž, že spadne. | Trochu sa totiž bojí.]`
const BECAUSE = why(
  `Má totiž bruško plné ${FOOD}. ((Bol to veľmi dobrý obed.))`,
  `[feels:hurt| Bolí [who:ju/ho/ho] ${P}. | ${P_FIRST} totiž nevládze.]`,
  `[feels:afraid| ${FEARS} | ${ALONE}]`,
)
const TEASED = '[about| teasing: A ostatní sa smejú. | [has:smiat-sa| A ostatní sa smejú.]]'

const AT = sea(there(5, true), `[action-is| plavat: ${there(4, true)} | ${there(0, true)}]`)
const OVER = there(1)
const TALL = `[has:strom| na strom | ${there(2)}]`
const CROSS = there(3)
const PUTS_THERE = there(6)
const HOME = there(7)
const SEEN = there(8)

const teased = (so: string, other = '') => `[about| teasing: ${so} | [has:smiat-sa| ${so} | ${other}]]`
const OTHER = `[is:other| ${teased('Najviac sa smeje [other].', '[Other] to vie a ukazuje, ako na to.')}]`
const OTHER_THEN = `[is:other| ${teased('[Other] sa už nesmeje.', `[Other] ${GO} hneď vedľa.`)} | ${teased('Nikto sa už nesmeje.')}]`
const BUMP = why('Je plné a ťažké.', '', doing('', '', '', sea('Plesk!', 'Buch!')))
const afraid = (said: string) =>
  `[feels:afraid| [action-is| lietat, liezt: Bojím sa, lebo je to vysoko. | plavat: Bojím sa, lebo voda je hlboká. | Bojím sa.] ${said} | ${said}]`
/** What the tummy has to say. */
const REASON = why(
  `Lebo mám robotu. Robím ${Z_FOOD} silu, ale na tvrdom to ide pomaly.`,
  '[feels:hurt| Bolí to a | Nevládzem a] chcem si tri dni poležať na mäkkom.',
  doing(
    hole(
      'Mám dieru, a keď vojdeme do vody, natečie do nás more.',
      sea(
        afraid('Tu dole sú tvrdé kamene. Kto sa o ne škriabe? Ja!'),
        afraid('Keď ideme do vody, komu je zima najviac? Mne!'),
      ),
    ),
    afraid('Kto pri tom leží na studenej zemi? Ja!'),
    afraid('Na ceste je veľký hrboľ, a koho vždy natrasie? Mňa!'),
    sea(afraid('Keď spadneme, kto pleskne o vodu prvý? Ja!'), afraid('Keď spadneme, kto buchne o zem prvý? Ja!')),
  ),
)
const NEEDS = why(
  'Treba ti niečo mäkké',
  'Treba ti niečo mäkké',
  doing(
    hole('Treba tú dieru zapchať', sea('Treba ti niečo mäkké', 'Na konci ťa bude čakať niečo suché a teplé')),
    'Treba ti niečo teplé',
    'Treba ti niečo mäkké',
    'Treba ti niečo mäkké',
  ),
)
const PUTS = why(
  'dá ho pod bruško',
  `dá ho pod ${P_ACC}`,
  doing(
    hole('zapchá ním dieru', sea('hodí ho do vody rovno na kamene', PUTS_THERE)),
    'dá ho pod bruško',
    'položí ho na hrboľ',
    sea('hodí ho tam, kde bruško vždy pleskne', 'položí ho tam, kde bruško vždy buchne'),
  ),
)
/** The first try with the pillow. */
const TRIES = why(
  'V brušku to robí škvŕk a škvŕk. [Who] zatiaľ leží a díva sa do neba.',
  `Ráno aj večer príde [hero] a na ${P_ACC} jemne pofúka. ${P_FIRST} leží a je ticho.`,
  doing(
    hole(
      '[Who] vojde do vody, najprv iba kúsok od brehu. Dnu nenatečie ani kvapka.',
      sea(
        'Vankúš sa namočí a klesne presne na kamene. Bruško si naň opatrne sadne.',
        'Bruško sa najprv namočí iba na jednom mieste. Brr! Potom na druhom. Brr!',
      ),
    ),
    'Bruško si na vankúš ľahne. Najprv ho vyskúša zľava a potom sprava.',
    'Najprv idú celkom pomaly. Hop na hrboľ, hop z hrboľa, a je to.',
    sea(
      'Najprv to skúsia celkom nízko. Plesk! Bruško pleskne rovno do vankúša.',
      'Najprv to skúsia celkom nízko. Buch! Bruško buchne rovno do vankúša.',
    ),
  ),
)
const READY = why(
  `„Ešte mám veľa ${FOOD},“ hlási bruško. ((„Ešte mám málo ${FOOD}.“ ))A o chvíľu volá: „Už mám iba silu!“`,
  `Prejde jeden deň, prejde druhý deň. Na tretí deň ${P} povie: „Už vládzem!“`,
  doing(
    hole(
      '„Vankúš drží,“ povie bruško. „Môžeme ísť na hlbokú.“',
      sea(
        '„Teraz sú tie kamene mäkké,“ povie bruško. „Môžeme.“',
        '„Na ten suchý vankúš sa teším,“ povie bruško. „Môžeme.“',
      ),
    ),
    '„Teraz ma už zem nestudí,“ povie bruško. „Môžeme.“',
    '„Teraz je ten hrboľ mäkký,“ povie bruško. „Môžeme.“',
    sea('„Teraz to neštípe,“ povie bruško. „Môžeme ešte raz.“', '„Teraz to nebolí,“ povie bruško. „Môžeme ešte raz.“'),
  ),
)
const DID = `[action-is| lietat: [by:flies| [Who] letí ${OVER}. | Je to krátky let, ale je to let.] | plavat: ${sea('[Who] pláva sem a zasa tam.', hole('[Who] pláva a dnu nejde ani kvapka.', '[Who] pláva rovno k vankúšu.'))} | skakat: [Who] skočí ${sea('cez vlnu', CROSS)}. | behat, utekat: [has| kopec, hora: [Who] beží až hore na kopec. | [Who] beží tam a ešte aj späť.] | liezt: [Who] vylezie ${TALL}. | tancovat: [Who] sa točí dokola. | hrat-futbal: A [who] dá gól! | kopat: [Who] vykope veľkú jamu. | sadit: [Who] zasadí celý záhon. | cuvat: [Who] cúva až k bráne. | [Who] ide až za zákrutu.]`
/** Dumplings give strength to whoever is full of them. */
const DONE = `[is:food| [Who] má silu ${Z_FOOD}((, ako má auto silu z benzínu)). ((${DID})) | ${DID}]`
const below = (swims: string, digs: string, falls: string) =>
  `[action-is| lietat: [by:flies| „Nič, iba vzduch! A celkom dole je ${SEEN}!“ | „Nič! Iba vzduch!“] | skakat: „Nič! Iba vzduch!“ | plavat: ${swims} | liezt: „Vy! A akí ste malí!“ | ${DIGS}: ${digs} | ${RIDES}, behat, utekat: „Cesta! A uteká!“ | ${falls}]`
const BELOW_FULL = below('„Voda! Samá voda!“', '„Hlina! Samá hlina!“', '„Zem! A točí sa!“')
const BELOW = below(
  hole('„Voda! A vo mne ani kvapka!“', sea('„Voda! A nijaké kamene!“', '„Voda! A už nestudí!“')),
  '„Hlina! A vôbec nestudí!“',
  '„Zem! A vôbec nebúcha!“',
)
const ASKS_BELOW = why('Bruško, čo je pod tebou', `${P_FIRST}, vládzeš`, 'Bruško, čo je pod tebou')
const ANSWERS = why(BELOW_FULL, '„Vládzem! A ešte sa mi chce!“', BELOW)
const LIKE = `[action-is| plavat: ako vlny | lietat: ako krídla | ${RIDES}: ako cesta cez kopce | hore a dolu]`

const STANDS = `${sea('Na brehu', 'Vedľa')} stojí [friend-is| toy: [hero] a pod pazuchou nesie hračku, ktorá sa volá [friend] | pet: [hero] a pri nohách sedí [friend] | [with2| [hero], [friend] a [friend2] | [with| [hero] a [friend] | [hero]]]][is:whom| . Je tu aj [whom]]`
/** Who has the idea: somebody whom the wish names, else a friend; a toy and a pet say nothing. */
const ofFriend = (friend: (id: string) => string, hero: string) =>
  `[is:whom| ${friend('whom')} | [friend-is| toy, pet: ${hero} | [with| ${friend('friend')} | ${hero}]]]`
const FRIEND_NEEDS = ofFriend((id) => `@${id} „${NEEDS},“ povie [${id}] a [hero]`, `@hero „${NEEDS},“ povie [hero] a`)
const FRIEND_KNOWS = ofFriend(
  (id) => `@${id} „Možno sa hnevá,“ povie [${id}]. „Keď mňa nikto nepočúva, tiež mlčím.“`,
  '@bottom „Možno sa hnevá,“ povie zadok. „Keď mňa nikto nepočúva, tiež mlčím.“',
)
const FRIEND_NEEDS_OLDER = ofFriend(
  (id) => `@${id} „${NEEDS},“ povie [${id}] a [hero] beží domov.`,
  `@hero „${NEEDS},“ povie [hero] a beží domov.`,
)
const FRIEND_COUNTS = ofFriend((id) => `@${id} „Jeden, dva, tri!“ ráta [${id}].`, 'Jeden, dva, tri!')

/** On the way home, and at the table: who is full of dumplings has them at the table first. */
const EYES = [
  `Domov ide [hero] pomaly ${HOME}. Nohy chcú ísť domov a ruky chcú ísť domov, iba oči ešte nechcú.`,
  '&again @hero „Oči, prečo nechcete ísť domov?“ pýta sa [hero].',
  'Na nebi totiž práve vychádza prvá hviezda. Tak sa na ňu chvíľu dívajú a potom už idú domov aj oči.',
] as const
const SUPPER = [
  `Pri večeri chcú ústa ešte [is:food| trochu ${FOOD} | jeden koláč]. [Hero] sa ale najprv opýta bruška.`,
  '@hero „Bruško, aj ty chceš?“',
  'Bruško spraví škvŕk.',
  '@adult „To je áno, alebo nie?“ pýta sa [adult].',
  '@hero „To je, že polovicu,“ povie [hero]. Druhú polovicu teda zje [adult].',
] as const
const full = (all: readonly string[]) => all.map((one) => `[is:food| ${one} | ]`).join('\n\n')
const empty = (all: readonly string[]) => all.map((one) => `[is:food| | ${one}]`).join('\n\n')

/** What comes of it when the tummy is outvoted. */
const FAILS = why(
  'V brušku sa všetko pomieša a ozve sa také hrozné grg, že sa ďalej ísť nedá.',
  `${P_FIRST} sa zdvihne do polovice a potom to tak zabolí, že sa ďalej ísť nedá.`,
  doing(
    hole(
      'Cez dieru natečie dnu toľko vody, že treba rýchlo naspäť na breh.',
      sea(
        'Bruško sa tak oškrie o kamene, že sa ďalej ísť nedá.',
        'Bruško sa v studenej vode tak roztrasie, že treba rýchlo naspäť na breh.',
      ),
    ),
    'Bruško sa na studenej zemi tak roztrasie, že sa nedá trafiť ani do hliny.',
    'Na ceste je veľký hrboľ a bruško tak natrasie, že [who] ostane stáť krížom.',
    sea(
      'Potom sa už iba padá. Bruško pleskne o vodu prvé, zadok druhý a hlava posledná.',
      'Potom sa už iba padá. Bruško buchne o zem prvé, zadok druhý a hlava posledná.',
    ),
  ),
)

export const nevieHyb: Telling = {
  id: 'cannot-move',
  shape: 'misunderstanding',
  fits: {
    ...{ kind: 'event', events: ['cannot', 'afraid'], who: WHO },
    by: ['flies', 'swims', 'floats', 'jumps', 'runs', 'climbs', 'rolls', 'digs'],
  },
  ages: [3, 9],
  titles: ['Vankúš pre [who.acc]', `${P_FIRST} nechce`, `Prečo ${P} nechce ${WANT}`],
  figures: {
    belly: {
      forms: {
        ...{ name: 'bruško', nom: 'bruško', gen: 'bruška', dat: 'brušku' },
        ...{ acc: 'bruško', loc: 'brušku', ins: 'bruškom' },
      },
      gender: 'it',
    },
    head: {
      forms: { name: 'hlava', nom: 'hlava', gen: 'hlavy', dat: 'hlave', acc: 'hlavu', loc: 'hlave', ins: 'hlavou' },
      gender: 'she',
    },
    bottom: {
      forms: {
        ...{ name: 'zadok', nom: 'zadok', gen: 'zadku', dat: 'zadku', acc: 'zadok', loc: 'zadku', ins: 'zadkom' },
      },
      gender: 'he',
    },
    rest: {
      forms: {
        ...{ name: 'ostatní', nom: 'ostatní', gen: 'ostatných', dat: 'ostatným', acc: 'ostatných' },
        ...{ loc: 'ostatných', ins: 'ostatnými' },
      },
      gender: 'he',
    },
    biggest: {
      forms: {
        ...{ name: 'najväčší zo všetkých', nom: 'najväčší zo všetkých', gen: 'najväčšieho zo všetkých' },
        ...{ dat: 'najväčšiemu zo všetkých', acc: 'najväčšieho zo všetkých', loc: 'najväčšom zo všetkých' },
        ins: 'najväčším zo všetkých',
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
  fact: '[Hero] raz [požičal/požičia] [who.dat] svoj vankúš.',
  next: 'Ráno je vankúš zasa v posteli a v strede má jamku po niekom inom.',
  young: `
== cannot
[Who.full][part-looks| , [who:ktorá/ktorý/ktoré] má [part.looks_pl] [part.nom_pl],] nevie ${INF}. ${BECAUSE} ${TEASED}

${AT} to [who] skúša(( ešte raz)). ((Jeden, dva, tri!)) ${HEAD_FIRST} chce ${WANT} a zadok chce ${WANT}. Iba ${P} sa ani nepohne. ${BUMP}

-2
((${OTHER}))
/-2

+2
${OTHER}
/+2

+2
[Who] to skúša [who-is| vehicle, machine: so svetlami, skúša to bez svetiel | s otvorenými očami, skúša to so zavretými] a skúša to aj celkom potichu.
/+2

@who „Zasa nič,“ povie [who] a [feels:ashamed| hanbí sa | je [who:smutná/smutný/smutné]].

+2
@rest „Musíš viac chcieť!“ radia ostatní.

@head „Ja predsa chcem,“ povie ${HEAD}.

@bottom „Aj ja chcem,“ povie zadok. „Už ma nebaví iba sedieť.“

Iba ${P} nepovie nič, lebo sa nikto nepýta.
/+2

${STANDS}. Každý sa pozerá ((hore ))${ON_HEAD}, iba [hero] sa pozerá ((dolu ))na ${P_ACC}.

&first @hero „${P_FIRST}, prečo nechceš ${WANT}?“ spýta sa [hero].

@belly „Mňa sa ešte nikto nespýtal,“ čuduje sa ${P} ((tenkým hlasom)). „${REASON}“

${FRIEND_NEEDS} beží po svoj vankúš z postele. ((Prinesie ho a ))${PUTS}.

== turn
+2
${TRIES}
/+2

@belly ${READY}

+3
[with2| @friend2 „${HEAD_FIRST} chce? Zadok chce?“ pýta sa [friend2]. „A čo ${P}?“ | @hero „${HEAD_FIRST} chce? Zadok chce?“ pýta sa [hero]. „A čo ${P}?“]

@belly „Aj ja chcem,“ povie ${P}. Po prvý raz chcú to isté.
/+3

${FRIEND_COUNTS} ${HEAD_FIRST} ${GO}. Zadok ${GO}. A ${GO} aj ${P}! ${DONE}

@hero „${ASKS_BELOW}?“ volá [hero].

@belly ${ANSWERS} smeje sa ${P}. ((${OTHER_THEN}))

+3
Ide to aj druhý raz a ide to aj tretí raz. Na štvrtý raz už nikto neráta.

@rest „Ako to, že to zrazu ide?“ čudujú sa ostatní.

@bottom „Lebo už chceme všetci,“ povie zadok.

@head „Ja chcem najviac,“ povie ${HEAD}.

@belly „Nie, ja,“ povie ${P}.
/+3

+4
@head „Teraz doľava!“ rozkáže ${HEAD}.

@bottom „A mňa sa nikto nepýta?“ ozve sa zadok. „Ja chcem doprava.“

Tak sa [who] točí dokola ako kolotoč.

@hero „Po jednom!“ volá [hero]. „Najprv ${HEAD}, potom zadok a potom ${P}.“

Idú teda najprv doľava a potom doprava. A ${P} chce nakoniec naspäť na vankúš, tak idú teda tam.

Ostatní stoja okolo a dívajú sa na vlastné brušká.

@biggest „Ja sa svojho bruška nikdy nepýtam,“ povie najväčší zo všetkých. „Čo keď aj moje niečo chce?“

@hero „Tak sa opýtaj,“ poradí [hero].

@biggest „Bruško, čo chceš?“ pýta sa najväčší.

@belly „Poškrabkať,“ povie jeho bruško. „Čakám na to už veľmi dlho.“

A tak sa každý pýta svojho bruška. Jedno chce ležať na slnku. Druhé chce rožok, a keď ho dostane, chce ešte jeden. A bruško toho najmenšieho nechce nič, iba sa chce chvíľu rozprávať.

[more| Aj [others] sa pýtajú svojich brušiek a dlho počúvajú.] Je z toho veľmi príjemné popoludnie.
/+4

== bed
@belly „Môže mi ten vankúš ostať do rána?“ pýta sa večer ${P}. A [hero] ho tam nechá.

+3
${empty(EYES)}
/+3

+4
${full(EYES)}
/+4

+3
${full(SUPPER)}
/+3

+4
${empty(SUPPER)}

Potom sa umývajú ruky a umývajú sa aj nohy. Iba uši nechcú.

&again @adult „Uši, prečo sa nechcete umyť?“ pýta sa [adult].

@hero „Lebo do nich nateká voda,“ povie [hero].

@adult „Tak iba zvonka a teplou,“ sľúbi [adult]. A to už uši chcú.
/+4

Potom [hero] leží v posteli. Nohy chcú spať a ruky chcú spať, iba hlava ((ešte ))nechce.

&last @adult „Hlava, prečo nechceš spať?“ šepne [adult].

@hero „Lebo nemá vankúš,“ šepne [hero]. „Ten je u [who.gen].“

@adult „Tak si ju polož na moje bruško,“ šepne [adult].

+2
[Hero] si ju tam položí a počúva. Vnútri to potichu robí škvŕk.
/+2

+4
@hero „Čo hovorí?“ šepne [hero].

@adult „Že mu je dobre,“ šepne [adult].

V izbe je ticho a tma. [friend-is| toy: [Friend] leží pod perinou. | [with| [Friend] vedľa pomaly dýcha. | Za oknom svieti mesiac.]]
/+4

Bruško pod hlavou je mäkké a teplé. Pomaly ide hore a dolu, ${LIKE}. Hlava to ((chvíľu ))skúša a už chce spať aj ona. !asleep A [hero] spí.
`,
  older: `
== vote
[Who.full][part-looks| , [who:ktorá/ktorý/ktoré] má [part.looks_pl] [part.nom_pl],] nevie ${INF}. ${BECAUSE} ${TEASED}

${AT} sa okolo [who.gen] stretnú ostatní a každý má pre ${HEAD_ACC} dobrú radu.

@rest „Musíš viac chcieť a musíš si veriť,“ hovoria.

${HEAD_FIRST} všetkých počúva(( a poctivo prikyvuje)). ${OTHER} Potom [who] ráta do troch. Chce ${HEAD}, chce zadok, chce ľavý bok a chce aj pravý, iba ${P} sa ani nepohne. ${BUMP}

@who „Zasa nič,“ povie [who] a [feels:ashamed| hanbí sa | je [who:smutná/smutný/smutné]].

+2
@rest „Niekto musí aj strážiť veci,“ utešujú ostatní.

A tak [who] stráži štyri tašky a jednu čiapku. Nikto ich nechce ukradnúť a deň je pri tom veľmi dlhý.
/+2

${STANDS}.

@hero „Budeme o tom hlasovať,“ povie [hero], lebo doma sa hlasuje o všetkom a vždy vyhrá to, za čo je viac hlasov.

+2
V nedeľu sa napríklad hlasuje, či sa pôjde na rozhľadňu. Za sú tri hlasy a proti je iba jeden, a ten jeden je [hero], lebo [ju/ho/] tlačí topánka. Na topánku sa však nikto nepýta. Rozhľadňa má tristo schodov a topánka tlačí na každom z nich.
/+2

@hero „Kto je za?“ pýta sa ((teda ))[hero].

Za je ${HEAD}, za je zadok a za sú aj oba boky.

@hero „A kto je proti?“

@belly „Ja som proti,“ povie ${P} tenkým hlasom, „a môžem povedať aj prečo.“

@hero „To už netreba,“ povie [hero]. „Sú to štyri hlasy proti jednému, tak sa ide!“

== fails
Ide sa teda a musí ísť aj ${P}. ${FAILS}

@belly „Na to sa ma mohol niekto opýtať,“ povie ${P} a viac ((už ))nepovie nič.

+2
@hero „Tak kto chce počuť, čo povie ${P}?“ skúsi to [hero] ešte raz. Chce to každý okrem ${P_GEN}, a ${P} mlčí.

@hero „Ale sú to štyri hlasy,“ upozorní [hero].

${P_FIRST} mlčí ďalej, lebo o tom, či niekto bude hovoriť, sa hlasovať nedá.
/+2

+3
${FRIEND_KNOWS}

[Hero] sa pozrie na svoju topánku. Je to tá istá, čo v nedeľu, a tlačí ešte aj dnes. Prečo tlačí, to nevie nikto, lebo o topánke sa iba hlasuje.
/+3

== ask
@rest „Celé to kazí ${P},“ hovoria už aj ostatní.

-2
[Hero] môže iba prikývnuť a nikto sa nič nedozvie, ale nie je to pravda.
/-2

+2
[Hero] môže iba prikývnuť a nikto sa nedozvie, čí nápad je to hlasovanie. Prikývnutie je už skoro hotové a brada ide dolu. Ale nie je to pravda.
/+2

@hero „Nekazí,“ povie [hero] nahlas. „Chce nám niečo povedať a ja nepočúvam.“

-2
A čupne si k ${P_DAT}, hoci sa niekto smeje.
/-2

+2
A čupne si k ${P_DAT}. Niekto sa smeje, lebo ospravedlňovať sa s červenými ušami niekomu, kto nemá ani tvár, to sa nevidí každý deň.
/+2

&first @hero „Prepáč,“ povie [hero]. „${P_FIRST}, prečo nechceš ${WANT}?“

@belly „Mňa sa ešte nikto nespýtal,“ povie po chvíli ${P}. „${REASON}“

+2
Na to nemá čo povedať nikto, ani ${HEAD}, a to sa stane málokedy.
/+2

${FRIEND_NEEDS_OLDER}

+2
Najprv donesie vankúš z gauča, lebo je pekný, má štyri gombíky a nikomu nebude chýbať.

@belly „Ten škriabe,“ povie ${P}, lebo teraz sa to už povedať môže.
/+2

-2
Prinesie vankúš z vlastnej postele. Má v strede jamku presne na jedno ucho a bez neho [hero] nezaspí. ((Chvíľu ho drží v náručí.)) A potom ho predsa požičia a ${PUTS}.
/-2

+2
Doma je už iba jeden ďalší, ten z vlastnej postele. Má v strede jamku presne na jedno ucho a bez neho [hero] nezaspí. Chvíľu ho teda drží v náručí. A potom ho predsa požičia a ${PUTS}.
/+2

== turn
+2
${TRIES}
/+2

@belly ${READY}

@bottom „Budeme zasa hlasovať?“ pýta sa zadok.

-2
@hero „Budeme sa pýtať,“ povie [hero] a opýta sa každého po poradí.
/-2

+2
@hero „Budeme sa pýtať,“ povie [hero] a pýta sa pekne po poradí, najprv ${HEAD_GEN}, potom zadku, potom oboch bokov a nakoniec ${P_GEN}.
/+2

@belly „Chcem aj ja,“ povie ${P}((, a povie to nahlas)).

${FRIEND_COUNTS} ${HEAD_FIRST} ${GO}, zadok ${GO} a ${GO} aj ${P}! ${DONE}

@hero „${ASKS_BELOW}?“ volá [hero].

@belly ${ANSWERS} smeje sa ${P}. ((${OTHER_THEN}))

+2
Ide to aj druhý raz a na tretí raz už tašky a čiapku nestráži nikto. Ostatní stoja okolo a dívajú sa.
/+2

+3
Lenže kto sa raz naučí povedať, čo chce, hovorí to potom často.

@head „Ja chcem doľava,“ povie ${HEAD}.

@bottom „A ja chcem doprava,“ povie zadok, a tak sa [who] točí dokola ako kolotoč.

@hero „Po jednom!“ volá [hero]. „A každý povie aj prečo.“

@head „Ja chcem doľava, lebo vpravo sme už boli,“ povie ${HEAD}.

@bottom „Ja chcem doprava, lebo zľava fúka,“ povie zadok.

@belly „A ja chcem naspäť, lebo tam je vankúš,“ povie ${P}.

To je zo všetkých dôvodov najlepší a uzná to dokonca aj zadok. Hlasovať o tom vôbec netreba.

@rest „A čo keď aj naše brušká niečo chcú?“ pýtajú sa ostatní.

@hero „Tak sa ich večer opýtajte,“ poradí [hero]. „Ale počúvajte, aj keď povedia iba škvŕk.“
/+3

== bed
@belly „Môže mi ten vankúš ostať do rána?“ pýta sa večer ${P}.

-2
[Hero] sa pozrie na jamku na jedno ucho a nakoniec prikývne.
/-2

+2
[Hero] sa pozrie na vankúš. Jamka na jedno ucho v ňom už nie je, je tam iná a oveľa väčšia.

@hero „Do rána,“ povie [hero] a ide ${HOME} domov s prázdnymi rukami.
/+2

+3
Cestou tlačí topánka, a tak sa jej [hero] konečne opýta, prečo to robí. Topánka nepovie nič, ale keď sa vyzuje, vypadne z nej malý kamienok. Domov sa potom ide oveľa lepšie.
/+3

+2

Pri večeri treba rozhodnúť, kto umyje riad. [Hero] je za to, aby ho [adult:umyla/umyl/umylo] [adult], a [adult] je proti. To je jeden hlas proti jednému.

&again @hero „A prečo nechceš?“ opýta sa [hero].

@adult „Lebo ma bolia nohy,“ povie [adult]. „Celý deň na nich stojím a nikto sa ich na to nepýta.“

Riad teda dnes umyje [hero] a [adult] zatiaľ sedí na stoličke a nohy má na druhej.
/+2

Potom [hero] leží v posteli a potichu sa hlasuje ešte raz. Nohy sú za spánok a ruky tiež, iba hlava je proti. Sú to dva hlasy proti jednému, a predsa nikto nespí.

+3
[Hero] skúsi namiesto vankúša sveter, ale ten má zips. Potom skúsi vlastnú ruku a tá o chvíľu celá mravčí.
/+3

&last @adult „Hlava, prečo nechceš spať?“ šepne [adult].

@hero „Lebo nemá vankúš,“ šepne [hero]. „Ten je u [who.gen].“

@adult „Tak si ju polož na moje bruško,“ šepne [adult](( a ľahne si na kraj postele)).

+3
@hero „A ono chce?“ šepne [hero].

@adult „Opýtaj sa ho,“ šepne [adult].

[Hero] sa opýta a vnútri sa ozve tiché škvŕk. To bude asi áno.
/+3

Bruško pod hlavou je mäkké a teplé. Pomaly ide hore a dolu, ${LIKE}. Hlava to chvíľu skúša a potom je za spánok aj ona. !asleep A [hero] spí.
`,
}
