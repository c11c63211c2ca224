import { MUM, settled, subject, unless } from './rule.ts'

const SCHOOL =
  '(?:skol(?:a|y|e|u|ou|ky|ke|ku|kou|ka)|skolk\\w*|jasl\\w*|skolsk\\w+ klub\\w*|druzin\\w*|tried\\w*|predskol\\w*|prvac\\w*|prvak\\w*|prv\\w+ tried\\w*|materska|materskej|gymnazi\\w*|vyucovan\\w*)'

const NURSERY = '(?:skolk\\w*|skolc\\w*|skolk|jasl\\w*|jasiel|satn\\w*|ovod\\w*|kindergarten\\w*|matersk\\w+ skol\\w*)'
const GOER = `(?:${MUM}|ma|mna|mi|ock\\w*|otc\\w*|otec|tat\\w*|bab\\w*|ded\\w*|stark\\w*|rodic\\w*)`
/** Who brings and leaves; "ma" is "má" as well, and is meant only beside the holding. */
const PARENT = `(?:${MUM}|mna|mne|mi|nam|ock\\w*|otc\\w*|oteck\\w*|ocin\\w*|otec|tat(?:o|a|ov|in|k)\\w*|bab(?:k|ick|in)\\w*|ded\\w*|stark\\w*|rodic\\w*|(?<=\\b(?:drz|objim|objal|objat|pust|odlep|chyt)\\w* (?:sa )?)ma|ma(?= (?:\\w+ )?(?:drz|nepust|pust|objim|obja|odlep)\\w*)|odchadz\\w*|odid\\w*)`
/** Somewhere in the sentence: the parent who leaves. */
const WITH_PARENT = `(?:(?=[^.!?]*\\b${PARENT}\\b)|(?<=\\b${PARENT}\\b[^.!?]*))`
/** Somewhere in the wish: that it is at nursery, or in the morning. */
const AT_NURSERY = `(?:(?=.*\\b(?:${NURSERY}|rano|rana)\\b)|(?<=\\b(?:${NURSERY}|rano|rana)\\b.*))`
const HOLDS =
  '(?:drz\\w*|chyt\\w* (?:sa|ma|mam[au])|sa (?:\\w+ )?chyt\\w*|odlep\\w*|odliep\\w*|odtrh\\w*|(?:za|ne)?kyv\\w*|(?:za|ne)kyva\\w*|(?:za)?mava\\w*|objat\\w*|objim\\w*|bozk\\w*|pus(?:a|u|y|i|ami|inku|inky)|vrat(?:ila|il|it)? sa)\\b'
/** What is told of a goodbye and of nothing else, whoever is named. */
const PARTING =
  '(?:rozluc\\w*|luci(?:t|me|la|l|li)?\\b|lucen\\w*|nepust\\w*|(?:posledn|este|jedn|dve|tri|sto|druh|tret)\\w* (?:\\w+ )?(?:pus|bozk|objat)\\w*|(?:ky|ma)v\\w*[^.!?]{0,20}\\b(?:okn|oblok|plot|dver)\\w*|(?:okn|oblok|plot|dver)\\w*[^.!?]{0,20}\\b(?:za|ne)?(?:ky|ma)v\\w*|(?:drz|chyt)\\w* sa (?:\\w+ )?(?:plot|bran|dver|kluck|zarub|kabat|rukav|skrin)\\w*)'
const CRIES =
  '(?:plac\\w*|plak\\w*|rozplak\\w*|neplak\\w*|neplac\\w*|reve\\w*|reva[ltn]\\w*|kric\\w*|vriesk\\w*|jac[ai]\\w*|slz\\w*|smut\\w*|bez slz)'

/**
 * The goodbye at nursery, told as it happened: before whatever else such a morning brings along (an aunt far away, a cold that is over, a lunch that
 * was not eaten).
 */
