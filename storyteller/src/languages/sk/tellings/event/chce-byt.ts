import type { Affordance, Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
  ...(['food', 'household', 'clothes', 'school', 'instrument', 'sport'] as const),
]
const WHAT: readonly Kind[] = [
  ...(['job', 'royal', 'fairy-being', 'animal', 'bird', 'insect', 'sea-animal', 'dinosaur', 'vehicle'] as const),
  ...(['machine', 'monster', 'sky', 'building', 'school'] as const),
]

type Case = readonly [labels: string, text: string]

/** A choice; where all its cases say the same, what they say. */
function asked(key: string, cases: readonly Case[], other: string): string {
  if (cases.every(([, text]) => text === other)) return other
  return `[${key}| ${cases.map(([labels, text]) => `${labels}: ${text} | `).join('')}${other}]`
}

/** Where whoever wants it can all of this. */
function able(can: readonly Affordance[], so: string, other: string): string {
  if (so === other) return other
  return can.reduceRight((rest, one) => `[by:${one}| ${rest} | ${other}]`, so)
}

/** Where it happens, everybody there, and where one hides and looks. */
const PLACES = {
  street: ['na našej ulici', 'celá ulica', 'za bránu', 'pod lavičku', 'do krabice'],
  yard: ['na našom dvore', 'celý dvor', 'za studňu', 'pod rebrík', 'do suda'],
  forest: ['v lese', 'celý les', 'za hrubý strom', 'pod papraď', 'do diery'],
  sea: ['v mori', 'celé more', 'za skalu', 'pod mušľu', 'do jaskyne'],
  shore: ['pri mori', 'celé pobrežie', 'za skalu', 'pod čln', 'do košíka'],
  harbour: ['v prístave', 'celý prístav', 'za maják', 'pod sieť', 'do suda'],
  meadow: ['na lúke', 'celá lúka', 'za krík', 'pod lopúch', 'do diery'],
  garden: ['v záhrade', 'celá záhrada', 'za jabloň', 'pod krík', 'do krhly'],
  valley: ['v údolí dinosaurov', 'celé údolie', 'za sopku', 'pod papraď', 'do jaskyne'],
  castle: ['na hrade', 'celý hrad', 'za bránu', 'pod schody', 'do brnenia'],
  sky: ['na oblohe nad naším domom', 'celá obloha', 'za komín', 'pod strechu', 'do komína'],
  savanna: ['v savane', 'celá savana', 'za strom', 'pod krík', 'do diery'],
  ice: ['na ľade', 'celý ľad', 'za kryhu', 'pod sane', 'do snehu'],
  river: ['pri rieke', 'celý breh', 'za vŕbu', 'pod most', 'do tŕstia'],
  pond: ['na rybníku', 'celý rybník', 'za vŕbu', 'pod mostík', 'do tŕstia'],
  shelf: ['na polici v izbe', 'celá izba', 'za knihu', 'pod perinu', 'do škatule'],
  kitchen: ['u nás v kuchyni', 'celá kuchyňa', 'za hrniec', 'pod utierku', 'do hrnca'],
  house: ['u nás doma', 'celý dom', 'za dvere', 'pod stôl', 'do skrine'],
  site: ['na stavbe', 'celá stavba', 'za kopu tehál', 'pod fúrik', 'do rúry'],
  zoo: ['v zoo', 'celá zoo', 'za plot', 'pod lavičku', 'do búdky'],
  farm: ['na farme', 'celá farma', 'za stodolu', 'pod voz', 'do sena'],
  village: ['v dedine', 'celá dedina', 'za plot', 'pod voz', 'do suda'],
  park: ['v parku', 'celý park', 'za gaštan', 'pod lavičku', 'do krabice'],
  jungle: ['v džungli', 'celá džungľa', 'za palmu', 'pod veľký list', 'do diery'],
  island: ['na ostrove', 'celý ostrov', 'za palmu', 'pod čln', 'do suda'],
  town: ['v meste', 'celé mesto', 'za roh', 'pod lavičku', 'do krabice'],
  circus: ['v cirkuse', 'celý cirkus', 'za oponu', 'pod lavicu', 'do bubna'],
  playground: ['na ihrisku', 'celé ihrisko', 'za šmykľavku', 'pod lavičku', 'do piesku'],
  nursery: ['v škôlke', 'celá škôlka', 'za skrinku', 'pod stôl', 'do škatule'],
  school: ['v škole', 'celá škola', 'za tabuľu', 'pod lavicu', 'do tašky'],
  cave: ['v jaskyni', 'celá jaskyňa', 'za skalu', 'pod kameň', 'do diery'],
  garage: ['v garáži', 'celá garáž', 'za dvere', 'pod skriňu', 'do krabice'],
  station: ['na stanici', 'celá stanica', 'za kufre', 'pod lavičku', 'do krabice'],
} as const

const FARM =
  'sliepka, kohut, kuriatko, kacka, kacatko, hus, husatko, moriak, krava, teliatko, byk, prasiatko, ovecka, baran, jahniatko, koza, kozliatko, kon, zriebatko, ponik, osol, pes, steniatko, macka, maciatko, kocur, kralik'
const HOT =
  'lev, slon, tiger, zirafa, opica, zebra, hroch, krokodil, gepard, gazela, leopard, surikata, pstros, plameniak'

/** A place, by the key that `place` comes to. */
const inPlace = (part: 0 | 1 | 2 | 3 | 4) =>
  `[place| ${Object.entries(PLACES)
    .map(([id, words]) => `${id}: ${words[part]}`)
    .join(' | ')}]`

