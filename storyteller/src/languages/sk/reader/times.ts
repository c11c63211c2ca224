import type { ReaderCraft } from '../../../craft/lexicon.ts'

const DAY = '(?:pondel(?:ok|ka)|utor(?:ok|ka)|stred(?:u|y)|stvrt(?:ok|ka)|piat(?:ok|ka)|sobot(?:u|y)|nedel(?:u|e))'
/** Past tense of what is done once: a day of the week that goes with one is behind us. */
const WAS = '(?:\\w+)(?:al|ala|ali|il|ila|ili|el|ela|eli|ol|la)\\b'

/** Deeds that are done once, and in a wish without a day stand for one that was. */
const DONE =
  '(?:ukradol|ukradla|zobral|zobrala|vzal|vzala|rozbil|rozbila|pokazil|pokazila|roztrhol|roztrhla|oklamal|oklamala|zaklamal|zaklamala|povedal|povedala|stratil|stratila|zabudol|zabudla|nechal|nechala|spadol|spadla|zlomil|zlomila|vystekol|skocil|stipla|stiplo|pichla|utiekol|utiekla|kus(?:ol|la)|kop(?:ol|la)|udrel|udrela|buchol|buchla|strcil|strcila|hodil|hodila|uhryz(?:ol|la)|skrabol|skrabla|zhodil|zhodila|vypad(?:ol|la)|odtrhol|odtrhla|ublizil|ublizila|nadaval|nadavala|klamal|klamala|nezavolal|nezavolala|nezavolali|zasekli|tiekla|zlakol|zlakla|zlakli|prehral|prehrala|prehrali|vyhral|vyhrala|videl|videla|pocul|pocula|zazil|zazila|nepozvali|nepozvala|nezobrali|vysmiali|vytrhli|vrtali|odniesli|vylial|vyliala|podvadzal|schoval|schovala|prestahovali|odstahoval|odstahovala|dostal (?:patku|stvorku|trojku)|dostala (?:patku|stvorku|trojku)|snivalo)\\b'
/**
 * Any other deed done once: a verb with the prefix of what is done to its end, in the past. Not of what was done again and again ("nakupoval",
 * "zaspával", "odchádzal"), of what was wanted ("nechcel"), nor a name or a noun that ends so.
 */
const ENDED =
  '(?:(?!zaspal|vedel)(?:na|vy|za|po|pre|pri|od|roz|do|zo|s|z|u|o|v|vz)(?!ne)\\w{2,}(?<!ov)(?<!(?:[aeiouy]v|ad?z|er|yk|ychadz))(?:al|ala|ali|il|ila|ili|ol|la|li|el|ela|eli)|(?:dostal|dal|kupil|mal narodeniny|narodil|hodil|daroval|stal|padol)[ai]?)\\b'
const DEED = /\b(?:bola (?:zabijack\w*|burka|nehoda|hadka)|bol (?:pohreb|poziar)|mal(?:a)? (?:nehodu|uraz))\b/

/** When a wish says so itself. What is still to come before what is over: "včera plakal, lebo zajtra ide k zubárovi". */
export const times: ReaderCraft['times'] = [
  {
    when: 'tomorrow',
    match: [
      /\b(?:zajtra|pozajtra|zajtraj\w+|buduci\w*|na buduc\w*|o tyzden|o mesiac|o (?:dva|tri|styri|par|niekolko|\d+) (?:dni|tyzdn\w*|mesiac\w*)|coskoro|onedlho|cez vikend|na vikend|na jesen|v lete pojd\w*|v septembri|od septembra|od pondelka|caka ho|caka ju|caka nas|chysta\w* sa)\b/,
      new RegExp(
        `(?<!\\baz (?:do )?)\\b(?:v|vo|tento|tuto|buduc\\w+) ${DAY}(?! ${WAS})(?! (?:sa |si |mu |jej |nam )${WAS})\\b`,
      ),
      /(?<!\bkto (?:\w+ )?)\b(?:pojde\w*|poletim\w*|poleti|(?<!kde (?:tam )?)bude\w* (?:mat|ist|spat|robit|chodit|vyberat|operova\w*|vystupovat|recitovat|zacinat|nastupovat|prvak\w*|mu|jej|prvy|spievat|tancovat|hrat|pisat|\w+at|\w+it)|budu (?:mu|jej)|nastupi|nastupuje|narodi sa|sa narodi|prestahuje\w*)\b/,
    ],
  },
  {
    when: 'today',
    match: [
      new RegExp(`\\bprvykrat (?:\\w+ ){0,2}${WAS}|\\b${WAS} prvykrat\\b`),
      /\b(?:dnes|dneska|dnesn\w+|dnes vecer|dnes rano|prave teraz|pred chvilou)\b/,
    ],
  },
  {
    when: 'past',
    match: [
      /\b(?:(?<!od )vcera\w*|predvcer\w*|minul\w+ (?:tyzden|rok|mesiac|leto|vikend)|minule\w*|nedavno|pred (?:tyzdn\w*|mesiac\w*|rok\w*|par dnami|\d+ \w+|dvoma \w+|tromi \w+|rokom|mesiacom)|vlani|odvtedy|naposledy|raz sa (?:mu|jej)|vtedy|uz dvakrat|dvakrat|kedysi|davno|v lete sme|cez prazdniny sme)\b/,
      new RegExp(`\\b(?:v|vo) ${DAY} (?:sa |si |mu |jej |nam )?${WAS}(?! byt)`),
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
      /\b(?:kazd\w+ (?:den|rano|vecer|noc|tyzden)|vzdy|stale|furt|denne|casto|kedykolvek|(?<!este )nikdy|vecne|pravidelne|odjakziva|nonstop)\b/,
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
    when: 'past',
    isFaint: true,
    match: [
      DEED,
      /\bpo (?:operaci|narodenin|prazdnin|vylet|zapas|vystupen|besied|svadb|pohreb|ockovan|strihan|tabor|sutaz|preteko|oslav|navstev)\w*/,
      new RegExp(`(?:^|\\ba |, )(?:a |ze |uz |si |sa |dcera |syn |dcerka |nasa |nas |si |v \\w+ |na \\w+ )*${DONE}`),
      new RegExp(`\\b(?:mu|jej|ho|ju|nam|sme|som|na nu|na neho|nan) (?:\\w+ )?${DONE}`),
      new RegExp(`${DONE} (?:mu|jej|ho|ju|nam|sme|som|sme sa|som sa)\\b`),
      new RegExp(`^(?:(?:o tom )?(?:ze|ako) )?(?:\\w+ )?(?:\\w+ )?(?:(?:sa|si|mu|jej|nam|sme|som) )*${ENDED}`),
    ],
  },
]
