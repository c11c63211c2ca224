import type { Particular } from '../../../../craft/lexicon.ts'
import { particulars } from './particulars.ts'

const NOT = '(?:nechc\\w*|odmieta\\w*|odmietol|odmietla|nebavi|neznasa|nema (?:\\w+ )?rad\\w*|prestal\\w*)'
/** What it does not want, a few words behind that. */
const not = (what: string) => `${NOT} (?:(?!radsej|lebo|ale|chce\\b|pretoze)\\w+ ){0,4}(?:${what})`
/** What it would rather. */
const rather = (what: string) =>
  `(?:(?:naj)?radsej|rad\\w* by|namiesto toho|miesto toho|lebo (?:by )?(?:chce\\w*|chcel\\w*|rad\\w*)|(?:len|iba)|chce|chcel\\w*|tuzi\\w*|sniva\\w*|miluje) (?:(?!ako\\b|nez\\b|nechc)\\w+,? ){0,5}(?:${what})`

const ABOUT = ['event'] as const

/** What somebody imagined does not want to do. */
const refused = particulars(ABOUT, {
  refuses: [
    `${NOT}|neroztop\\w*|(?:jed\\w*|je|papa\\w*|zije z|zral\\w*) (?:len|iba|jedine)|(?:len|iba|jedine) (?:jed\\w+|papa\\w*)`,
    'zit|zomr\\w*|umr\\w*|smrt\\w*|zabij\\w*|zabit|tucn\\w*|schudn\\w*',
  ],
  'ref-red': not('(?:na )?cerven\\w*'),
  'ref-shine': not('(?:za|roz)?sviet\\w*|ziar\\w*|blikat'),
  'ref-rise': not('vsta\\w+|vychadz\\w+|vyjst|vst[aá]t|zobudit sa|budit sa|vyliezt z postele'),
  'ref-rain': not('prsat|zaprsat'),
  'ref-snow': not('snezit|padat z oblaku'),
  'ref-spit': not('(?:chrlit|plut|fukat|pluvat|dychat) (?:\\w+ )?ohen|chrlit'),
  'ref-burn': not('(?:pal|spal|podpal)(?:it|ovat)'),
  'ref-set': not('zapad\\w+'),
  'ref-work': not('(?:pracov|robot|makat|drat)\\w*'),
  'ref-vegetables': 'zelenin\\w*',
  'rather-summer': '(?:vidiet|zazit|spoznat|pozriet) (?:\\w+ )?leto',
  'ref-fight': not('bojov\\w+|bit(?: sa)?|sutazit|zapasit|vojn\\w*|boje|bojuj\\w*'),
  'ref-explode': not('(?:vy)?buch\\w*|explodov\\w*'),
  'ref-scare': not('(?:na|vy|po)?stras(?:it|i)\\w*|desit'),
  'ref-prick': not('(?:po|o)?pich\\w+|bod\\w+|stip\\w+'),
  'ref-teeth': not('(?:umy\\w+|cistit) (?:si )?(?:zub\\w*)|zubn\\w+ (?:kefk|past)\\w*'),
  'ref-wash': not('(?:u|po)?my[tv]\\w*|kupat\\w*|okupat\\w*|sprchov\\w*|do vane|vody? a mydl\\w*'),
  'ref-sleep': not('(?:za)?sp(?:at|i|ievat na zimu)|do postele|zimn\\w+ spank\\w*|zazimov\\w*'),
  'na-zimu': '(?:na|cez) zimu|zimn\\w* span\\w*|(?:v|cez) zime|prezimov\\w*|do jari',
  'ref-meat': not('mas[oa]|masko|burger\\w*'),
  'ref-only': '(?:jed\\w*|je|papa\\w*|zije z) (?:len|iba|jedine)|(?:len|iba|jedine) (?:jed\\w+|papa\\w*)',
  'ref-hunt': not(
    'lov(?:it|i)\\w*|(?:zo?)?zrat|(?:u|po)?lov\\w*|chyt\\w+ (?:mys|zver|ryb)\\w*|nahan\\w+|hryzt|(?:zjest|jest) (?:ovc|ovec|zajac|mys|prasiat|karkul|babk)\\w*',
  ),
  'ref-ovce': 'ovc\\w*|ovec\\w*|ovieck\\w*',
  'ref-rob': not('(?:u|o)?krad\\w*|prepad\\w*|zbij\\w*|lupit|rabov\\w*|okradat'),
  'ref-prepad': 'prepad\\w*',
  'ref-mean': not('byt (?:\\w+ )?(?:zl\\w+|hrozn\\w*|strasideln\\w*|strasn\\w*)|robit zle|ublizovat|skodit'),
  'ref-melt': `${not('(?:roz|s)?topit|roztap\\w+')}|neroztop\\w*`,
  'ref-school': not('(?:ist |chodit )?(?:do|v) (?:skol\\w*|jasl\\w*|skolk\\w*)'),
  'ref-eat': not('(?:z|do)?jest|papat|obed\\w*|polievk\\w*|zelenin\\w*|brokolic\\w*|spenat\\w*|mrkv\\w*'),
  'ref-clean': not('(?:po)?uprat\\w*|zametat|vysav\\w+|odkladat|umyvat riad'),
  'ref-ring': not('(?:za)?zvon\\w*|budit|odbij\\w*|tikat'),
  'ref-crow': not('(?:za)?kikirik\\w*'),
  'ref-dig': not('(?:vy)?kop(?:at|e)|hrab\\w*|hlbit'),
  'ref-plough': not('(?:po)?or(?:at|e)|pracovat na poli'),
  'ref-carry': not('nos\\w*|niest|vozit|odviezt|viezt|tahat'),
  'ref-cook': not('(?:na|u)?var(?:it|i)'),
  'ref-magic': not('(?:vy)?car(?:ov|uj)\\w*|kuzl\\w*'),
  'ref-collect': not('(?:zbier\\w+|brat|nosit) (?:\\w+ )?zub\\w*|pre zub\\w*'),
  'ref-fly': not('(?:od|vz)?let(?:iet|i)|lietat|na juh|do (?:afriky|teplych\\w*)'),
  'ref-tunnel': not('(?:do|cez) (?:\\w+ )?tunel\\w*'),
  'ref-go': not('(?:ist|chodit|vojst|vliezt|nastup\\w+|liezt|ide) (?:\\w+ )?(?:do|na|k|ku|von|dnu)'),
  'to-hell': 'do pekla',
  'ref-laundry': not('do prack\\w*|(?:vy)?prat'),
  'ref-be': [not('byt'), 'byt (?:\\w+ )?(?:sam|sama|samo|smutn\\w*|mal\\w*|zl\\w+)\\b'],
})