/** The place that the wish names, else where somebody of that kind is at home. */
function place(): string {
  const say = (id: keyof typeof PLACES) => id
  const vehicle = able(
    ['floats'],
    say('harbour'),
    asked('has', [['rusen, vlak, vagon', say('station')]], say('street')),
  )
  const animal = asked(
    'has',
    [
      ['tucniak, ladovy-medved', say('ice')],
      ['vrabec, sykorka, lastovicka, holub, vtacik, straka', say('street')],
      [FARM, say('yard')],
      [HOT, say('savanna')],
    ],
    say('river'),
  )
  const others = asked(
    'who-is',
    [
      ['royal, monster', say('castle')],
      ['toy', say('shelf')],
      ['plant', say('garden')],
      ['food', say('kitchen')],
      ['household, clothes, school, instrument, sport', say('house')],
      ['sky', say('sky')],
      ['weather', asked('has', [['oblak, duha, vietor, burka, blesk', say('sky')]], say('yard'))],
      ['vehicle', vehicle],
      ['machine', asked('has', [['bager, zeriav, buldozer, miesacka, valec', say('site')]], say('house'))],
    ],
    say('street'),
  )
  const home = asked(
    'who-in',
    [
      ['ocean', asked('who-is', [['job, vehicle', say('harbour')]], say('sea'))],
      [
        'nature',
        asked(
          'who-is',
          [
            ['plant', say('garden')],
            ['weather', others],
          ],
          say('meadow'),
        ),
      ],
      ['dinosaurs', say('valley')],
      ['dragons, castle, princesses', say('castle')],
      ['space', asked('who-is', [['sky', say('sky')]], say('street'))],
      ['animals', animal],
      ['forest, fairy-tale, magic', say('forest')],
    ],
    others,
  )
  const named = asked(
    'has',
    [
      ['skolka', say('nursery')],
      ['skola', say('school')],
      ['garaz', say('garage')],
      ['jaskyna', say('cave')],
      ['ulica, cesta, sidlisko', say('street')],
      ['zoo', say('zoo')],
      ['farma, salas', say('farm')],
      ['dvor', say('yard')],
      ['dedina', say('village')],
      ['rybnik, jazero', say('pond')],
      ['rieka, potok, breh', say('river')],
      ['zahrada', say('garden')],
      ['luka, pole', say('meadow')],
      ['les', say('forest')],
      ['park', say('park')],
      ['dzungla', say('jungle')],
      ['ostrov', say('island')],
      ['cirkus', say('circus')],
      ['ihrisko, pieskovisko', say('playground')],
      ['stavba', say('site')],
      ['stanica', say('station')],
      ['mesto, namestie', say('town')],
      ['izba', say('shelf')],
      ['more', asked('who-in', [['ocean', home]], say('shore'))],
    ],
    home,
  )
  // A box that wants to be a school is in no school yet.
  return asked('who-is', [['sky', say('sky')]], asked('what-is', [['building, school', home]], named))
}

const AT = '[At]'
const ALL_FIRST = '[All]'
const BEHIND = '[behind]'
const UNDER = '[under]'
const INTO = '[into]'

/** At somebody's of the family. */
function atHome(at: string): string {
  return asked(
    'has',
    [
      ['dvor', `${at} na dvore`],
      ['zahrada', `${at} v záhrade`],
      ['dedina', `${at} v dedine`],
    ],
    AT,
  )
}

const AT_FIRST = asked(
  'kin',
  [
    ['grandma', atHome('U babky')],
    ['grandpa', atHome('U dedka')],
    ['aunt', atHome('U tety')],
  ],
  AT,
)

/** Why one wants to be another. */
interface Wants {
  fear: string
  friends: string
  teased: string
  ears: string
  petted: string
  big: string
  flies: string
  magic: string
  pretty: string
  light: string
  /** What is done by somebody of that office, or of whom the wish says what it is for. */
  works: string
  other: string
}

/** Said by the reason that `why` comes to. */
const wanting = ({ other, ...reasons }: Wants) => asked('why', Object.entries(reasons), other)

/** The reason that the parent said, else what one wants who wants to be just that. */
function reason(): string {
  const [fear, friends, teased, ears, petted, big] = ['fear', 'friends', 'teased', 'ears', 'petted', 'big'] as const
  const [flies, magic, pretty, light, works, other] = ['flies', 'magic', 'pretty', 'light', 'works', 'other'] as const
  const aloft = able(['flies'], other, flies)
  const large = asked(
    'has',
    [
      ['slon', able(['splashes'], other, big)],
      ['zirafa', able(['stretches'], other, big)],
      ['netopier', aloft],
    ],
    other,
  )
  const wild = asked(
    'has',
    [
      ['tiger', able(['swims'], large, fear)],
      ['lev', able(['is-loud', 'sees'], large, fear)],
      ['vlk', able(['hears', 'smells'], large, fear)],
      ['medved', able(['is-heavy'], large, fear)],
      ['krokodil', able(['floats'], large, fear)],
    ],
    large,
  )
  // A cat may be what is wanted, or who wants it.
  const animal = asked(
    'has',
    [
      ['macka, maciatko, kocur', able(['climbs'], wild, petted)],
      ['pes, steniatko', able(['smells'], wild, petted)],
    ],
    wild,
  )
  const bird = asked(
    'has',
    [['pav, labut', able(['stretches'], other, able(['floats'], other, pretty))]],
    asked(
      'who-is',
      [['bird', asked('has', [['kohut, sliepka', other]], aloft)]],
      asked('has', [['kohut, sliepka, kuriatko, tucniak, pstros, kacatko, husatko, moriak', other]], aloft),
    ),
  )
  const what = asked(
    'what-is',
    [
      ['animal', animal],
      ['bird', bird],
      ['insect', asked('has', [['motyl, vcielka, lienka, vazka, cmeliak, svetluska', aloft]], other)],
      [
        'sea-animal',
        asked(
          'has',
          [
            ['zralok', able(['smells', 'runs'], other, fear)],
            ['velryba', able(['sings'], other, big)],
          ],
          other,
        ),
      ],
      ['dinosaur', big],
      ['vehicle', asked('has', [['lietadlo, vrtulnik, raketa, balon, vzducholod, rogalo', aloft]], works)],
      [
        'fairy-being',
        asked(
          'who-is',
          [['fairy-being', other]],
          asked(
            'has',
            [
              ['drak, trojhlavec', fear],
              ['jednorozec, rusalka, morska-panna', pretty],
              ['vila, carodejnik, carodejnica, dzin', magic],
              ['superhrdina', aloft],
              ['obor', big],
            ],
            other,
          ),
        ),
      ],
      ['monster', fear],
      ['royal', asked('has', [['princezna, kralovna', asked('who-is', [['royal', works]], pretty)]], works)],
      ['job, building, school', works],
      ['sky', asked('who-is', [['sky', other]], light)],
    ],
    other,
  )
  const said = asked(
    'has',
    [
      ['friend, hrat-sa', friends],
      ['ucho', ears],
      ['objimat', petted],
      ['pomahat, spievat, tancovat, chrlit-ohen', works],
      ['lietat', aloft],
      ['carovat', magic],
      ['svietit', light],
      ['rast', big],
    ],
    what,
  )
  return asked(
    'about',
    [
      ['left-out, no-friends', friends],
      ['teasing', teased],
      ['growing-up', big],
    ],
    asked(
      'feels',
      [
        ['lonely', friends],
        ['afraid', fear],
      ],
      said,
    ),
  )
}

