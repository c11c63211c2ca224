import type { Particular } from '../../../../craft/lexicon.ts'
import { particulars } from './particulars.ts'

/** Both in one sentence, in whatever order. */
const both = (one: string, other: string) =>
  `(?:${one})\\b[^.!?;]{0,70}\\b(?:${other})|(?:${other})\\b[^.!?;]{0,70}\\b(?:${one})`

/** What no light answer may be given to, whatever else is asked with it. */
const HEAVY =
  '(?:zo|u)?mr(?:el|ie|iet|u|eli|ela)\\w*|zomrie\\w*|smrt\\w*|umiera\\w*|pohreb\\w*|mrtv\\w*|(?:pan )?boh\\w*|pan bozicek|do neba|v nebi|hrob\\w*|vojn\\w*|ukrajin\\w*|zbran\\w*|zabi\\w*|bomb\\w*|petard\\w*|vybusn\\w*|nenavid\\w*|rozvod\\w*|sex\\w*|rakovin\\w*|nadchn\\w*'
const heavyOr = (more: string) => `(?:${HEAVY}|${more})`

const FEAR = 'boji\\w*|strach\\w*|strasi|strasia|strasil\\w*|place\\w*|plac(?:om|u)|zobudi\\w*|budi\\w*'

/** Which question it is. A telling answers it; what is none of these is not answered wrongly. */
const asked: Readonly<Record<string, readonly [pattern: string, unless: string]>> = {
  'how-gravity': [
    `gravitac\\w*|preco (?:\\w+ ){0,3}(?:veci|vsetko|jablk\\w*|lopta) (?:\\w+ )?pad(?:a|aju|ne|nu)|preco (?:\\w+ ){0,2}pad(?:a|aju|ne|nu) (?:\\w+ ){0,2}(?:veci|vsetko|jablk\\w*|lopta|dole|dolu)|preco (?:nespadneme|neodletime|nelietame) (?:\\w+ )?(?:zo zeme|zeme|do vesmiru)`,
    HEAVY,
  ],
  'how-tap': [both('odkial|ako|kde sa|preco', 'kohutik\\w*|vodovod\\w*'), heavyOr('kvapka\\w*|neumyv\\w*')],
  'how-bread': [
    both('chlieb|chleba|chlebik\\w*|rozky|rozok', 'ako sa|rob\\w*|vyrab\\w*|odkial|z coho|pecie'),
    heavyOr('nechce\\w*|len|iba'),
  ],
  'how-digger': [
    both('bager|bagre|bagra', 'funguj\\w*|hybe\\w*|kope|zdvih\\w*|taky silny|silu'),
    heavyOr('nevie|nemoze|pokaz\\w*'),
  ],
  'how-car': [
    both('auto|auta|autom|motor|motory|autic\\w*', 'ako (?:\\w+ )?(?:funguj\\w*|jazdi\\w*|ide)'),
    heavyOr('smet\\w*|hasic\\w*|polic\\w*|sanit\\w*|sam|samo|dialkov\\w*'),
  ],
  'how-grass': [both('trava|travu|travy|listy|rastlin\\w*|stromy', 'zelen(?:a|e|u)'), heavyOr('jesen\\w*|zlt\\w*')],
  'how-purr': [
    both('mack\\w*|macick\\w*|maciatk\\w*|kocur\\w*', 'prad(?:u|ie)|vrni|vrnia|vrcia|vrci|priast'),
    heavyOr('nevie|zabudl\\w*'),
  ],
  'how-web': [
    both('pavuk\\w*|pavuc\\w*', 'ako|z coho|siet|siete|pavucin\\w*|odkial'),
    heavyOr(`${FEAR}|spiderman\\w*|izb\\w*|doma`),
  ],
  'how-tears': [
    both(
      'odkial|preco|naco|na co|z coho',
      'slz(?:y|a|ime|i|icky)|slzick\\w*|su slane|tecu (?:\\w+ )?slz\\w*|krajam\\w* cibul\\w*',
    ),
    heavyOr('kazdy|skolk\\w*|stale|mam[aeyu]|mamk\\w*|ock\\w*'),
  ],
  'how-hiccup': ['stikut\\w*|stika|ckanie', HEAVY],
  'how-echo': ['ozven\\w*', heavyOr('stratil\\w*|kamarat\\w*')],
  'how-winter-sleep': [
    `zimn\\w+ span(?:ok|ku)|hibern\\w*|${both('medved\\w*|jez\\w*|zvier\\w*|netopier\\w*|plch\\w*|veveric\\w*', '(?:v|cez|celu) zim[eu]')}`,
    heavyOr('nemoze|nevie|nechce|zaspat|sneh'),
  ],
  'how-migrate': [
    both('vtak\\w*|vtac\\w*|lastovic\\w*|bocian\\w*', 'odlieta\\w*|odlet\\w*|na juh|na zimu|do tepl\\w*|do afrik\\w*'),
    heavyOr('nevie|nemoze|nechce|stratil\\w*'),
  ],
  'how-firefly': [
    both('svetlusk\\w*|svatojansk\\w*', 'svieti\\w*|svetl\\w*|lamp\\w*'),
    heavyOr('nevie|nesvieti|stratil\\w*|boji\\w*'),
  ],
  'how-dream': [
    '(?:preco|odkial|ako|naco|na co|co) (?:\\w+ ){0,5}(?:sny|snov|sen|snivam\\w*|sniva|snivaju)|odkial sny|^(?:o )?(?:sny|snoch)$',
    heavyOr(`${FEAR}|jednorozc\\w*|lapac\\w*`),
  ],
  'how-bad-dream': [
    'zl(?:e|ych|y|ym) (?:sny|snov|snoch|sen|snom)|aj (?:tie )?zle|nocn\\w+ mor\\w*|(?:skared|strasidel|strasn)\\w+ s(?:ny|nov|en)',
    HEAVY,
  ],
  'how-knee': [
    `${both('kolen\\w*|ran(?:a|y|u|ka|ku)|krv|odrenin\\w*|skrabanc\\w*', '(?:za)?hoj(?:i|ia|it)|tecie krv|ide krv|krv')}|chrast\\w*`,
    heavyOr('nos|nosa|nosu|zlomen\\w*|odber\\w*|kiahn\\w*|oper\\w*|babk\\w*|dedk\\w*|mam[aeyu]|ock\\w*'),
  ],
  'how-teeth': [
    both('zub|zuby|zubk\\w*|zubik\\w*|zubov', 'vypadava\\w*|vypadn\\w*|vypadaju|mliecn\\w*|kyv\\w*|mlieck\\w*'),
    heavyOr('vil\\w*|zubar\\w*|umyv\\w*|cist\\w*|kaz\\w*|boli|bolia|babk\\w*|dedk\\w*'),
  ],
  'how-heart': [
    'srdc(?:e|a|u|om)|srdieck\\w*',
    heavyOr(
      'zlomen\\w*|lask\\w*|chor\\w*|oper\\w*|babatk\\w*|bolav\\w*|boli|zastav\\w*|prestan\\w*|nebije|dedk\\w*|babk\\w*|valentin\\w*|kresl\\w*|perni[kc]\\w*|chobotnic\\w*',
    ),
  ],
  'how-sleep': [
    '(?:preco|naco) (?:\\w+ ){0,5}(?:spat|spime|spanok|spanku|spia deti|spi clovek|spia ludia)|na co (?:\\w+ ){0,3}(?:spat|spanok|spime)|co (?:sa deje|robi) (?:\\w+ ){0,4}ked spi(?:me|m)|(?:^|o )spanok$',
    heavyOr(
      'sam|sama|svoj\\w*|zvier\\w*|ryb\\w*|netopier\\w*|medved\\w*|jezk\\w*|jezko|kon|kone|mack\\w*|vtak\\w*|po obede|skolk\\w*|nechce|nemoze|nevie',
    ),
  ],
  'how-food': [
    `(?:kam|kde) (?:\\w+ ){0,3}(?:jedlo|jedenie|papanie|vecera|zjem\\w*|zjed\\w*)|(?:preco|naco) (?:\\w+ ){0,3}kak(?:a|ame|am|at)|${both('traven\\w*|travi\\w*|zaludok|zaludk\\w*|brus?k\\w*|bruch\\w*', 'funguj\\w*|jedl\\w*|travi\\w*|traven\\w*')}|^(?:o )?traven\\w*|(?:odkial|ako|z coho) (?:\\w+ ){0,3}(?:kakank\\w*|hovienk\\w*|hovn\\w*)`,
    heavyOr('zachod\\w*|splach\\w*|plien\\w*|nechce\\w*|nocnik\\w*|boli|babatk\\w*|zapch\\w*|boji'),
  ],
  'how-honey': [
    '(?<!\\b(?:nema rad\\w*|nelubi) )(?:med|medu|medom|medik)|^(?:o )?(?:vcelin\\w*|ul)$',
    heavyOr('kasl\\w*|caj\\w*|medved\\w*|medvedik\\w*'),
  ],
  'how-whisker': ['fuz\\w*', HEAVY],
  'how-cat': [
    both('mack\\w*|maciek|macick\\w*|maciat\\w*|kocur\\w*', 'tme|tma|potme|v noci vid\\w*|svietia|fuz\\w*'),
    heavyOr(FEAR),
  ],
  'how-dinosaurs': [
    both('dino\\w*', 'vyhyn\\w*|vymr\\w*|(?:zo|u)mreli|zmizl\\w*|nie su|neziju|uz niet|uz nezij\\w*'),
    'babk\\w*|dedk\\w*|star\\w+ (?:mam|otec)\\w*|vojn\\w*|ludia|bomb\\w*|zabi\\w*',
  ],
  'how-ants': [
    `mravenisk\\w*|${both('mravc\\w*|mravec|mravcek\\w*|mravcov', 'byva\\w*|zij\\w*|stava\\w*|vedia|cest\\w*|dorozum\\w*|pracuj\\w*|domov|v rade|za sebou')}`,
    heavyOr(`doma|kuchyn\\w*|stip\\w*|hryz\\w*|${FEAR}`),
  ],
  'how-milk': [
    both(
      'mliek(?:o|a)|mliec?k(?:o|a)',
      'odkial|robi\\w*|kravy|krava|kravick\\w*|krave|kraviek|vznik\\w*|dava\\w*|z coho|vyrab\\w*|kde sa',
    ),
    heavyOr(
      'mam(?:a|in|ka|ick|e)\\w*|prs\\w*|prsnik\\w*|babatk\\w*|dojc\\w*|kojen\\w*|koji\\w*|zub\\w*|kakao|kokos\\w*|nechce',
    ),
  ],
  'how-seed': [
    `${both('semienk\\w*|semienok|semiack\\w*|semiacok|semien', 'rast\\w*|vyras\\w*|klici\\w*|vykl?ic\\w*|stane|strom\\w*|kvet\\w*|zem\\w*|funguj\\w*')}|^(?:o )?(?:semienk\\w*|semiack\\w*)$|(?:ako|preco) (?:\\w+ )?(?:rast\\w*|vyrast\\w*) (?:\\w+ )?(?:kvet\\w*|rastlin\\w*|strom\\w*|slnecnic\\w*|fazul\\w*|trav[auy]|zelenin\\w*|mrkv\\w*|paradajk\\w*)|(?:ako|preco) (?:\\w+ )?(?:kvet\\w*|rastlin\\w*|strom\\w*|slnecnic\\w*|fazul\\w*|trava|zelenin\\w*) (?:vy)?rast\\w*`,
    heavyOr('mam\\w*|ock\\w*|otec|tat\\w*|brus\\w*|bruch\\w*|babat\\w*|vianoc\\w*'),
  ],
  'how-leaves': [
    both(
      'listy|listie|listia|listky|listov|listocky|listom|stromom',
      'zltn\\w*|zlte|zlt\\w*|opada\\w*|padaj\\w*|padne|padnu|cerven\\w*|farb\\w*|jesen\\w*',
    ),
    HEAVY,
  ],
  'how-butterfly': [
    `${both('motyl\\w*|husenic\\w*', 'stane|stava|stan[ue]|premen\\w*|meni|vznik\\w*|rod(?:i|ia)|vyliah\\w*|vyklub\\w*|husenic\\w*|kukl\\w*')}|^(?:o )?(?:kukl[aeuy]|husenic(?:a|e|iach))$`,
    heavyOr('kapust\\w*|brus\\w*'),
  ],
  'how-fish': [
    both('ryb|ryba|ryby|rybk\\w*|rybick\\w*|rybiciek|rybam', 'dych\\w*|neutop\\w*|utop\\w*|ziabr\\w*|nadych\\w*'),
    HEAVY,
  ],
  'how-birds': [
    both('vtak|vtaky|vtaci\\w*|vtack\\w*|vtakov|vtakom', 'lieta|lietaju|lietat|leti|letia|nespadn\\w*|nepadaj\\w*'),
    heavyOr('juh|juhu|zim\\w*|afrik\\w*|tepl\\w*|kam|nelieta\\w*|nelet\\w*|nevie\\w*|drot\\w*|lietadl\\w*'),
  ],
  'how-magnet': ['magnet\\w*', heavyOr('zjed\\w*|prehltn\\w*|prehlt\\w*|zbier\\w*')],
  'how-rocket': [
    both(
      'raket(?:a|y|u|ou|am)',
      'lieta|lietaju|lietat|leti|letia|funguj\\w*|vzliet\\w*|vzletn\\w*|startuj\\w*|odlet\\w*|vyleti\\w*|poha[nň]\\w*|robi',
    ),
    heavyOr('vystrel\\w*|utoc\\w*|utok\\w*|rusk\\w*|padaj\\w* na|tenis\\w*'),
  ],
  'how-plane': [
    both(
      'lietadl(?:o|a|u|om|ach)|lietadiel',
      'lieta|lietaju|lietat|leti|letia|drzi\\w*|nespadn\\w*|nespadaj\\w*|nepadn\\w*|nepadaj\\w*|funguj\\w*|vzliet\\w*|vzletn\\w*|udrz\\w*',
    ),
    heavyOr(`boji|strach|havar\\w*|spadlo|papierov\\w*`),
  ],
  'how-train': [
    both(
      'vlak|vlaky|vlakov|vlacik\\w*|lokomotiv\\w*',
      'funguj\\w*|jazdi\\w*|kolaj\\w*|volant\\w*|hybe\\w*|pohyb\\w*|pohan\\w*|taha\\w*|zataca\\w*|zatoc\\w*',
    ),
    heavyOr('vykolaj\\w*|havar\\w*|zraz\\w*|mesk\\w*|parn\\w*'),
  ],
  'how-bridge': [
    both(
      'most|mosty|mosta|mostov',
      'drzi|drzia|nespadn\\w*|nespadaj\\w*|nezrut\\w*|funguj\\w*|stavaj\\w*|stavia\\w*|robi|robia|udrzi\\w*',
    ),
    heavyOr('troll\\w*|spadol|zrutil\\w*|lego\\w*'),
  ],
  'how-fridge': [
    `${both('chladnic\\w*|ladnick\\w*|mraznick\\w*|mrazni[cč]\\w*', 'chladi\\w*|funguj\\w*|zim[aue]\\w*|studen\\w*|mrazi\\w*|vrci\\w*|hrci\\w*|vyrab\\w*|robi\\w*')}|^(?:o )?chladnick[aey]$`,
    heavyOr('svetl\\w*|svieti|magnet\\w*|prazdn\\w*|jedlo'),
  ],
  'how-bath': ['van[eyaiu]|vanick\\w*|umyvadl\\w*|drez\\w*|sprch\\w*|zatk\\w*', 'zachod\\w*|splach\\w*|kak\\w*'],
  'how-flush': [
    `${both('kam|kde (?:konci|je|sa)|co sa stane', 'splach\\w*|zachod\\w*|kak\\w*|hovienk\\w*|hovn\\w*|wc|voda (?:\\w+ )?z (?:van|umyv|drez|vyn)\\w*|voda (?:\\w+ ){0,2}(?:vo|zo|z|v) (?:van|umyv|drez|sprch)\\w*|voda,? ked (?:\\w+ ){0,3}(?:vytiahn|vypust)\\w*')}|ako (?:to )?funguje (?:zachod|splachov\\w*|wc|kanaliz\\w*)|^(?:o )?(?:kanalizac\\w*|cisti[cč]k\\w*)$`,
    heavyOr(`${FEAR}|nechce|plien\\w*|bazen\\w*|pes|psik|rybk\\w*`),
  ],
  'how-lift': ['vytah\\w*', heavyOr(`${FEAR}|zasekn\\w*|uviaz\\w*|nebat`)],
  'how-electricity': [
    'elektrin\\w*|elektrick\\w+ prud\\w*|prud (?:\\w+ )?(?:v|vo|zo|z) (?:\\w+ )?zasuv\\w*|zasuv(?:ka|ke|ky|kach)',
    heavyOr('uhor\\w*|kople\\w*|koplo|hracie|auto|aut[ao]\\w*|vypadla|vypadol|vypadok|vypl\\w*'),
  ],
  'how-chocolate': [
    both('cokolad(?:a|y|u|k\\w*)|cokoladk\\w*', 'robi\\w*|vyrab\\w*|vznik\\w*|odkial|z coho|rastie|pochadz\\w*'),
    heavyOr('torta|kolac\\w*|zub\\w*|nezdrav\\w*|nemoze'),
  ],
  'how-bubbles': [
    both(
      'bublin\\w*',
      'mineral\\w*|vod[aeuy]|sod[aeuy]\\w*|malinovk\\w*|kofol\\w*|napoj\\w*|limonad\\w*|pit[iu]\\w*|sumi\\w*',
    ),
    heavyOr('bublifuk\\w*|mydl\\w*|van\\w*|ryb\\w*|varit|vrie\\w*|var[ií]\\w*'),
  ],
  'how-light': ['semafor\\w*', heavyOr('prejst|prechadza\\w*|cez cestu')],
  'how-rubbish': [
    both(
      'kam|co sa stane|co sa deje|kde (?:konci\\w*|sa|idu)',
      'smet\\w*|smetiar\\w*|odpad\\w*|kontajner\\w*|popelnic\\w*|triedeny\\w*',
    ),
    heavyOr('vesmir\\w*'),
  ],
  'how-rainbow': [
    'duh(?:a|u|y|e|ou)',
    heavyOr('jednoroz\\w*|poni\\w*|namalov\\w*|nakresl\\w*|najst|poklad\\w*|skriat\\w*'),
  ],
  'how-moon': [
    `${both('mesiac|mesiaca|mesiacik\\w*', 'svieti\\w*|svetl\\w*|cely|kusok|kosac\\w*|men[ií]\\w*|tvar\\w*|polovic\\w*|pol|gulat\\w*|okruhl\\w*|zmensu\\w*|ubuda\\w*|nie je cely|rozny|inak\\w*')}|^(?:o )?(?:mesiac|mesiaci)$`,
    heavyOr('pristal\\w*|januar\\w*|februar\\w*|narodenin\\w*|tyzdn\\w*|spadn\\w*|chodi za|sleduje|ide s'),
  ],
  'how-snow': [
    `(?:preco|ako|kedy) (?:\\w+ ){0,2}snezi|${both('odkial|ako vznik\\w*|ako sa (?:robi|tvori)\\w*|co je|z coho|preco pada\\w*|kde sa ber\\w*', 'sneh|vlock\\w*|snehov\\w+ vlock\\w*')}|^(?:o )?(?:sneh|snehov\\w+ vlock\\w*|vlocky)$`,
    heavyOr('nesnezi|biel\\w*|skrip\\w*|vrzg\\w*|snehuliak\\w*|kralovn\\w*|v lete'),
  ],
  'how-wind': [
    `${both('odkial|ako vznik\\w*|ako sa (?:robi|tvori)\\w*|co je|preco|kto robi', 'vietor|veter|vietr\\w*|fuka|vetrik\\w*')}|^(?:o )?(?:vietor|vetre|vetor)$`,
    heavyOr(`sviec\\w*|polievk\\w*|odfuk\\w*|ujo|vlk|${FEAR}|vetern\\w*`),
  ],
  'how-thunder': [
    `${both('preco|ako vznik\\w*|odkial|co je|co to je|ako sa|kto', 'hrmi|hrmelo|hrmenie|hrom\\w*|blesk\\w*|blyska\\w*|bleska\\w*|burk\\w*')}|^(?:o )?(?:blesk\\w*|hrom\\w*|burk\\w*)$`,
    heavyOr(`mcqueen\\w*|autick\\w*|superhr\\w*|${FEAR}|psik|pes`),
  ],
  'how-shadow': [
    both('odkial|preco|ako|co je|kam', 'tien|tiene|tiena'),
    heavyOr(`${FEAR}|ockach|ocny|stratil\\w*|v izbe`),
  ],
  'how-sun': [
    '(?:slnko|slniecko) (?:nam )?(?:svieti|hreje|pali)|(?:svieti|hreje|pali|funguje|je) (?:nam )?(?:slnko|slniecko)',
    HEAVY,
  ],
  'how-rain': [
    `preco (?:\\w+ ){0,3}prsi|preco pada\\w* dazd\\w*|${both('odkial|ako vznik\\w*|ako sa (?:robi|tvori)\\w*|z coho|co je|co su|ako sa dostan\\w*', 'dazd|dazda|oblak|oblaky|oblaku|oblakoch|mrak\\w*|obla[cč]ik\\w*|prsi')}|kolobeh(?:u)? vody|^(?:o )?(?:dazd|dazdi|kolobeh\\w*)$`,
    heavyOr(`${FEAR}|nemoze\\w*|nemohl\\w*|vzdy ked|zase|biele`),
  ],
  'how-winter': ['v zime|zimn\\w*', HEAVY],
  'how-night': [
    'preco (?:\\w+ ){0,4}(?:tma|noc|tmavo|stmieva)|kam (?:\\w+ ){0,4}(?:slnk\\w*|slniec\\w*)|preco (?:\\w+ ){0,2}zapada\\w* (?:slnk|slniec)\\w*|kde (?:\\w+ ){0,2}(?:slnk|slniec)\\w* (?:\\w+ ){0,2}v noci|kde (?:spi|je|byva) (?:slnk|slniec)\\w*|(?:preco|ako) (?:\\w+ ){0,2}strieda\\w* (?:\\w+ )?den|ako vznika (?:noc|den)|(?:preco|odkial) (?:\\w+ ){0,2}den a noc',
    heavyOr(`${FEAR}|vesmir\\w*|mack\\w*|maciek|sov\\w*|skrin\\w*|postel\\w*|pod`),
  ],
  'how-stars': [
    'preco (?:\\w+ ){0,3}(?:svieti|hreje|pali) (?:nam )?(?:slnko|slniecko)|preco (?:slnko|slniecko) (?:nam )?(?:svieti|hreje|pali)|z coho je (?:slnko|slniecko)|ako (?:funguje|svieti) (?:slnko|slniecko)|' +
      both(
        'hviezd|hviezda|hviezdy|hviezdic\\w*|hviezdam|hviezdiciek',
        'svieti\\w*|blika\\w*|zmurk\\w*|co su|co je|z coho|trblie\\w*',
      ),
    heavyOr('pada\\w*|morsk\\w*|vianoc\\w*|strom\\w*|betlehem\\w*'),
  ],
  'how-blue-sky': [both('obloh(?:a|u|y)|nebo|nebu', 'modr\\w*|belas\\w*'), heavyOr('ruzov\\w*|cerven\\w*|v noci')],
  'how-salty-sea': [both('more|mori|mora|morsk\\w* vod\\w*|oceane?', 'slan\\w*|sol|soli'), HEAVY],
  'how-volcano': [
    'sopk\\w*|sopec\\w*|sopky|vulkan\\w*|lav[auye]',
    heavyOr('zijem\\w*|vyrob\\w*|doma|urob\\w*|spravit|sod\\w*|ocot\\w*'),
  ],
}

/** Of a question; and of those days of a child's life that a question may come near. */
export const ako: readonly Particular[] = particulars(
  [
    ...([
      'event',
      'nightmare',
      'bedtime',
      'dark',
      'thunder',
      'noise',
      'water',
      'swimming',
      'insects',
      'toilet',
    ] as const),
    ...([
      'tooth-out',
      'dentist',
      'tooth-brushing',
      'eating',
      'pet',
      'growing-up',
      'tired',
      'hair-wash',
      'body',
    ] as const),
    ...([
      'broken-bone',
      'ill-in-bed',
      'doctor',
      'jab',
      'alone-in-bed',
      'holiday',
      'christmas',
      'journey',
      'heights',
    ] as const),
    ...(['tidying', 'bike', 'screens', 'money', 'visit', 'birthday', 'waiting', 'reading', 'writing', 'sums'] as const),
  ],
  asked,
)
