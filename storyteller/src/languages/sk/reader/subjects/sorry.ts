import { settled, subject, unless } from './rule.ts'

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
      /\b(?:ospravedln\w*|prepac(?!te|ite)\w*|odpust\w*|udobr\w*|zmier(?:i|it|il|ila|ili|me|enie)?|povedat prepac|popros\w* o prepac\w*)\b/,
    ),
    'refuses',
    'quarrel',
    'cannot',
    'did-wrong',
  ),
  // Of somebody imagined the event is told: "o myške, čo sa chce ospravedlniť".
  /^(?:[^.!?]{0,30}\bo )?(?!(?:chlap|dievca|dievcat|syn|dcer|diet|tom|mojom|nasom|nasej|kamarat|brat|sestr|spoluz|niekom)\w*)\w+(?: \w+)?,? (?:co|ktor(?:y|a|e)) |^(?:dnes |vcera |rano )?(?:brat|sestra|bracek|sestricka|kamarat|kamaratka|spoluziak|spoluziacka)\b (?:\w+ )?(?:mu|jej|ho|ju)\b/,
)

/** What one does to somebody and has to be sorry for. */
export const WRONGED =
  '(?:(?:ne)?po|u|s)?(?:schoval|skryl)|(?:vy|roz|za|po)sypal|(?:vy|roz|ob|po|za)lial|(?:roz|o|od|pre|na|vy)stri(?:hal|hol|hl)|(?:roz|po|vy|o)trh(?:al|ol|l)|(?:po|do)kreslil|(?:po|za)cmaral|pomal(?:oval|)|(?:po|ob|za)lepil|(?:za|u|po)spinil|(?:roz|po|za|pri)sli(?:ap|ac)\\w*|podupal|rozbil|zlomil|polamal|(?:po|)kazil|znicil|zbural|zrucal|(?:s|po)palil|(?:za|vy)?hodil|zjed(?:ol|)|pojed(?:ol|)|vyjed(?:ol|)|vypil|dopil|vzal|zobral|ukrad(?:ol|)|(?:po|u)hryz(?:ol|)|kop(?:ol|)|(?:po|za)?sotil|(?:po|)strcil|udrel|buch(?:ol|)|capol|(?:po|do)skriabal|(?:u|po)stip(?:ol|)|(?:na|o|)plul|postriekal|oblial|zamk(?:ol|)|zmazal|prepich(?:ol|)|zakopal|prezradil|vysmial|oklamal|zobudil|zhodil|pustil|vypustil|stupil'
const OLD_OR_NEAR =
  'sest(?:re|ru|ricke|ricku)|brat(?:ovi|a|ikovi|cekovi)|brack?(?:ovi|a|eka)|braskovi|mam(?:e|u|ke|ku|inke|icke|icku)|ock(?:ovi|a)|otc(?:ovi|a)|tat(?:ovi|inovi|kovi)|babk(?:e|u)|babick(?:e|u)|starej mam\\w*|ded(?:ovi|a|kovi|ka|uskovi)|tet(?:e|u|ke|ku)|uj(?:ovi|a|kovi)|strykovi|krstn(?:ej|u|emu)|sesternic(?:i|u)|bratranc(?:ovi|a)|sused(?:e|ovi|u|ke|ku|om)|kamarat(?:ke|ku|ovi|a|om)|kamosk(?:e|u)|kamosovi|spoluziac(?:ke|ku)|spoluziak(?:ovi|a|om)|ucitelk(?:e|u)|ucitelovi|panej|mi|nam|kamaratkin\\w*|kamaratov\\w*|bratov\\w*|sestrin\\w*|babkin\\w*|dedov\\w*|dedkov\\w*|mamin\\w*|ockov\\w*|susedov\\w*'

/** A deed done to somebody who is named: whatever the deed, it wants to be made good. */
export const wronged = unless(
  settled(
    subject(
      'saying-sorry',
      'did-wrong',
      'past',
      new RegExp(
        `\\b(?:${WRONGED})(?:l?[aio])? (?!(?:mu|jej|ho|ju|si|sa)\\b)(?:(?!mu\\b|jej\\b|ho\\b|ju\\b)\\w+ ){0,4}(?:${OLD_OR_NEAR})\\b`,
      ),
      new RegExp(`\\b(?:${OLD_OR_NEAR}) (?:(?!mu\\b|jej\\b|ho\\b|ju\\b|sa\\b)\\w+ ){0,4}(?:${WRONGED})(?:l?[aio])?\\b`),
    ),
    'learn',
    'refuses',
    'cannot',
    'quarrel',
  ),
  // What others did to the child, and what fell or was lost by itself.
  new RegExp(
    `^(?:dnes |vcera |rano )?(?:brat|sestra|bracek|sestricka|kamarat|kamaratka|spoluziak|spoluziacka|pes|psik|macka|kocur|dedko|babka|mama|ocko|teta|sused|suseda|ucitelka|chlapec|deti)\\b[^.!?]{0,20}\\b(?:${WRONGED})|\\b(?:mu|jej) (?:\\w+ ){0,2}(?:brat|sestra|kamarat|kamaratka|spoluziak|spoluziacka)\\b`,
  ),
)