const ofFear = (fear: string, other: string) =>
  wanting({
    ...{ fear, friends: other, teased: other, ears: other, petted: other, big: other },
    ...{ flies: other, magic: other, pretty: other, light: other, works: other, other },
  })

const PLAIN = '[what-sounds| „Chcem robiť [what.sound]!“ | „Byť [who.ins] je také obyčajné,“]'
const OWN = asked(
  'what-is',
  [
    [
      'job',
      asked(
        'has',
        [
          ['hasic', '„Chcem hasiť oheň!“'],
          ['rusnovodic', '„Chcem viesť celý vlak!“'],
          ['policajt', '„Chcem riadiť celú križovatku!“'],
          ['kuchar', '„Chcem variť pre všetkých!“'],
          ['pekar', '„Chcem piecť koláče!“'],
          ['lekar, zubar, veterinar', '„Chcem všetkých liečiť!“'],
          ['baletka, tanecnica', '„Chcem tancovať na špičkách!“'],
          ['pirat', '„Chcem mať poklad!“'],
          ['astronaut', '„Chcem vidieť zem zhora!“'],
          ['pilot', '„Chcem sedieť v lietadle!“'],
          ['futbalista', '„Chcem dávať góly!“'],
          ['spevak', '„Chcem spievať, aby to každý počul!“'],
          ['klaun', '„Chcem, aby sa každý smial!“'],
        ],
        '„Byť [who.ins] je také obyčajné,“',
      ),
    ],
    ['building, school', asked('has', [['skola', '„Chcem mať deti!“']], '„Nech je vo mne veselo!“')],
    [
      'royal',
      asked(
        'has',
        [
          ['koruna', '„Chcem mať korunu na hlave!“'],
          ['kral', '„Chcem vládnuť celej krajine!“'],
          ['rytier', '„Chcem mať meč a brnenie!“'],
        ],
        '„Byť [who.ins] je také obyčajné,“',
      ),
    ],
    [
      'vehicle',
      asked(
        'has',
        [
          ['pretekarske-auto, motorka', '„Chcem ísť rýchlejšie ako všetci!“'],
          ['hasicske-auto', '„Chcem hasiť a húkať!“'],
          ['rusen, vlak, autobus, elektricka', '„Chcem voziť ľudí!“'],
          ['lod', '„Chcem sa plaviť po mori!“'],
        ],
        '„Byť [who.ins] je také obyčajné,“',
      ),
    ],
  ],
  PLAIN,
)
const WORK = asked(
  'has',
  [
    ['pomahat', '„Chcem každému pomáhať!“'],
    ['spievat', '„Chcem spievať!“'],
    ['tancovat', '„Chcem tancovať!“'],
    ['chrlit-ohen', asked('what-is', [['fairy-being, dinosaur', '„Chcem chrliť oheň!“']], OWN)],
  ],
  OWN,
)

const WHY = wanting({
  fear: '„Nech sa ma bojí [has| ulica: celá ulica | dvor: celý dvor | les: celý les | dedina: celá dedina | skolka: celá škôlka | skola: celá škola | každý]!“',
  friends: '„S [what.ins] sa určite chce hrať každý,“',
  teased: '„Nech sa mi už nikto nesmeje!“',
  ears: '„Nech ma už nikto neťahá za uši!“',
  petted: '„Nech ma každý hladká!“',
  big: '„Nech som [who:veľká/veľký/veľké]!“',
  flies: '„Chcem lietať!“',
  magic: '„Chcem čarovať!“',
  pretty: '„Nech som [who:krásna/krásny/krásne]!“',
  light: '„Chcem svietiť na celé nebo!“',
  works: WORK,
  other: PLAIN,
})

/** What is wanted; whoever is to have somebody for a friend wants to be like them. */
const BE = '[about| no-friends: mať kamaráta. Preto chce byť [what.ins]. | byť [what.ins].]'

/** What else of it the parent told. */
const FELT =
  '[about| left-out: Myslí si, že sa [who:s ňou/s ním/s ním] nikto nechce hrať. | teasing: Ostatní sa [who:jej/mu/mu] smejú. | [feels| ashamed: Za seba sa hanbí. | sad: Je [who:smutná/smutný/smutné]. | lonely: Myslí si, že sa [who:s ňou/s ním/s ním] nikto nechce hrať. | [who-is| vehicle: [has:odpadky| Odpadky už voziť nechce. |] | fairy-being: [what-is| fairy-being: | [has:chrlit-ohen| Oheň už chrliť nechce. |]] |]]]'

