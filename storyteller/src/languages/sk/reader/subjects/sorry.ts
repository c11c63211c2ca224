import { BY_ITSELF, byOther, HARM, settled, subject, unless } from './rule.ts'

/** Who was hurt is said: it was no shyness, and no other fear. */
export const hurting = settled(
  subject(
    'hitting',
    'did-wrong',
    'past',
    // In the accusative: "udrel ho kamarát" was done to the child.
    /\b(?:pohryz|uhryz|kop|udr|sot|strc)(?:ol|el|il|la|ela|ila) (?:(?!ho |ju |mu |jej |si |sa )\w+ )?(?:sestru|sestricku|brata|braceka|kamarata|kamaratku|spoluziaka|spoluziacku|babku|mamu|dedka)\b/,
  ),
  'learn',
)

/** What hurt was said, whomever of: it is neither the other’s looks nor a stranger to be afraid of. */
export const saidHurtful = settled(
  subject(
    'said-hurtful',
    'did-wrong',
    'past',
    /(?<!\b(?:mu|jej|ho|ju) )\b(?:povedal\w*|vykrikl\w*|zakrical\w*|napisal\w*)\b(?! (?:mu|jej|ho|ju)\b)[^.!?]{0,40}\b(?:ze (?:(?:je|su|ju|ho|ma|maju|vyzera) )?(?:\w+ )?(?:tucn\w*|tlst\w*|skared\w*|hlup\w*|spros\w*|nenavid\w*|nema rad\w*|smrd\w*|nevonia\w*|smiesn\w*|divn\w*|vrask\w*|velky nos|star\w* ako|s (?:nim|nou) (?:sa )?nikto|nikto s (?:nim|nou))|skared\w* (?:vec\w*|slov\w*)|nieco (?:\w+ )?(?:skared\w*|zl\w*|osklive\w*|hnusn\w*)|nenavidim|nemam (?:ta|ju|ho) rad\w*|uz nie si|nie je (?:jej|jeho) kamarat\w*)/,
    /\b(?:urazil\w*|ranil\w* slov\w*|ublizil\w* slov\w*|zranil\w* slov\w*|nemam ta rad\w*)\b/,
  ),
  'learn',
  'sad',
)

/** Whoever has done wrong and is to say so: whatever it was. */
export const sayingSorry = unless(
  settled(
    subject(
      'saying-sorry',
      'learn',
      'always',
      /\b(?:ospravedln(?!enk)\w*|prepac(?!te|ite)\w*|odpust\w*|udobr\w*|zmier(?:i|it|il|ila|ili|me|enie)?|povedat prepac|popros\w* o prepac\w*)\b/,
    ),
    'refuses',
    'quarrel',
    'cannot',
    'did-wrong',
  ),
  // Of somebody imagined the event is told: "o myške, čo sa chce ospravedlniť".
  /^(?:[^.!?]{0,30}\bo )?(?!(?:chlap|dievca|dievcat|syn|dcer|diet|tom|mojom|nasom|nasej|kamarat|brat|sestr|spoluz|niekom)\w*)\w+(?: \w+)?,? (?:co|ktor(?:y|a|e)) |^(?:dnes |vcera |rano )?(?:brat|sestra|bracek|sestricka|kamarat|kamaratka|spoluziak|spoluziacka)\b (?:\w+ )?(?:mu|jej|ho|ju)\b/,
)

/** What one does to somebody and has to be sorry for, whatever came of it. */
const HARMFUL =
  '(?:ne)?po(?:kreslil|cmaral|mal(?:oval|)|lepil|spinil|kazil|sotil|strcil|skriabal|stip(?:ol|)|hryz(?:ol|))|(?:ne)?s?(?:u|po|)schoval|skryl|ukryl|(?:roz|ob)(?:sypal|lial)|(?:roz|o|od|pre|na)stri(?:hal|hol|hl)|(?:roz|po)trh(?:al|ol|l)|zacmaral|oblepil|(?:za|u)spinil|(?:roz|po|za|pri)sli(?:ap|ac)\\w*|podupal|rozbil|zlomil|polamal|kazil|znicil|zbural|zrucal|(?:s|po)palil|ukrad(?:ol|)|(?:u)?hryz(?:ol|)|kop(?:ol|)|(?:za)?sotil|strcil|udrel|buch(?:ol|)|capol|doskriabal|(?:u)?stip(?:ol|)|(?:na|o|)plul|postriekal|zamk(?:ol|)|zmazal|prepich(?:ol|)|zakopal|prezradil|vysmial|oklamal|zhodil|stupil'