export const goodbyes = [
  unless(
    subject(
      'morning-goodbye',
      'sad',
      'always',
      // "In the cloakroom she held my coat", "at the door he said go".
      new RegExp(`\\b${NURSERY}\\b.{0,60}\\b${HOLDS}${WITH_PARENT}|\\b${NURSERY}\\b.{0,60}\\b${PARTING}`),
      new RegExp(`\\b${HOLDS}${WITH_PARENT}.{0,60}\\b${NURSERY}|\\b${PARTING}.{0,60}\\b${NURSERY}`),
      // Whoever brings, and who is wanted instead.
      /\b(?:do|zo|v)\b (?:\w+ )?(?:skolk|jasl|jasli)\w*[^.!?]{0,25}\b(?:vod(?:i|im|ime|il|ila|it)|zaved\w*|odprevad\w*)\b|\bdo (?:\w+ )?(?:skolk|jasl)\w*[^.!?]{0,25}\b(?:nos\w*|voz(?:i|im|ime|il|ila|it))\b/,
      /\b(?:vod(?:i|im|ime|il|ila|it)|zaved\w*|odprevad\w*|odvadz\w*)\b[^.!?]{0,25}\b(?:do|v) (?:\w+ )?(?:skolk|jasl|jasli)\w*/,
      /\b(?:chc\w*|nechc\w*|prosi\w*|trva) [^.!?]{0,12}\b(?:aby|nech|ze) [^.!?]{0,20}\b(?:vod(?:i|il|ila)|zaved\w*|zavied\w*|odprevad\w*)\b/,
      /\b(?:vod(?:i|il|ila)|vozi\w*) (?:\w+ ){0,2}(?:autobus|elektrick|aut|mhd|trolejbus)\w* [^.!?]{0,12}\blebo\b/,
      // No nursery named, and nothing else goes so: "in the morning she would not let mother go".
      new RegExp(
        `\\b(?:nechc\\w*|nevie\\w*|nedok\\w*|nemoz\\w*|odmiet\\w*) (?:\\w+ ){0,2}(?:pustit (?:\\w+ )?${GOER}|${GOER} (?:\\w+ )?pustit|(?:sa )?(?:od(?:o)? )${GOER} (?:odtrhnut|odlepit|odist|pohnut)\\w*|(?:sa )?odlepit)\\b`,
      ),
      new RegExp(
        `\\b(?:rano|rana|kazde rano|dnes)\\b[^.!?]{0,30}\\b(?:(?:drz|chyt|zaves)\\w* sa|sa (?:\\w+ )?(?:drz|chyt|zaves)\\w*|vis(?:i|el|ela) na|drz\\w*) (?:\\w+ ){0,2}(?:${PARENT}|ma|(?:plot|bran|dver|kluck|zarub|kabat|rukav)\\w*)\\b`,
      ),
      new RegExp(
        `\\b(?:rano|kazde rano)\\b[^.!?]{0,30}\\b(?:posledn\\w+ (?:pus|bozk|objat)\\w*|(?:pus|bozk)(?:a|y|u|ov)?\\b${WITH_PARENT})`,
      ),
      /\b(?:rano|kazde rano)\b[^.!?]{0,25}\b(?:plak|plac|rev|kric)\w*[^.!?]{0,20}\btam nechc\w*|\btam nechc\w*[^.!?]{0,15}\b(?:rano|kazde rano)\b/,
      new RegExp(
        `\\b(?:vo dverach|pri dverach|medzi dverami|v satni|pri brane|pri branke|pred skolkou)\\b(?:${AT_NURSERY}|${WITH_PARENT})[^.!?]{0,40}\\b(?:chod|bez|vydrz|zvlad|odid|vrat)\\w*`,
      ),
      new RegExp(
        `\\b(?:sa (?:\\w+ )?zam[ky]\\w*|zam[ky]\\w* sa) (?:\\w+ )?v aut\\w*${AT_NURSERY}|\\b(?:nechc\\w*|odmiet\\w*) (?:\\w+ )?vystupit z aut\\w*${AT_NURSERY}`,
      ),
      /\b(?:skrink|skrinc)\w*\b[^!?]{0,40}\b(?:fotk|fotograf|satk|sal)\w*|\b(?:fotk|fotograf|satk|salik)\w*[^!?]{0,30}\b(?:do|v) skrin\w*/,
      // What stays, or comes back, or goes at last without a tear.
      new RegExp(
        `\\b${NURSERY}\\b[^!?]{0,50}\\b(?:bez (?:slz\\w*|placu|plakania|kriku|revu)|neplak\\w*|ani slz\\w*|place uz (?:len|iba))\\b`,
      ),
      new RegExp(
        `\\b(?:bez (?:slz\\w*|placu|plakania|kriku|revu)|neplak\\w*|ani slz\\w*)[^!?]{0,40}\\b${NURSERY}|\\b(?:prv\\w+ rano|dnes rano|prvy ?krat) bez (?:slz\\w*|placu|plakania|kriku)|^dnes (?:\\w+ )?bez (?:slz\\w*|placu|plakania)`,
      ),
      new RegExp(
        `\\bv triede\\b[^.!?]{0,15}\\bplac\\w* uz (?:len|iba)|\\bv triede\\b[^.!?]{0,20}\\b${CRIES}[^!?]{0,30}\\b(?:rano|${MUM})`,
      ),
      /\bpo (?:\w+ ){0,2}(?:chorob\w*|zapal\w*|prazdnin\w*|vianoc\w*|dovolenk\w*|chripk\w*|angin\w*|kiahn\w*|vikend\w*|maroden\w*)[^!?]{0,60}\b(?:skolk|skolc|jasl)\w*/,
      /\bpo (?:\w+ )?(?:prazdnin|vianoc|dovolenk)\w*[^.!?]{0,20}\b(?:zas|znova|opat|zase) (?:\w+ )?(?:na|od) zaciat\w*/,
      // A nursery where another language is spoken.
      /\b(?:madarsk|nemeck|anglick|rakusk|holandsk|cudz|medzinarodn|taliansk|spanielsk|francuzsk|ceskej)\w* (?:\w+ )?(?:skolk|skolc|jasl|ovod)\w*|\bovod\w*|\b(?:skolk|jasl)\w*[^.!?]{0,40}\b(?:nerozum\w*|po (?:nemeck|anglick|madarsk|holandsk|taliansk|spanielsk)\w*)|\b(?:v|vo) (?:nemeck|rakusk|anglick|holandsk|irsk|svajciarsk|madarsk|taliansk|viedn)\w*[^.!?]{0,25}\b(?:skolk|jasl)\w*/,
      /\b(?:odlep|odliep|odtrh|vytrh|odtiah|odtah)\w*[^.!?]{0,25}\b(?:odo mna|od mamy|od ocka|od babky|z naruc\w*|z krku|mi (?:ju|ho))\b|\bucitelk\w*[^.!?]{0,25}\b(?:odlep|odliep|odtrh|vytrh|odtiah)\w*/,
      // "She stops as soon as I have left": whoever leaves is the parent.
      /\b(?:prestan|prestav|plac|plak|kric|rev)\w*[^.!?]{0,20}\b(?:odidem|odideme|odchadzam|odchadzame)\b|\b(?:odidem|odchadzam)\b[^.!?]{0,20}\b(?:prestan|plac|plak)\w*/,
      /\bsatn\w*[^.!?]{0,40}\b(?:(?:sa (?:\w+ )?)(?:hodi|hadz)\w*|(?:hodi|hadz)\w* sa|(?:schov|utek|utiek|lah|revan|krik|scen)\w*)|\b(?:(?:hodi|hadz)\w* sa|(?:schov|utek|utiek|lah|revan|krik|scen)\w*)[^.!?]{0,40}\bsatn\w*/,
      /\b(?:zakyva|zamava)\w*[^.!?]{0,12}\b(?:a|ani) [^.!?]{0,12}\b(?:neobzre|neotoci|isla|isiel|sla|siel|bezi|bezal|utek|vosla|vosiel)\w*/,
      /\b(?:nesie|vezie|vodi|vozi|zavezie|zanesie|priveda|privedie)\b[^.!?]{0,20}\bdo (?:\w+ )?(?:skolk|jasl|jasli)\w*/,
      // Of its mother's, in the pocket.
      /\b(?:pus|bozk|cmuk)\w*[^.!?]{0,25}\b(?:do|na|vo?) (?:\w+ )?(?:vreck|vrecku|vreciek|dlan)\w*|\b(?:vreck|dlan)\w* (?:\w+ ){0,2}(?:pus|bozk)\w*/,
      /\b(?:sal|salik\w*|satk\w*|trick\w*|sveter|vreckovk\w*|mikin\w*)\b[^!?]{0,40}\bvon\w* (?:\w+ )?(?:ako|po|za) (?:\w+ )?(?:mam(?!e?\b|ut|b)\w*|mne|mna|ja\b|ock\w*|doma)/,
      new RegExp(
        `\\b${NURSERY}[^!?]{0,40}\\b(?:satk\\w*|salik\\w*|sal|srdiec\\w*|naram\\w*|vreckovk\\w*|mamin\\w*|(?:moj|nas)\\w* fotk\\w*)\\b${WITH_PARENT}|\\b(?:satk\\w*|salik\\w*|sal|srdiec\\w*|naram\\w*|vreckovk\\w*|mamin\\w*|(?:moj|nas)\\w* fotk\\w*)${WITH_PARENT}[^!?]{0,40}\\b${NURSERY}`,
      ),
    ),
    /\b(?:zajtra|nastup\w*|prv\w+ den|prv(?:y|u|ej|a) tried\w*|v prirode|brig\w*|tabor\w*|vecer|noc\w*|spat|zaspa\w*|sopk\w*|letisk\w*|nemocnic\w*|zubar\w*|doktor\w*|zomrel\w*|rozviedl\w*|rozvod\w*|rozis\w*|babatk\w*|cakame (?:dvoj|babat|druh|bra|ses)\w*|porod\w*|udre\w*|bije|hryz\w*|pohryz\w*|strat(?:il|en)\w*|zabudl\w*|besiedk\w*)\b/,
  ),
]