const SHEET =
  '[theme| pirates, ocean: starú lodnú plachtu | space: striebornú plachtu, akú majú astronauti, | princesses, castle: plachtu z kráľovskej postele | dragons: starú plachtu z hradnej veže | adventure, dinosaurs: plachtu zo starého stanu | superheroes: plachtu, z akej sa šijú hrdinské plášte, | magic, fairy-tale: plachtu zo zázračnej truhlice | starú plachtu]'

/** How one sees at once what is painted. */
const LOOKS = asked(
  'what-is',
  [
    [
      'animal',
      asked(
        'has',
        [
          ['tiger', able(['swims', 'runs'], '', ', aj s čiernymi pásmi')],
          ['lev', able(['is-loud', 'sees'], '', ', aj s veľkou hrivou')],
          ['zebra', able(['hears', 'jumps'], '', ', aj s pásikmi')],
          ['slon', able(['carries', 'splashes'], '', ', aj s dlhým chobotom')],
          ['zirafa', able(['stretches'], '', ', aj s dlhým krkom')],
        ],
        '',
      ),
    ],
    ['bird', asked('has', [['pav', able(['stretches'], '', ', aj s farebným chvostom')]], ', aj s veľkými krídlami')],
    ['insect', asked('has', [['motyl', able(['flies'], '', ', aj s farebnými krídlami')]], '')],
    ['dinosaur', ', aj s veľkými zubami'],
    [
      'vehicle',
      asked(
        'has',
        [
          ['lietadlo', ', aj s veľkými krídlami'],
          ['rusen, vlak', ', aj s koľajnicami'],
        ],
        '',
      ),
    ],
    [
      'fairy-being',
      asked(
        'who-is',
        [['fairy-being', '']],
        asked(
          'has',
          [
            ['drak', ', aj so zubami a s ohňom'],
            ['jednorozec', ', aj s dlhým rohom'],
            ['vila', ', aj s čarovným prútikom'],
          ],
          '',
        ),
      ),
    ],
    ['royal', ', aj s korunou na hlave'],
    [
      'job',
      asked(
        'has',
        [
          ['hasic', ', aj s prilbou a hadicou'],
          ['pirat', ', aj so šatkou na hlave'],
          ['astronaut', ', aj s veľkou prilbou'],
        ],
        '',
      ),
    ],
    ['sky', asked('has', [['hviezda, mesiac, slnko', ', aj s lúčmi']], '')],
  ],
  '',
)

/** What the neighbour needs, and how whoever wants to be another helps by being what it is. */
const NEEDS: readonly (readonly [can: Affordance, need: string, deed: string])[] = [
  ['digs', 'Lopta mi zapadla hlboko do piesku.', '[Who] hrabe a hrabe, až loptu vyhrabe.'],
  ['climbs', 'Lopta mi uviazla vysoko na strome.', '[Who] vylezie hore a loptu zhodí.'],
  ['floats', 'Lopta mi odplávala.', '[Who] po loptu zapláva a je hneď späť.'],
  ['glows', 'Lopta mi spadla do tmavej diery.', '[Who] do diery posvieti a loptu hneď vidno.'],
  ['flies', 'Lopta mi uviazla vysoko na strome.', '[Who] vyletí hore a loptu zhodí.'],
  ['swims', 'Lopta mi odplávala.', '[Who] po loptu zapláva a je hneď späť.'],
  ['smells', 'Lopta sa mi stratila v tráve.', '[Who] čuchá vpravo, čuchá vľavo a loptu nájde.'],
  ['jumps', 'Lopta mi preletela za potok.', '[Who] potok preskočí a vráti sa aj s loptou.'],
  ['carries', 'Na loptu sa mi zvalil veľký kameň.', '[Who] sa do kameňa oprie a lopta je voľná.'],
  ['is-heavy', 'Na loptu sa mi zvalil veľký kameň.', '[Who] sa do kameňa oprie a lopta je voľná.'],
  ['is-small', 'Lopta mi zapadla do úzkej diery.', '[Who] sa do diery zmestí a loptu vytlačí von.'],
  ['is-tall', 'Lopta mi uviazla vysoko na strome.', '[Who] na loptu ľahko dočiahne.'],
  ['runs', 'Lopta sa mi zakotúľala dolu kopcom.', '[Who] loptu dohoní a je hneď späť.'],
  ['rolls', 'Lopta sa mi zakotúľala dolu kopcom.', '[Who] loptu dohoní a je hneď späť.'],
  ['sees', 'Lopta sa mi stratila v kríkoch.', '[Who] sa pozrie a loptu hneď zbadá.'],
]

function needing(part: 1 | 2, isOlder = false): string {
  const alone = isOlder
    ? 'Nemám sa s kým hrať, lebo najradšej sa hrám [s who.ins].'
    : 'Nemám sa s kým hrať. Najradšej sa hrám [s who.ins].'
  const any = part === 1 ? alone : 'A už sa spolu hrajú s loptou.'
  const helped = (text: string) => {
    if (part === 2) return text
    return isOlder ? `${text.slice(0, -1)} a bez [who.gen] ju nedostanem.` : `${text} [Who] mi vždy pomôže.`
  }
  const of = (...all: readonly Affordance[]) =>
    asked(
      'by',
      NEEDS.filter(([can]) => all.includes(can)).map((one) => [one[0], helped(one[part])] as const),
      any,
    )
  const most = of(...NEEDS.map(([can]) => can).filter((can) => can !== 'floats'))
  const rubbish = helped(part === 1 ? 'Lopta mi spadla medzi odpadky.' : '[Who] odvezie celú kopu a pod ňou je lopta.')
  return asked(
    'who-is',
    [
      ['plant, building', any],
      ['weather, sky', of('flies', 'glows')],
      ['job, royal', of('digs', 'climbs', 'swims', 'jumps', 'runs')],
      ['vehicle', `[has:odpadky| ${rubbish} | ${of('digs', 'flies', 'swims', 'floats', 'runs', 'rolls')}]`],
      ['machine', of('digs', 'glows', 'is-tall', 'rolls')],
    ],
    most,
  )
}