/** What one mostly does for somebody: wrong only with harm beside it. */
const NEUTRAL =
  '(?:vy|za|po)(?:sypal|lial)|vystri(?:hal|hol|hl)|(?:vy|o)trh(?:al|ol|l)|dokreslil|zalepil|(?:za|vy)?hodil|zjed(?:ol|)|pojed(?:ol|)|vyjed(?:ol|)|vypil|dopil|vzal|zobral|zobudil|pustil|vypustil'
export const WRONGED = `${HARMFUL}|${NEUTRAL}`
const OLD_OR_NEAR =
  'sest(?:re|ru|ricke|ricku)|brat(?:ovi|a|ikovi|cekovi)|brack?(?:ovi|a|eka)|braskovi|mam(?:e|u|ke|ku|inke|icke|icku)|ock(?:ovi|a)|otc(?:ovi|a)|tat(?:ovi|inovi|kovi)|babk(?:e|u)|babick(?:e|u)|starej mam\\w*|ded(?:ovi|a|kovi|ka|uskovi)|tet(?:e|u|ke|ku)|uj(?:ovi|a|kovi)|strykovi|krstn(?:ej|u|emu)|sesternic(?:i|u)|bratranc(?:ovi|a)|sused(?:e|ovi|u|ke|ku|om)|kamarat(?:ke|ku|ovi|a|om)|kamosk(?:e|u)|kamosovi|spoluziac(?:ke|ku)|spoluziak(?:ovi|a|om)|ucitelk(?:e|u)|ucitelovi|panej|mi|nam|kamaratkin\\w*|kamaratov\\w*|bratov\\w*|sestrin\\w*|babkin\\w*|dedov\\w*|dedkov\\w*|mamin\\w*|ockov\\w*|susedov\\w*'

/** Said of a deed in either order, of whom it was done to. */
const doneTo = (deeds: string, beside = '') => [
  new RegExp(
    `\\b(?:${deeds})(?:l?[aio])? (?!(?:mu|jej|ho|ju|si|sa)\\b)(?:(?!mu\\b|jej\\b|ho\\b|ju\\b)\\w+ ){0,4}(?:${OLD_OR_NEAR})\\b${beside}`,
  ),
  new RegExp(
    `\\b(?:${OLD_OR_NEAR}) (?:(?!mu\\b|jej\\b|ho\\b|ju\\b|sa\\b)\\w+ ){0,4}(?:${deeds})(?:l?[aio])?\\b${beside}`,
  ),
]
const BESIDE_HARM = `(?:(?=.*${HARM})|(?<=${HARM}.*))`

/** A deed done to somebody who is named: whatever the deed, it wants to be made good. */
export const wronged = unless(
  settled(
    subject('saying-sorry', 'did-wrong', 'past', ...doneTo(HARMFUL), ...doneTo(NEUTRAL, BESIDE_HARM)),
    'learn',
    'refuses',
    'cannot',
    'quarrel',
  ),
  // What others did to the child, what fell or was lost by itself, and a surprise.
  new RegExp(
    `^ ?(?:dnes |vcera |rano )?(?:brat|sestra|bracek|sestricka|kamarat|kamaratka|spoluziak|spoluziacka|pes|psik|macka|kocur|dedko|babka|mama|ocko|teta|sused|suseda|ucitelka|chlapec|deti)\\b[^.!?]{0,20}\\b(?:${WRONGED})|\\b(?:mu|jej) (?:\\w+ ){0,2}(?:brat|sestra|kamarat|kamaratka|spoluziak|spoluziacka)\\b|${byOther(WRONGED)}|${BY_ITSELF}|\\bprekvap\\w*|\\bnarodenin\\w*|\\bzo strom\\w*|\\bjablk\\w*`,
  ),
)
