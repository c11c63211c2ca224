import type { ReaderCraft } from '../../../craft/lexicon.ts'

const DAY = '(?:pondel(?:ok|ka)|utor(?:ok|ka)|stred(?:u|y)|stvrt(?:ok|ka)|piat(?:ok|ka)|sobot(?:u|y)|nedel(?:u|e))'
/** Past tense of what is done once: a day of the week that goes with one is behind us. */
const WAS = '(?:\\w+)(?:al|ala|ali|il|ila|ili|el|ela|eli|ol|la)\\b'

/** Deeds that are done once, and in a wish without a day stand for one that was. */
export const DONE =
  '(?:ukradol|ukradla|zobral|zobrala|vzal|vzala|rozbil|rozbila|pokazil|pokazila|roztrhol|roztrhla|oklamal|oklamala|zaklamal|zaklamala|povedal|povedala|stratil|stratila|zabudol|zabudla|nechal|nechala|spadol|spadla|zlomil|zlomila|vystekol|skocil|stipla|stiplo|pichla|utiekol|utiekla|kus(?:ol|la)|kop(?:ol|la)|udrel|udrela|buchol|buchla|strcil|strcila|hodil|hodila|uhryz(?:ol|la)|skrabol|skrabla|zhodil|zhodila|vypad(?:ol|la)|odtrhol|odtrhla|ublizil|ublizila|nadaval|nadavala|klamal|klamala|nezavolal|nezavolala|nezavolali|zasekli|tiekla|zlakol|zlakla|zlakli|prehral|prehrala|prehrali|vyhral|vyhrala|videl|videla|pocul|pocula|zazil|zazila|nepozvali|nepozvala|nezobrali|vysmiali|vytrhli|vrtali|odniesli|vylial|vyliala|podvadzal|schoval|schovala|prestahovali|odstahoval|odstahovala|dostal (?:patku|stvorku|trojku)|dostala (?:patku|stvorku|trojku)|snivalo)\\b'
/** What stands before a deed in its clause: no word that makes a habit, a reason or a wish of it. */
const BEFORE =
  '(?:(?!(?:ked|keby|aby|nech|co|lebo|pretoze|odkedy|ako|by|ze|kym|preco|kde|chce|nechce|boji|bojim|nevie|ma|nema|je|su|nie|stale|vzdy|ktor\\w*) )\\w+ ){0,8}'

/** Moods that are over. */
const FELT =
  '(?:nudil|vracal|zvracal|plakal|krical|hneval|hadal|bal|tesil|trapil|smial|posmieval|vysmieval|zlostil|hanbil|bolel|chybal|kaslal|kychal|mal (?:horuck|teplot|zly sen|nehod|uraz))\\w*'

/**
 * Any other deed done once: a verb with the prefix of what is done to its end, in the past. Not of what was done again and again ("nakupoval",
 * "zaspával", "odchádzal"), of what was wanted ("nechcel"), nor a name or a noun that ends so.
 */
const NOUNS =
  '(?!(?:stol|skol|skal|strel|ucitel|spisovatel|priatel|postel|vcel|samuel|stela|ursul|natal|vysiel|posiel|zasiel|odosiel|pastel|ziarl|podel|rozdel|oddel|vymysli|zmysli|posli|podiel|oddiel|udel|zaspal|vedel|vidiel|zrkadl|svetl|ostrel|obal|signal|stadion|oceli|pozdela|zeml|snehul|opel)[a-z]{0,6}\\b)'
export const ENDED = `(?:${NOUNS}(?:na|vy|za|po|pre|pri|od|roz|do|zo|s|z|u|o|v|vz)(?!ne)\\w{2,}(?<!ov)(?<!(?:[aeiouy]v|ad?z|er|yk|ychadz))(?:al|ala|ali|il|ila|ili|ol|la|li|el|ela|eli)|(?:dostal|dal|kupil|mal narodeniny|narodil|hodil|daroval|stal|padol)[ai]?|padl[ai]|(?:videl|musel|chytil|pustil|skoncil|nedostal|nepozval|nezavolal|nezobral|nevybral|nevyhral|nepodaril|nestihl)[aio]?|nestihol|tresol|tresla|bodl[ai]|pichl[aio]|nechceli (?:ho|ju|sa s)|(?:pri|na|od|vy|za|pre|o|do|roz)?(?:sla|siel|sli|slo|isla|isiel|isli))\\b`

const DEED = /\b(?:bola (?:zabijack\w*|burka|nehoda|hadka)|bol (?:pohreb|poziar)|mal(?:a)? (?:nehodu|uraz))\b/