const NEED = needing(1)
const OLDER_NEED = needing(1, true)
const DEED = needing(2)

/** As good as one would be who is that. */
const AS_GOOD = '„Ani [what] by to [what:neurobila/neurobil/neurobilo] lepšie,“'
const BETTER = '„S tebou je lepšie ako [s what.ins],“'
const praised = (words: string) =>
  `@whom ${asked(
    'who-is',
    [['plant, building, weather', BETTER]],
    asked('by', [[NEEDS.map(([can]) => can).join(', '), words]], BETTER),
  )} povie [whom].`
const CAN_BE = praised(AS_GOOD)
const MAGIC = praised('„To je kúzlo, a bez paličky,“')

/** What comes of the wish in the end: what is asked, and what is answered. */
const ASKS = wanting({
  ...{ fear: '@who „Bojíš sa ma?“ pýta sa [who].', teased: '@who „A nebudete sa mi smiať?“ pýta sa [who].' },
  ...{ friends: '', ears: '', petted: '', big: '', flies: '', magic: '', pretty: '', light: '', works: '', other: '' },
})
const ANSWERS = wanting({
  fear: '@whom „[What.gen] áno,“ povie [whom]. „Teba nie.“(( A príde celkom blízko.))',
  friends: '@whom „Budeme sa hrať až do večera,“ povie [whom]. „Bez teba to nie je ono.“',
  teased: '@whom „Nie,“ povie [whom]. „My sa na teba tešíme.“',
  ears: '@whom „Za uši ťa ťahať nebudem,“ povie [whom]. „Stačí, že si tu.“',
  petted:
    '@whom „Cez plachtu sa hladkať nedá,“ povie [whom] a pohladká [who.acc]. [by:sticks| Opatrne, aby to nepichlo. |]',
  big: '@whom „Si [who:presne taká veľká/presne taký veľký/presne také veľké], ako treba,“ povie [whom].',
  flies: CAN_BE,
  magic: MAGIC,
  pretty: '@whom „Plachta je pekná,“ povie [whom]. „Ale ty si [who:krajšia/krajší/krajšie].“',
  light: CAN_BE,
  works: CAN_BE,
  other: CAN_BE,
})

const HIDING = 'Veľkí sa schovajú. Malí sa schovajú za veľkých.'
const CLAPPING = 'Veľkí tlieskajú. Malí im vylezú na chrbát, aby mali výhľad.'
const SHOW = ofFear(HIDING, CLAPPING)
const OLDER_SHOW = ofFear(
  'Veľkí sa schovajú, malí sa schovajú za veľkých a zrazu je všade prázdno.',
  'Veľkí tlieskajú a malí im vylezú na chrbát, aby mali výhľad.',
)
const SOUND = asked(
  'what-is',
  [
    ['fairy-being', '[has| vila, carodejnik, carodejnica, dzin: „Čáry-máry!“ | [what-sounds| „[What.sound]!“ |]]'],
    ['animal, bird, sea-animal, insect, dinosaur, monster', '[what-sounds| „[What.sound]!“ |]'],
  ],
  '',
)
const DOES = wanting({
  fear: '',
  friends: '',
  teased: '',
  ears: '',
  petted: '',
  big: '[Who] sa naťahuje, ako sa len dá.',
  flies: 'Plachta veje ako krídla.',
  magic: '',
  pretty: 'Plachta sa krúti dookola.',
  light: 'Plachta sa naozaj leskne.',
  works: '',
  other: '',
})
const FROM = ofFear('z úkrytu', 'a tlieska')
const AND_THEN = ofFear(
  '[Who] ide hore, ide dolu a nikoho nestretne. Už sa tu nemá kto báť.',
  '[Who] sa klania vpravo, klania sa vľavo a znova vpravo. Tlieska aj ten, kto nevie prečo.',
)
const OLDER_AND_THEN = ofFear(
  '[Who] prejde z jedného konca na druhý a naspäť a nestretne nikoho. Je to veselé iba chvíľu, lebo tam, kde nikto nie je, sa ani nemá kto báť.',
  '[Who] sa klania vpravo aj vľavo a tlieska už aj ten, kto vôbec nevie, prečo sa tlieska.',
)
const FRIEND = '[with| [friend-is| toy, pet: [Friend] sedí pri farbách a dáva pozor. | [Friend] podáva farby.] |]'
const LOOK = ofFear('pozerá sa spoza suseda Ďura', 'pozerá sa veľmi dlho, najprv zľava a potom sprava')
const FORGETS = ofFear(', od prekvapenia sa zabudne báť', '')
const BRAVE = ofFear('A [what.gen], [what:ktorá je smutná/ktorý je smutný/ktoré je smutné], sa už nikto nebojí.', '')
const SEARCH = ofFear('„[S who.ins] by sme sa nebáli,“ šepká sused Ďuro.', '„Pomôžeme ti,“ povie sused Ďuro.')
const SHORT_SEARCH = ofFear('„[S who.ins] by sme sa nebáli,“ šepká sused Ďuro.', '')
const GO = ofFear('ide po špičkách hľadať', 'ide [who.acc] hľadať')
const WITH_ALL = ofFear('sa neschová', 'netlieska')
const PAPER = '[who-in| ocean: do piesku | na veľký papier]'
const GREETS = '[who-sounds| Ráno mi vždy povie [who.sound]. | Ráno mi vždy zakýva.]'