/** What it would rather do, or why it does not want to. */
const reasons = particulars(ABOUT, {
  'rather-music': rather(
    '(?:za)?hra(?:t|l|la|lo|va|je)? (?:\\w+ )?na (?!schov|nahan|obch)\\w+|klavir\\w*|gitar\\w*|husl\\w*|hudb\\w*|flaut\\w*|bubn\\w*|trubk\\w*',
  ),
  'rather-drum': 'bubn\\w*|bubon',
  'rather-trumpet': 'trubk\\w*|trumpet\\w*',
  'rather-dance': rather('(?:za)?tanc\\w*|balet\\w*'),
  'rather-sing': rather('(?:za)?spiev\\w*|pesnick\\w*'),
  'rather-bake': rather('(?:u|na)?(?:piec(?!k)\\w*|pec(?:ie|ene)|piek\\w*)|kolac\\w*|tort\\w*'),
  'rather-draw': rather('(?:na)?(?:kresl|malov|maluj)\\w*'),
  'rather-garden': rather('(?:zahrad|sad(?:it|il)|pestov|kvet|polieva)\\w*'),
  'rather-read': rather('(?:pre)?cita\\w*|kniz\\w*|knih\\w*'),
  'rather-ball': rather('futbal\\w*|\\w+ (?:s )?lopt\\w*'),
  'rather-sleep': rather('(?:\\w+ )?(?:po|vy|za)?sp(?:at|al|ala|alo|i|inkat)(?: sa)?'),
  'wants-longer': 'dlhsie|este (?:chvil\\w*|trosku|trochu|kusok)',
  'rather-food': [
    rather(
      '(?:\\w+ )?(?:jed(?:la|ol|lo)|je|jest|pap\\w+|mask\\w+|sladkost\\w*|cukrik\\w*|zmrzlin\\w*|jahod\\w*|salat\\w*|ovoc\\w*|cokolad\\w*|kolacik\\w*)',
    ),
    'piec\\w*|piek\\w*',
  ],
  'rather-play': rather(
    'hra(?:t|l|la|lo) sa|sa (?:\\w+ )?hra(?:t|l|la|lo|ju)?|este hrat(?! na)|schovavack\\w*|nahanack\\w*|hracky',
  ),
  'because-colour':
    '(?:smutn\\w*|skared\\w*|nudn\\w*|hnusn\\w*) farb\\w*|farb\\w* (?:je |sa )?(?:\\w+ )?(?:smutn|skared|nudn|nepac)\\w*',
  'ref-sad-colour': 'smutn\\w* farb\\w*',
  'because-tired': 'unav\\w*|ustat\\w*|vycerp\\w*|nevyspa\\w*|ospal\\w*|zmoren\\w*|uz nevlad\\w*',
  'because-lazy': 'leniv(?!ec|c)\\w*|lenos\\w*|nechce sa (?:mu|jej)|sa (?:mu|jej) nechce',
  'because-hurt': 'bol(?:i|ia|el|eli|elo|ela)\\b(?! (?:sme|raz))',
  'because-hot': 'horuc\\w*|(?:moc|velmi|strasne|prilis) teplo|teplo (?:mu|jej)|(?:mu|jej) (?:\\w+ )?teplo',
  'because-cold': '(?:mu|jej|je|tam) (?:\\w+ )?zima|zima (?:mu|jej|je)|studen\\w*|mrzn\\w*',
  'because-afraid': '(?:sa )?boj(?:i|ia)|bal|bala|balo|strach\\w*',
  'because-thanks': '(?:po)?dakuj\\w*|nepodak\\w*|nepochval\\w*|pochval\\w*|nevaz\\w*',
  'because-alone':
    '(?:je|bol|bola|bolo|tam|stale|vzdy) (?:\\w+ )?(?:sam|sama|samo)|osamel\\w*|samot\\w*|nema (?:\\w+ )?kamarat\\w*|hlada (?:si )?(?:\\w+ )?kamarat\\w*',
  'because-bored': 'nud(?:i|il|ila|ilo|a|ne|ny|na)\\w*|stale to iste',
  'because-kind':
    '(?:ublizit|ublizovat|nikomu ublizi|(?:je|bol|bola) (?:\\w+ )?(?:dobr|mil|laskav|priatelsk)\\w*|luto|ma (?:\\w+ )?rad\\w* (?:vsetk|zvier|ovc|lud|det)\\w*|kamarat\\w*|priatel\\w*)',
  'because-sad': 'smutn(?:y|a|e|o)(?! farb)|place|plakal\\w*',
  'because-teased': 'sm(?:ej|ia|ial)\\w*|vysm(?:iev|ial|ej)\\w*|posmiev\\w*',
  'same-child':
    '(?:tiez|presne ako|tak ako|rovnako ako) (?:\\w+ )?(?:on|ona|nas\\w*|moj\\w*|syn|dcer\\w*)|(?:syn|dcer\\w*|nas\\w* \\w+) (?:\\w+ ){0,3}tiez',
})