/** Whatever else is plainly about nursery and about how it is there. */
export const nursery = [
  unless(
    subject(
      'morning-goodbye',
      'sad',
      'always',
      new RegExp(
        `\\b(?:skolk|skolc|jasl|satn)\\w*\\b[^!?]{0,80}\\b(?:${CRIES}|ran[oa]${WITH_PARENT}|${MUM}|nechc\\w*|boj\\w*|strach\\w*|zvyk\\w*|odch\\w*|odid\\w*|chyba\\w*|tazk\\w*|hroz\\w*|nepojd\\w*|nejde|kedy prid\\w*|(?:utek\\w*|bez\\w*|rozbeh\\w*) za)\\b`,
      ),
      new RegExp(
        `\\b(?:${CRIES}|ran[oa]${WITH_PARENT}|${MUM}|nechc\\w*|boj\\w*|strach\\w*|zvyk\\w*|odch\\w*|odid\\w*|chyba\\w*|tazk\\w*|nepojd\\w*|nejde|kedy prid\\w*|(?:utek\\w*|bez\\w*|rozbeh\\w*) za)\\b[^!?]{0,80}\\b(?:skolk|skolc|jasl|satn)\\w*`,
      ),
      /\b(?:plac|plak|kric|smut)\w*[^.!?]{0,12}\bpri (?:\w+ )?odchod\w*|\bpri (?:\w+ )?odchod\w*[^.!?]{0,12}\b(?:plac|plak|kric|smut)\w*/,
      /^ ?(?:(?:zase|zas|znova|opat|rano|dnes|zajtra|do|v|o|nechce|ist|ide|nasa|v nasej|ranna|tazka)\b ?){0,3}(?:skolk|skolc|jasl)\w*(?: (?:rano|zase|zas|znova|opat|dnes|a rano|a mama))? ?$/,
      /\b(?:bez|od|za) (?:mojej |svojej )?mam(?:y|ky|iny|icky|ou|kou|inou)\b[^.!?]{0,20}\b(?:ostat|zostat|byt|rano|plac|smut)\w*|\b(?:smutno|cnie|clivo) (?:\w+ ){0,3}za (?:mam|ock|nami|mnou)\w*/,
    ),
    /^(?!.*\b(?:plac|plak|mam[aeuy]|ist do|ide do))(?=.*\b(?:ne|odm)).*\b(?:obliek|obliec|prezliek|prezliec|pyzam|ponozk)\w*|\b(?:zajtra|nastup\w*|prv\w+ den|v prirode|vecer|noc|spat|zomrel\w*|besiedk\w*|(?:kamarat\w*|nikto|deti|ostatn\w+) nechc\w*|nikto (?:sa )?(?:s|ju|ho)\b|nehra\w* sa|kreslil\w*)\b/,
  ),
]