export const chceByt: Telling = {
  id: 'wants',
  shape: 'swap',
  fits: { kind: 'event', events: ['wants'], who: WHO, what: WHAT, says: ['wants-be'] },
  ages: [3, 9],
  tile: { label: 'Chce byť niekto iný', wish: 'myška, ktorá chce byť levom' },
  titles: ['[Who], [who:ktorá/ktorý/ktoré] chce byť [what.ins]', 'Kde je [who]?'],
  figures: {
    aunt: { forms: { name: 'suseda Božka' }, gender: 'she' },
    uncle: { forms: { name: 'sused Ďuro' }, gender: 'he' },
  },
  keys: { place: place(), why: reason() },
  words: { at: inPlace(0), all: inPlace(1), behind: inPlace(2), under: inPlace(3), into: inPlace(4) },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'mačka', nom: 'mačka', gen: 'mačky', dat: 'mačke', acc: 'mačku', loc: 'mačke', ins: 'mačkou' },
          ...{ nom_pl: 'mačky', gen_pl: 'mačiek' },
        },
        gender: 'she',
      },
    },
    what: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'rušňovodič', nom: 'rušňovodič', gen: 'rušňovodiča', dat: 'rušňovodičovi', acc: 'rušňovodiča' },
          ...{ loc: 'rušňovodičovi', ins: 'rušňovodičom', nom_pl: 'rušňovodiči', sound: 'odchod' },
        },
        gender: 'he',
      },
    },
    whom: { kinds: [], or: { forms: { name: 'Krpko' }, gender: 'he' } },
  },
  fact: '[Who] raz [who:chcela/chcel/chcelo] byť [what.ins], a keď [who:ju/ho/ho] celý deň hľadali, [who:vyliezla/vyliezol/vyliezlo] spod plachty.',
  next: 'Ktosi sa zasa schoval pod plachtu a čakal, kto príde hľadať.',
  young: `
== wants
${AT_FIRST} býva [who.full] a chce ${BE} ${FELT}

+2
Hovorí to ráno, hovorí to na obed a večer to hovorí znova.
/+2

@hero „Prečo chceš byť [what.ins]?“ pýta sa [hero].

@who ${WHY} povie [who].

@hero „Pomôžem ti,“ povie [hero], prinesie ${SHEET} a namaľuje na ňu [what.acc]${LOOKS}. ((${FRIEND}))

+3
Prvý obrázok vyzerá ako zemiak. Druhý vyzerá ako zemiak, ktorý sa hnevá. Až tretí je [what:celá/celý/celé] [what], od vrchu až po spodok.
/+3

*sheet [Who] sa pod plachtu schová(( a vôbec [who:ju/ho/ho] nevidno)).

@who „Som [what]!“ ozve sa spod plachty. ${SOUND} ${DOES}

${SHOW}

+2
@who „Nespoznali ma!“ teší sa [who] pod plachtou.
/+2

+3
${AND_THEN}
/+3

== search
Iba [is:whom| [whom] | malý sused [whom]] ${WITH_ALL}.

&first @whom „Prosím ťa, [what],“ povie [whom]. „Nevieš, kde je [who]?“

@who „Načo ti je [who]?“ pýta sa [who] pod plachtou.

@whom „${NEED}“

+3
@who „Pomôžem ti ja!“ ozve sa spod plachty. Lenže pod plachtou nič nevidno. Bum! Čosi tvrdé tam stojí.

@whom „Ďakujem,“ povie [whom]. „Ale ja potrebujem [who.acc].“
/+3

-2
@uncle ${SHORT_SEARCH}
/-2

+2
@uncle ${SEARCH}
/+2

${ALL_FIRST} ${GO}. Pozrú ${UNDER}((, pozrú ${INTO})). ((Hľadá aj [who] pod plachtou.))

@who „Tu nie som,“ šepne(( [who])) a pozrie ${BEHIND}.

+3
@aunt „Aj mne [who] chýba,“ povie suseda Božka. „${GREETS}“

[who-sounds| @who „[Who.sound],“ ozve sa potichu spod plachty. |]

[who-sounds| @aunt „Počujem [who.acc]!“ volá suseda Božka a pozrie všade, iba pod plachtu nie. |]
/+3

+4
@uncle „Aj mne chýba,“ povie sused Ďuro. „Keď poviem vtip, [who] sa smeje. Aj keď je to ten istý vtip ako včera.“

Spod plachty sa ozve smiech.

@uncle „[what:Tá/Ten/To] [what] sa smeje celkom ako [who],“ čuduje sa sused Ďuro.

@aunt „Nakreslíme [who.acc],“ povie suseda Božka. „Aby každý vedel, koho hľadáme.“

[Whom] kreslí ${PAPER} a každý niečo pridá. Sused Ďuro pridá úsmev. Suseda Božka pridá slnko, lebo keď je tu [who], je veselo. A [whom] pridá srdce a nepovie prečo.

@who „To je pekný obrázok,“ ozve sa spod plachty.

@uncle „Veď je na ňom [who],“ povie sused Ďuro.

/+4

+3
[Who] si chce chvíľu oddýchnuť. Ide tam, kde oddychuje každý deň.

@whom „Tam nesmieš,“ povie [whom]. „To miesto patrí [who.dat].“

@who „A keď [who] nepríde?“ pýta sa [who] spod plachty.

@whom „Príde,“ povie [whom]. „Preto musí byť to miesto voľné.“

A tak [who] čaká vedľa svojho miesta a nesmie naň.
/+3

== home
@whom „Chýba mi,“ povie [whom](( a sadne si na zem)).

Pod plachtou je ticho. ((Niečo také počuje [who] prvý raz.))

+2
[with| @friend „Počuješ?“ šepne [friend] pod plachtu. „Chýbaš im.“ | @hero „Počuješ?“ šepne [hero] pod plachtu. „Chýbaš im.“]
/+2

^sheet @who „Tu som!“ povie [who] a zhodí plachtu.

+2
@uncle „A kde je [what]?“ pýta sa sused Ďuro.

@who „Aj to som ja,“ povie [who].
/+2

${DEED}

${ASKS}

${ANSWERS}

+2
@who „Zajtra budem zasa [what],“ povie [who]. „Ale iba na chvíľu.“

@whom „A my ťa budeme zasa hľadať,“ povie [whom].
/+2

+4
Potom chce byť pod plachtou každý. Prvý tam vlezie sused Ďuro a je z neho veľmi [what:veľká/veľký/veľké] [what].

&again @aunt „Prosím ťa, [what],“ povie suseda Božka. „Nevieš, kde je sused Ďuro?“

@uncle „Neviem!“ povie sused Ďuro a celá plachta sa trasie od smiechu.

Potom sa hľadá suseda Božka, ktorej spod plachty trčí kabelka. [with| Potom sa hľadá [friend]. | Potom sa hľadá [whom].] [more| Potom sa hľadajú [others] a plachta je plná nôh. |] Najdlhšie sa hľadá [hero]. Pod plachtou je šero a vonku niekto volá: [hero], [hero]! Dobre sa to počúva. Preto [hero] ešte chvíľu nevylezie. A oni ešte chvíľu hľadajú, hoci každý vie, kde.
/+4

== bed
Večer sa [hero] schová pod deku(( aj s hlavou)).

@hero „Som [what],“ ozve sa spod deky.

+2
[Adult] si sadne na posteľ.
/+2

&last @adult „Prosím ťa, [what],“ povie [adult]. „Nevieš, kde je [hero]?“

@hero „Načo ti je [hero]?“ ozve sa spod deky.

+3
[Adult] pomaly hladká deku. Deka je mäkká a teplá a trochu sa smeje.
/+3

@adult „Chýba mi,“ povie [adult]. „Chcem [jej/mu/] dať pusu na dobrú noc.“

-2
Deka sa pomaly odhrnie.
/-2

+2
Chvíľu je ticho. Potom sa deka pomaly odhrnie.
/+2

@hero „Tu som,“ šepne [hero].

+2
@adult „No konečne,“ šepne [adult] a dá [jej/mu/] pusu na čelo.
/+2

+4
[with| [Friend] už pokojne dýcha. | Za oknom pomaly vychádza mesiac.] Aj [who] už spí na svojom mieste, zložená plachta je vedľa a všade je ticho a tma.
/+4

-2
[Adult] dá ešte pusu na čelo a pod dekou je teplo. !asleep O chvíľu [hero] spí.
/-2

+2
Pod dekou je teplo. !asleep O chvíľu [hero] spí.
/+2
`,
  older: `
== wants
${AT_FIRST} býva [who.full] a chce ${BE} Nie iba na hranie, ale naozaj a na celý deň. ${FELT}

@hero „Prečo chceš byť práve [what.ins]?“ pýta sa [hero].

@who ${WHY} povie [who] bez rozmýšľania.

+2
@hero „A čo keď ťa potom nikto nespozná?“ pýta sa [hero].

@who „To by bolo najlepšie,“ povie [who]. „Nech ma nespozná ani suseda Božka, a tá pozná každého.“
/+2

[Hero] prinesie ${SHEET} a najhrubší štetec a namaľuje na plachtu [what.acc]${LOOKS}. ${FRIEND}

+2
Ide to pomaly. Prvý obrázok vyzerá ako zemiak a druhý ako zemiak, ktorý sa hnevá. Až na tretí raz je to [what:celá/celý/celé] [what], od vrchu až po spodok.
/+2

+3
[with2| @friend2 „Ten hnevlivý zemiak bol tiež pekný,“ povie [friend2], ale zemiak je už pod farbou a nikto ho neuvidí. |]
/+3

*sheet [Who] sa pod plachtu schová a [hero] plachtu pripevní štipcami na bielizeň, aby neodletela. [Z who.gen] nevidno ani kúsok.

@hero „Teraz nesmieš nikomu povedať, kto si,“ šepne [hero]. „Ani ja to nepoviem.“

@who „Som [what]!“ ozve sa spod plachty. ${SOUND} ${DOES}

${OLDER_SHOW}

+2
${OLDER_AND_THEN}

@uncle „[what:Naozajstná/Naozajstný/Naozajstné] [what]!“ povie sused Ďuro ${FROM}.

Suseda Božka si nasadí okuliare a ${LOOK}.

@aunt „[what:Taká/Taký/Také] [what] sa často nevidí,“ povie napokon.

@who „Nespoznala ma ani suseda Božka!“ teší sa [who] pod plachtou.
/+2

== lie
Iba [is:whom| [whom] | malý sused [whom]] ${WITH_ALL}.

&first @whom „Prosím ťa, [what], nevieš, kde je [who]?“ pýta sa [whom].

@who „A načo ti je [who]?“ ozve sa spod plachty.

@whom „${OLDER_NEED}“

+2
@who „Pomôžem ti ja,“ ozve sa spod plachty. Lenže pod plachtou nič nevidno a po dvoch krokoch sa ozve bum, lebo tam stojí čosi tvrdé.

@whom „Ďakujem,“ povie [whom]. „Ale ja potrebujem [who.acc] a nikoho iného.“
/+2

[Hero] sa zľakne, že sa o chvíľu všetko prezradí, a povie prvé, čo [jej/mu/] príde na jazyk.

*lie @hero „[Who] tu už nebýva.“

Nie je to pravda, ale už je to vonku a späť sa to vziať nedá.

@whom „Nebýva?“ povie [whom] a sadne si na zem. „A kde teda býva?“

@hero „Ďaleko,“ povie [hero], a to je už druhá lož, ktorá musí pomáhať tej prvej.

+2
@uncle „Ako ďaleko?“ pýta sa sused Ďuro${FORGETS} a rozloží mapu.

@hero „Za horami,“ povie [hero]. „A potom doľava.“ To je už tretia lož, dokonca aj s odbočkou, a sused Ďuro si ju zakreslí červenou ceruzkou.

@aunt „A bez rozlúčky?“ povie suseda Božka a zloží si okuliare, lebo sú mokré. „${GREETS}“

[who-sounds| @who „[Who.sound],“ ozve sa potichu spod plachty. |]

[who-sounds| @aunt „Už [who.acc] aj počujem,“ vzdychne suseda Božka. „To je od smútku.“ |]

Sused Ďuro prinesie kvetináč a položí ho na miesto, ktoré patrí [who.dat], aby to tam bolo veselšie. Je to pekný kvetináč a má aj mašľu. Lenže stojí na mieste, na ktorom inokedy nestojí nik iný, iba [who].
/+2

+3
[Whom] zatiaľ kreslí ${PAPER}, aby bolo jasné, koho treba hľadať. Na obrázku je [who]. Sused Ďuro pridá úsmev a suseda Božka pridá slnko, lebo keď je tu [who], je veselo. [Whom] pridá srdce a nepovie prečo.

@who „To je pekný obrázok,“ ozve sa spod plachty.

@uncle „Veď je na ňom [who],“ povie sused Ďuro.
/+3

@whom „Pôjdeme [who.acc] hľadať,“ povie [whom] a vstane. „Aj keď je to ďaleko.“

${ALL_FIRST} sa balí na cestu. Suseda Božka balí koláče, sused Ďuro balí mapu, a pretože sa balí každý, balí sa aj [who].

@whom „Aj ty ideš hľadať [who.acc]?“ pýta sa [whom].

@who „Aj ja,“ ozve sa spod plachty. „Už mi tiež chýba.“ ${BRAVE}

+3
A naozaj vyjdú. Vpredu ide sused Ďuro s mapou, za ním suseda Božka s koláčmi a celkom vzadu ide plachta. Ide sa pomaly, a tak si cestou rozprávajú.

@aunt „Keď mi je smutno, [who] je pri mne a nič nehovorí,“ povie suseda Božka. „A to pomôže viac, ako keď niekto hovorí.“

@uncle „Keď poviem vtip, [who] sa smeje,“ povie sused Ďuro. „Aj keď je to ten istý vtip ako včera.“

@whom „A keď prehrám, [who] chce hrať ešte raz,“ povie [whom].

Plachta na konci radu ide čoraz pomalšie, lebo také veci o sebe počuje [who] prvý raz. Kto je doma, tomu ich nikto nepovie.

Pri kvetináči s mašľou sused Ďuro zastane.

@uncle „Tu sme už raz boli,“ povie a otočí mapu. „Pôjdeme ešte raz, ale opačne.“
/+3

== truth
+2
[Hero] sa pozerá na koláče a na mapu. O chvíľu bude každý ďaleko a bude hľadať niekoho, kto ide rovno za ním. Stačí mlčať a nikto nezistí, kto klame. Lenže potom budú hľadať aj zajtra, a možno celú zimu.
/+2

[with| @friend „Povedz to,“ šepne [friend]. „Ja budem stáť pri tebe.“ | Povedať pravdu je teraz ťažké a v krku je z toho sucho.]

@hero „Nikam nechoďte,“ povie [hero] nahlas. „Nie je to pravda a klamem vám ja. [Who] nebýva ďaleko, [who] býva tu.“

^lie Je ticho, sused Ďuro drží mapu dolu hlavou a [hero] má červené uši.

^sheet @who „Tu som!“ povie [who] a zhodí plachtu. „A celý čas sa tu skrývam, a to je tiež trochu lož.“

+2
Suseda Božka sa pozrie na [who.acc], potom na plachtu a potom na koláče. Dlho nepovie nič a čakať na to je horšie ako čakať na búrku.
/+2

@aunt „Koláče sú už zabalené,“ povie suseda Božka napokon. „Tak ich zjeme doma, keď sme sa našli.“

${DEED}

${ASKS}

${ANSWERS}

+3
Sused Ďuro odnesie kvetináč a miesto je zasa voľné. Potom z mapy vygumuje odbočku, ktorá nikam nevedie, a nehovorí k tomu nič.
/+3

+2
@who „Zajtra budem zasa [what],“ povie [who]. „Ale keď sa spýtate, kde som, tak vám to poviem.“

@whom „Hneď to nehovor,“ povie [whom]. „Najprv ťa budeme chvíľu hľadať.“
/+2

+3
Potom chce byť pod plachtou každý a prvý tam vlezie sused Ďuro.

&again @aunt „Prosím ťa, [what], nevieš, kde je sused Ďuro?“ pýta sa suseda Božka.

@uncle „Neviem!“ povie sused Ďuro a celá plachta sa trasie od smiechu.

Potom sa hľadá suseda Božka, ktorej spod plachty trčí kabelka. [with| Potom sa hľadá [friend]. |] [more| Potom sa hľadajú [others] a plachta je plná nôh. |] Napokon je na rade [hero].

Pod plachtou je šero a všetko počuť. Počuť kroky a počuť vlastné meno, raz zľava a raz sprava. Nikto sa nehnevá, každý iba hľadá. [Hero] chvíľu nechce vyliezť, tak dobre sa to počúva.
/+3

== bed
Večer sa [hero] schová pod deku aj s hlavou.

@hero „Som [what],“ ozve sa spod deky.

[Adult] si sadne na kraj postele a chvíľu sa obzerá po izbe.

&last @adult „Prosím ťa, [what], nevieš, kde je [hero]?“ pýta sa [adult].

@hero „A načo ti je [hero]?“ ozve sa spod deky.

@adult „Chýba mi,“ povie [adult]. „Chcem dať pusu na dobrú noc a nemám komu.“

+2
Pod dekou je teplo a chvíľu ticho.

@hero „Aj keď [hero] dnes [klamala/klamal/nehovorí pravdu]?“ ozve sa spod deky.

@adult „Aj vtedy mi chýba,“ povie [adult].
/+2

+3
[with| Vedľa už pokojne dýcha [friend]. | Za oknom pomaly vychádza mesiac.] Aj [who] je na svojom mieste, zložená plachta je vedľa a všade je ticho.
/+3

Deka sa pomaly odhrnie.

@hero „Tu som,“ šepne [hero].

Ešte pusa na čelo a mäkká deka až po bradu. !asleep O chvíľu [hero] spí.
`,
}