const of = (what: string) => `(?:boji|boja|bal|bala|balo|strach\\w*|desi) (?:(?!lebo|ale|ze\\b)\\w+ ){0,4}(?:${what})`

/** What somebody imagined is afraid of. */
const feared = particulars(ABOUT, {
  'is-afraid': [
    '(?:sa )?(?:boji|boja|bal|bala|balo|desi|strachuje)(?: sa)?(?! (?:s[ai] )?(?:s|vz|vy|za|po|pri|pre|od|na|u)?(?:let|liet|skoc|skak|plav|lez|liez|splh|bez|beh|jazd|kop|poton|potap)\\w*)|(?:ma|mal|mala|malo) (?:\\w+ )?strach|bojazliv\\w*',
    'smrt\\w*|zomr\\w*|umr\\w*|zabi\\w*|bitk\\w*|otca|ocka|vojn\\w*|ubli[zž]\\w*|bije',
  ],
  'fear-fire': of('ohn\\w*|ohen|plamen\\w*|sviec\\w*'),
  'fear-water': of('vod[yaue]\\w*|mora|mori|bazen\\w*|vln\\w*|kaluz\\w*|mlak\\w*'),
  'fear-dark': of('tm[ay]|noci|tmav\\w*'),
  'fear-storm': of('burk\\w*|burok|hrom\\w*|hrmen\\w*|blesk\\w*'),
  'fear-height': of('vys(?:ok|k[aeyu])\\w*|(?:let|liet)\\w* vysoko'),
  'fear-sun': of('slnk\\w*|slniec\\w*'),
  'fear-dust': of('prach\\w*|spin\\w*'),
  'fear-red': of('krvi'),
  'fear-all': of('vsetk\\w*|vsetck\\w*|uplne vsetk\\w*'),
  'ends-friends': 'kamos\\w*|kamarat\\w*|priatel\\w*|spriatel\\w*|skamarat\\w*',
})

export const somebody: readonly Particular[] = [...refused, ...reasons, ...feared]