/** Nursery and school. */
export const school = [
  subject(
    'stage',
    'refuses',
    'today',
    /\b(?:nechce|odmieta)\w*\b[^.!?]{0,20}\b(?:tancovat|spievat|recitovat|vystup(?!it (?:z|zo)\b)\w*)\b|\b(?:besied\w*|vystup\w*|javisk\w*)\b[^.!?]{0,20}\b(?:nechce|odmieta)\b/,
  ),
  subject(
    'stage',
    'afraid',
    'tomorrow',
    /\b(?:besied\w*|vystup\w*|vystupuj\w*|predstaven\w*|divadl\w*|akademi\w*|recit\w*|basnick\w*|basen|basne|trem\w*|javisk\w*|podi\w{1,3}|na podi\w*|koncert\w*|solo|spieva\w* pred|tancuje pred|pred (?:vsetk\w+|ludmi|publik\w+|celou (?:triedou|skolou))|vianocn\w+ (?:akademi|program)\w*|hlavn\w+ rol\w*|rolu|uloh\w+ v divad\w*|prednes\w*|prezentaci\w*|referat\w*|rozlucka so skolk\w*)\b/,
  ),
  settled(
    subject(
      'test',
      'proud',
      'past',
      /\b(?:prv\w+|dostal\w*|doniesl\w*|doniesol|priniesl\w*|priniesol) (?:\w+ )?(?:jednotk|pochval)\w*/,
    ),
    'teased',
    'jealous',
  ),
  settled(
    subject(
      'test',
      'sad',
      'past',
      /\b(?:dostal|dostala|doniesol|doniesla|priniesol|priniesla|mal|mala) (?:\w+ ){0,2}(?:patku|petku|stvorku|trojku|pat(?:ku|orku)|gulu|zl\w+ (?:znamk|vysvedcen)\w*)/,
    ),
    'afraid',
    'did-wrong',
  ),
  subject(
    'test',
    'afraid',
    'tomorrow',
    /\b(?:pisomk\w*|pise? (?:test\w*|pisomk\w*)|test(?:u|y|om|e)?|skus\w{0,2}k\w*|skusan\w*|prijimac\w*|diktat\w*|preskus\w*|odpoved\w* pri tabul\w*|pri tabuli|monitor\w*|testovan\w*|vysvedcen\w*|znamk\w*|znamok|patk\w+|stvork\w+|trojk\w+|dvojk\w+ z|petku|gul\w{1,2} z)\b/,
  ),
  settled(
    subject(
      'teacher-leaves',
      'missing-someone',
      'today',
      /\b(?:ucitel\w*|triedn\w+|vychovavatel\w*|asistent\w*|trener\w*|pani ucit\w*)\b[^.!?]{0,30}\b(?:(?<!\bked )odchad\w*|odid\w*|odisl\w*|konci|skonci\w*|nebude|ide na matersk\w*|matersk\w+ dovolenk\w*|ide prec|lucime|luci)\b/,
      /\b(?:odchad\w*|odid\w*|odisl\w*|konci|skonci\w*|lucime sa s|rozluc\w*)\b[^.!?]{0,30}\b(?:ucitel\w*|vychovavatel\w*|asistent\w*|trener\w*)/,
      /\b(?:ucitel|trener)\w*\b[^.!?]{0,12}\b(?:vymenil|zmenil)\w*|\b(?:vymenil|zmenil)\w*\b[^.!?]{0,12}\b(?:ucitel|trener)\w*/,
    ),
  ),
  unless(
    subject('teacher-leaves', 'new', 'today', /\bnov\w+ (?:pani )?(?:ucitel\w*|trener\w*|asistent\w*|vychovavatel\w*)/),
    /\bsatn\w*|\bneodchadz\w*|\brozluc\w*|\bluci(?:t|me)?\b|\bplac\w* (?:\w+ )?(?:ked|pri) (?:\w+ )?odch\w*|\bodch\w*\b[^.!?]{0,12}\bplac\w*/,
  ),
  unless(
    subject(
      'morning-goodbye',
      'sad',
      'always',
      /\b(?:chytil|drzal|drzala|chytila)\w* (?:sa )?(?:\w+ )?(?:rukava|kabata|nohy|nohavic)\w*[^.!?]{0,60}\b(?:ucitelk\w*|odlep\w*)|\bodlep(?:it|ila|ovala)\b[^.!?]{0,20}\b(?:odo? (?:mna|mam|ock|nas)\w*|ju\b|ho\b)|\bv satni\b[^.!?]{0,60}\b(?:boli|bolelo|nechc\w*|plac\w*)/,
      /\b(?:rozluc\w*|luci\w*|lucen\w*|odchadza\w*|nechce ma pustit|odovzdav\w*|drzi sa ma|pri dverach|scen[ay]?)\b[^.!?]{0,30}\b(?:skolk\w*|skole|jasl\w*|satni)/,
      new RegExp(`\\b(?:rano|kazde rano|rana)\\b${WITH_PARENT}[^.!?]{0,30}\\b(?:skolk\\w*|skole|jasl\\w*|satni)`),
      /\b(?:skolk\w*|jasl\w*|satn\w+)\b[^.!?]{0,30}\b(?:place\w*|plac\w*|rozluc\w*|luci\w*|nechce (?:ist|chodit|ostat|zostat)|drzi sa|za mam(?!e?\b|ut|b)\w*|kric\w*)/,
      /\b(?:place\w*|plac\w*|nechce (?:ist|chodit|ostat|zostat))\b[^.!?]{0,30}\b(?:skolk\w*|jasl\w*|do skoly)/,
      /\b(?:zase|zas|znova|opat)\b[^.!?]{0,15}\b(?:do skolk|do jasl|v skolk)\w*|\bpo prazdnin\w*[^.!?]{0,25}\bskolk\w*/,
      /\b(?:skolk\w*|jasl\w*)\b[^!?]{0,90}\b(?:(?:cak\w*|sedel\w*|pozeral\w*) (?:\w+ ){0,3}na (?:mam|ock|nas|mna)\w*|(?:odtrh\w*|odliep\w*|odtiah\w*|vytrh\w*)|(?:vis(?:i|el|ela) (?:na mne|na mame|mi)))/,
      /\bsatn\w*\b[^.!?]{0,40}\b(?:drz\w* (?:sa|ma)|sa (?:\w+ )?drz\w*|nech?ce\w*|plac\w*|plak\w*)|\bdrzi (?:sa |mi |ma )+(?:za )?(?:noh\w*|kabat\w*|ruk\w*|bund\w*)|\bplac\w* (?:\w+ )?ked odchadz\w*/,
      /\b(?:drzi sa (?:ma|mamy)|nechce (?:ma|mamu|ocka|otca|babku) pustit)\b/,
      /\brozluc\w* (?:\w+ )?(?:s|so) (?:mam|ock|otc|tat|rodic)\w*/,
      /\b(?:ostat|zostat|ostava|zostava) (?:tam |bez )+(?:mam|ock|nas)\w*/,
    ),
    /\b(?:prv\w+ (?:den|krat|raz)|zajtra|nastup\w*|prvykrat|v prirode)\b/,
  ),
  settled(
    subject(
      'first-day',
      'going-to',
      'tomorrow',
      new RegExp(
        `\\b(?:prv\\w+ (?:den|raz|dni|krat|tyzden)|prvykrat|prvy krat|nastup\\w*|zacina\\w*|zacne\\w*|zacal\\w*|ide do prv\\w+|pojde do prv\\w+|nov\\w+|zapis\\w*|prestup\\w*|po prazdninach|adaptac\\w*|zvyka\\w*|prechod\\w*|zmenil\\w*|pojde|bude chodit|ideme|sa tesi)\\b[^.!?]{0,25}\\b${SCHOOL}\\b`,
      ),
      new RegExp(`\\b(?:od (?:septembr|pondelk|zajtr|jesen)\\w*|v septembri|zajtra)\\b[^.!?]{0,25}\\b${SCHOOL}`),
      new RegExp(
        `\\b${SCHOOL}\\b[^.!?]{0,20}\\b(?:prvykrat|prvy krat|prv\\w+ (?:den|raz)|nastup\\w*|po prazdninach|zacina|od (?:pondelk|septembr|zajtr)\\w*|v (?:pondelok|septembri))`,
      ),
      /\bprvac\w*|\bprvak\w*|\bbude skolak\w*|\bbude skolack\w*|\bskolsk\w+ task\w*|\baktovk\w*|\badaptac\w*/,
      new RegExp(`\\b(?:boj\\w+|strach|nechce (?:ist|chodit))\\b[^.!?]{0,14}\\b${SCHOOL}`),
    ),
    'afraid',
    'refuses',
    'waiting',
    'sad',
    'proud',
  ),
  // "It cannot stop there, because there are so many letters".
  unless(
    subject(
      'reading',
      'cannot',
      'always',
      /\b(?:ked cita|cita (?:len|po|pomaly|zle|nahlas)|preskakuje (?:slov|pism)\w*|cita(?:t|nie|nim|ni|nia|niu|l|la)|precita\w*|nevie cit\w*|slabik\w*|pismenk\w*|pismen\w*|abeced\w*|dyslex\w*|dyslek\w*|nasl?epo cita|necita)\b/,
    ),
    /\b(?:lebo|pretoze|kvoli) (?:\w+ ){0,3}(?:vela|dlh\w+) (?:\w+ )?pismen\w*/,
  ),
  unless(
    subject(
      'writing',
      'cannot',
      'always',
      /\b(?:pisat|pise|pisani\w*|napisat|pisal\w*|dysgraf\w*|pismo|skared\w+ pise|pismenk\w*|pletie si \w* ?(?:pismen|b a|p a|d a)\w*|skrabe|diktat\w*|lavak\w*|lavack\w*|lavou rukou|(?:pletie|myli|zamiena|vymiena) si (?:pismen\w*|b|d|p)\b|podpisat|(?:napis|podpis)\w* (?:si )?svoje meno)\b/,
    ),
    /\bcita\w*|\bpisa(?:l|la|li) (?:sme |som )?(?:im|tam|na letisk\w*|do)\b|\b(?:sme|som) (?:im|tam) pisa(?:l|la|li)\b/,
  ),
  subject(
    'sums',
    'cannot',
    'always',
    /\b(?:matemat\w*|matik\w*|nasobilk\w*|pocita(?:t|nie|nia|nim|la|l)|priklad\w*|scitav\w*|odcitav\w*|delen\w*|dyskalkul\w*|cisla|cisiel|cislam\w*|zlomk\w*)\b/,
  ),
  subject(
    'no-friends',
    'left-out',
    'always',
    /\bhra(?:va|ju)? sa (?:\w+ ){0,2}(?:sam|sama)\b|\b(?:vzdy|stale|furt|casto) (?:je |sedi |stoji |sa hra )?(?:sam|sama)\b|\bsa (?:\w+ )?hra(?:va)? (?:\w+ )?(?:sam|sama)\b|\bnema (?:sa )?s kym/,
  ),
  unless(
    subject(
      'no-friends',
      'wants',
      'always',
      /\b(?:nema|nemal|nemala|nenas\w*|nevie si najst|nevie najst|chce|tuzi|hlada|hladat|chcel\w* by|bez|novych|noveho|novu|najst si|najst|potrebuje|mat)\b[^.!?]{0,18}\b(?:kamarat\w*|kamos\w*|priatel\w*|kamaratstv\w*)/,
      /\b(?:sam|sama|osamel\w*|samot\w*)\b[^.!?]{0,20}\b(?:v skole|v skolke|cez prestavk\w*|na dvore|v triede|na ihrisku|sedi|hra)/,
    ),
    /\b(?:pohad\w*|odstah\w*|stah\w*|udrel\w*|buchol\w*|buchl\w*|nehra|smej\w*|nechce s)\b/,
  ),
]