/** When a wish says so itself. What is still to come before what is over: "včera plakal, lebo zajtra ide k zubárovi". */
export const times: ReaderCraft['times'] = [
  {
    when: 'tomorrow',
    match: [
      /\b(?:zajtra|pozajtra|zajtraj\w+|buduci\w*|na buduc\w*|o tyzden|o mesiac|o (?:dva|tri|styri|par|niekolko|\d+) (?:dni|tyzdn\w*|mesiac\w*)|coskoro|onedlho|bliz(?:i|ia) sa|sa bliz(?:i|ia)|cez vikend(?! (?:sme|som|bol)\w*)|na vikend(?! (?:sme|som|bol)\w*)|na jesen|v lete pojd\w*|v septembri|od septembra|od pondelka|caka ho|caka ju|caka nas|chysta\w* sa|cez prazdniny (?!sme)(?:ide|pojd|bud)\w*|na jar|na leto|po prazdninach (?:ide|pojd|nastup|zac)\w*|(?:mu|jej|nam|ho|ju) bud(?:e|u|eme) (?:\w+ ){0,2}\w+(?:at|it|iet|ut))\b/,
      new RegExp(
        `\\b(?:(?:v|vo) (?:januari|februari|marci|aprili|maji|juni|juli|auguste|septembri|oktobri|novembri|decembri)|tento (?:tyzden|mesiac|vikend))\\b(?! (?:sa |si |mu |jej |nam |sme )*${WAS})`,
      ),
      new RegExp(
        `(?<!\\baz (?:do )?)\\b(?:v|vo|tento|tuto|buduc\\w+) ${DAY}(?! ${WAS})(?! (?:sa |si |mu |jej |nam )${WAS})(?! (?:(?!ide|bude|ma|pojde|caka|zacina|nastup|ked|a|ale)\\w+ ){1,4}(?:${ENDED}|${DONE}|bol[aio]?\\b|mal[ai]?\\b))\\b`,
      ),
      /(?<!\bkto (?:\w+ )?)\b(?:pojde\w*|poletim\w*|poleti|(?<!kde (?:tam )?)bude\w* (?:mat|ist|spat|robit|chodit|vyberat|operova\w*|vystupovat|recitovat|zacinat|nastupovat|prvak\w*|mu|jej|prvy|spievat|tancovat|hrat|pisat|\w+at|\w+it)|budu (?:mu|jej)|nastupi|nastupuje|narodi sa|sa narodi|prestahuje\w*)\b/,
    ],
  },
  {
    when: 'today',
    match: [
      new RegExp(`\\bprvykrat (?:\\w+ ){0,2}${WAS}|\\b${WAS} prvykrat\\b`),
      /\b(?:(?:uz )?(?:druhy|treti|stvrty|piaty) (?:den|tyzden)|dnes|dneska|dnesn\w+|dnes vecer|dnes rano|prave teraz|pred chvilou)\b/,
    ],
  },
  {
    when: 'past',
    match: [
      /\b(?:umrel|zomrel|uhynul|zahynul|zosnul|skapal|zdochl)\w*\b(?! ?\?)|\buspali (?:nam |sme )?(?:ps|mac|kon|havk|kocur|nas)\w*/,
      /\bchcel\w*\b[^.!?]{0,40}\b(?:ale|no|lenze|dali|dostal\w*|musel\w*)\b[^.!?]{0,24}(?:al|ala|ali|il|ila|ili|ol|la|li)\b/,
      /\b(?:(?<!od )vcera\w*|predvcer\w*|cez vikend (?:sme|som|bol\w*)|minul\w+ (?:tyzden|rok|mesiac|leto|vikend|pondelok|utorok|stredu|stvrtok|piatok|sobotu|nedelu|noc|zimu|jar|jesen)|minule\w*|nedavno|pred (?:tyzdn\w*|mesiac\w*|rok\w*|par dnami|\d+ \w+|dvoma \w+|tromi \w+|rokom|mesiacom)|vlani|odvtedy|naposledy|raz sa (?:mu|jej)|vtedy|uz dvakrat|dvakrat|kedysi|davno|v lete sme|cez prazdniny sme)\b/,
      new RegExp(`\\b(?:v|vo) ${DAY} (?:sa |si |mu |jej |nam )?${WAS}(?! byt)`),
      new RegExp(
        `\\b(?:v|vo) ${DAY} (?:(?!ide|bude|ma|pojde|caka|zacina|nastup|ked|a|ale)\\w+ ){1,4}(?:${ENDED}|${DONE}|bol[aio]?\\b|mal[ai]?\\b)`,
      ),
      // To us, and over: "pes nám ušiel". What a child is glad of is still of today.
      new RegExp(
        `^(?:(?!aby|keby|ktor)\\w+,? ){0,3}(?:nam|sme|som) (?:sa )?(?:\\w+ )?(?!vypad|vytrh|narod|nauc|zvlad|dokaz|podar|kup|pribud)${ENDED}|^(?!vypad|vytrh|narod|nauc|zvlad|dokaz|podar|kup|pribud)(?:${ENDED}|(?:zhorel|uhorel|usiel|zdrhl)\\w*) (?:nam|sme|som|nas)\\b`,
      ),
    ],
  },
  {
    when: 'today',
    match: [
      /\b(?:rano (?:sa |mu |jej |nam )?\w+(?:al|ala|ol|la|il|ila)|prave|dnes vecer|dnes rano|doobeda|poobede (?:sa |mu )?\w+(?:al|la|ol|il)\w*)\b/,
    ],
  },
  {
    when: 'always',
    match: [
      /\b(?:kazd\w+ (?:den|rano|vecer|noc|tyzden)|vzdy|stale(?! sa (?:pyta|vypytuj|spytuj))|furt|denne|(?:sniva|tuzi|chce) (?:\w+ ){0,3}(?:byt|bude|stat sa)|casto|kedykolvek|(?<!este )nikdy|vecne|pravidelne|odjakziva|nonstop|(?:nudi|nudia) sa|sa nudi|nebavi (?:ho|ju)|(?:ho|ju) nebavi|(?:ne)?rada? chodi)\b/,
    ],
  },
  {
    when: 'tomorrow',
    isFaint: true,
    match: [
      /\b(?:ideme|ide|idem|idu|pojde\w*|musi\w* ist|ma ist|caka (?:ho|ju|nas)) (?:\w+ )?(?:k|ku|na|do) (?:\w+ )?(?:zub\w*|dokt\w*|lekar\w*|pediat\w*|ocko\w*|ocn\w*|injekc\w*|odber\w*|operac\w*|nemocn\w*|kadern\w*|holic\w*|vysetr\w*|prehliad\w*|kontrol\w*|strihan\w*|trhan\w*)/,
    ],
  },
  {
    when: 'tomorrow',
    isFaint: true,
    match: [
      /\b(?:sa (?:\w+ )?(?:vydava|zeni)|(?:vydava|zeni) sa|(?:sa (?:\w+ )?budu|budu sa) brat|^(?:(?:ona|on|v \w+|na \w+) )*bude (?:za )?\w+(?: \w+)? (?:na (?:karneval|svadb|maskarn|besied|vystup)|v (?:divad|rozpravk|predstav)|za )\w*|bude (?:druzick|nevest|drzitel|svedk|skolak|prvak|prvac)\w*)\b/,
    ],
  },
  {
    when: 'today',
    isFaint: true,
    match: [
      /\b(?:nevie\w* (?:sa )?(?:uz )?docka\w*|nemoze\w* (?:sa )?docka\w*|pocita (?:uz )?dni|(?:je|lezi|ostal\w*|zostal\w*) (?:\w+ ){0,2}v (?:nemocnici|porodnici|posteli)|prv\w+ (?:tyzden|mesiac)|momentalne|aktualne|v poslednom case|uz (?:druhy|treti|stvrty|piaty|dva|tri|styri) (?:den|dni|tyzden|tyzdne|mesiac\w*)|prave teraz|odisiel na|odisla na|odcestoval\w* (?:na|do)|je na (?:sluzob|tyzdnovk|montaz|turnus|skoleni)\w*)\b/,
    ],
  },
  {
    when: 'past',
    isFaint: true,
    match: [
      DEED,
      /\b(?:nikto|nik|deti|ostatn[ie]|chlapci|dievcata|kamarat\w*|spoluziac\w*) (?:\w+ ){0,4}ne\w+(?:al|ala|ali|alo|il|ila|ili|el|ela|eli|ol|la|li)\b/,
      /^(?:\w+ ){1,2}mal[ai]? (?:\w+ )?(?:maciat|mlad|sten|kuriat|kacat|zriebat|tel|kozl|jahn|zajac)\w*/,
      /\bpo (?:operaci|narodenin|prazdnin|vylet|zapas|vystupen|besied|svadb|pohreb|ockovan|strihan|tabor|sutaz|preteko|oslav|navstev)\w*/,
      new RegExp(`(?:^|\\ba |, )(?:a |ze |uz |si |sa |dcera |syn |dcerka |nasa |nas |si |v \\w+ |na \\w+ )*${DONE}`),
      new RegExp(`\\b(?:mu|jej|ho|ju|nam|sme|som|na nu|na neho|nan) (?:\\w+ )?${DONE}`),
      new RegExp(`${DONE} (?:mu|jej|ho|ju|nam|sme|som|sme sa|som sa)\\b`),
      new RegExp(`^(?:(?:o tom )?(?:ze|ako) )?(?:\\w+ )?(?:\\w+ )?(?:(?:sa|si|mu|jej|nam|sme|som) )*${ENDED}`),
      new RegExp(`^(?:o tom )?(?:ze |ako )?${BEFORE}(?:${ENDED}|${DONE}|${FELT}\\b)`),
    ],
  },
]
