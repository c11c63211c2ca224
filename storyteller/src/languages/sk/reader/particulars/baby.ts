import { particulars } from './particulars.ts'

/** Where the baby shall go, whose arms it has, what was done to it, what the child asks, and how far it is on its way. */
const both = particulars(['new-baby', 'baby-coming'], {
  'ma-sestricku': '(?:mal|nov|mladsi)\\w* sestr\\w*|sestrick\\w*|segrick\\w*|dievcatk\\w*|dcerk\\w*',
  'ma-braceka': '(?:mal|nov|mladsi)\\w* brat\\w*|brace\\w*|brack\\w*|chlapcek\\w*|synceka?',
  dvojcata: 'dvojcat\\w*|dvojick\\w*|dve babatka',
  osvojene: 'adopt\\w*|osvoji\\w*|detskeho domova|pestun\\w*',
  'z-porodnice': 'porodnic\\w*|z nemocnice|doniesl\\w*|priniesl\\w*|priviezl\\w*',
  'do-garaze': 'garaz\\w*',
  'na-balkon': 'balkon\\w*',
  'do-pivnice': 'pivnic\\w*',
  'do-budy': 'psej bud\\w*|psia buda|do bud(?:y|ky)|v budke',
  'do-obchodu': 'obchod\\w*',
  'k-babke':
    '(?:dajme|daj|dame|zober\\w*|odnes\\w*|odvez\\w*|nech ide|vrat\\w*|posl\\w*) (?:(?:ho|ju|to) )?(?:k )?(?:babk|star[ae]j mam)\\w*',
  'do-kosa': 'do kosa|do smet\\w*|vyhod\\w*',
  prec: 'vrat(?:it|me|te|ime)|posl(?:at|ime|ite|i)|(?:odnes|odniest|odvez|odviez|vymen|reklam|preda)\\w*|prec|nech ide|nechce (?:ho|ju|mat|ziadn\\w*|nov\\w*|babatk\\w*|brac\\w*|sestr\\w*)',
  'na-rukach': 'na ruk\\w*|naruc\\w*|nos(?:i|im|ime|ia|it)|v satke',
  koji: '(?:na)?koj(?:i|im|ila|it|enie|ime)|prsn\\w*|na prsiach',
  'nema-cas': 'nema\\w* (?:\\w+ )?cas|cas nan\\w*|pozornos\\w*|venuj\\w*|stale s (?:nim|nou)|len s (?:nim|nou)',
  'v-noci': 'v noci|noc|zobud\\w*|nevyspa\\w*|nemoze spat|nevie spat',
  krici:
    '(?:babatk\\w*|brac\\w*|brat\\w*|sestr\\w*|mal[aey]\\w*|\\w+k[oa]) (?:stale|furt|vela|porad|v noci|cel\\w+ \\w+) (?:place|krici|reve|plakal\\w*|krical\\w*|rev\\w*)|kric\\w*|krik\\w*|rev(?:e|al|ala|alo|ania)|usi|hlucn\\w*|hlasn\\w*|(?:place|plac) (?:babatk|brac|sestr)\\w*|placu babatka|ked (?:\\w+ )?place',
  nelubite:
    'nema\\w* (?:(?:ju|ho|ma|uz|nikto) ){0,2}rad\\w*|nikto nema rad\\w*|nelub\\w*|nebud\\w* (?:\\w+ ){0,3}(?:lubit|rad\\w*|mat)|(?:budeme|budete|bude|budes) (?:\\w+ ){0,4}(?:rad[iay]?|lubit)|ci (?:(?:ju|ho|ma) )?(?:\\w+ )?(?:lubi\\w*|mame rad\\w*)|(?:menej|viac) (?:lub|rad)\\w*',
  'byt-babom':
    '(?:hra\\w*|hral\\w*) (?:\\w+ ){0,2}babatk\\w*|(?:ako|ze je|byt) (?:mal\\w* )?babatko|plienk\\w*|flas\\w*|cum(?:el|l)\\w*|pocik\\w*|pocur\\w*',
  'zas-cumel': 'cum(?:el|l)\\w*',
  pocikana: 'pocik\\w*|pocur\\w*',
  postielka:
    '(?:moj\\w*|jeho|jej|star\\w*|svoj\\w*) (?:\\w+ )?(?:postiel\\w*|postel\\w*|kolisk\\w*|kocik\\w*)|(?:spi|lezi) (?:\\w+ )?v (?:\\w+ )?(?:postielke|koliske)',
  'dal-hracku':
    '(?:dat|hodit|polozit|dal[ai]?|hodil[ai]?|strcil[ai]?|poloz\\w*|vlozil[ai]?) (?:\\w+ ){0,4}(?:do|v) (?:postiel|kolisk|kocik)\\w*|do (?:postielky|kolisky|kocika) (?:\\w+ )?(?:dal|hodil|strcil|vlozil)\\w*|(?:chcel\\w*|dal\\w*) (?:mu|jej|babatku|braceko\\w*|sestricke) (?:\\w+ )?(?:pozicat|dat|ukazat|hrack\\w*|auto|autick\\w*|bager)',
  bije: '(?:u|z)?(?:bil|bije|bila)|udr(?:el|ela|ie)|udier\\w*|buch(?:ol|la)|cap\\w+|plesk\\w*|plesn\\w*|fack\\w*|tres(?:ol|la)|ublizi\\w*|sotil\\w*|strcila? (?:do|ho|ju)',
  stipe: '(?:u)?stip\\w*',
  hryzie: '(?:po|u)?hryz\\w*|kusla?|kusol',
  kope: '(?:ho|ju|babatko|braceka?|sestrick[uy]) (?:\\w+ )?kop(?:ol|la|e)|kop(?:ol|la) (?:\\w+ )?(?:ho|ju|do|brac|sestr|babatk)\\w*',
  // Of one that is still on its way.
  'na-ceste': [
    '(?:v|vo) brus\\w*|v bruchu|pod srdcom|tehotn\\w*|(?:mam\\w*|tet\\w*) (?:ma|nosi|rastie) (?:\\w+ )?brus\\w*|cakame|caka(?:ju|nie)? (?:nas|ho|ju|ich|na|sa|druh|babatk|brac|sestr|mal|dvoj)\\w*|rodit|porodit|(?:do|v|vo) porodnic[aeiu]|bude\\w* (?:\\w+ ){0,3}(?:brat\\w*|brac\\w*|sestr\\w*|babatk\\w*|babo|surod\\w*|dvojick\\w*)|(?:narodi|pride)(?: \\w+){0,3} (?:babat\\w+|brac\\w*|brat\\w*|sestr\\w*|surod\\w*|dvojic\\w*|dvojcat\\w*)|nechce (?:mat )?(?:brac|brat|sestr|surod|babat)\\w*',
    'narodil\\w*|doniesl\\w*|priniesl\\w*|z porodnice',
  ],
  tetino: 'tet(?:a|e|y|u|ine|inom|ino|ou|ka|ke|ky)|tetin\\w*|krstn[ae]j?',
  'princezna-mamy': 'princezn\\w*',
  'miesto-v-izbe': 'izb\\w*|postiel\\w*|postel\\w*|kolisk\\w*',
  'ako-rastie': 'rast\\w*|narast\\w*|velk[eé] (?:je )?ako|ako (?:sa )?(?:tam|dostal|vyzera)\\w*|vypytuj\\w*|odkial',
  'mama-v-porodnici':
    '(?:mam\\w*|mamk\\w*|mamin\\w*) (?:\\w+ ){0,3}(?:v|vo|do) (?:porodnic|nemocnic)\\w*|(?:v|do) (?:porodnici|nemocnici|porodnice|nemocnice) (?:\\w+ ){0,2}mam\\w*|ide rodit|siel rodit|isla rodit|sli rodit',
  'velky-surodenec': 'velk[yaeou]\\w* (?:brat|sestr)\\w*|starsi\\w* (?:brat|sestr)\\w*|starsou|starsim',
  'v-maji': 'v maji',
  'v-lete': 'v lete|v juni|v juli|v auguste',
  'na-jesen': 'na jesen|v septembri|v oktobri|v novembri',
  'v-zime': 'v zime|v decembri|v januari|vo februari|na vianoce',
  'na-jar': 'na jar|v marci|v aprili',
  nechce: 'nechce\\w*|radsej (?:psa|psika|macku|nic)|nepotrebuje\\w*|netesi sa',
  'v-ziline': 'v ziline',
  'v-kosiciach': 'v kosiciach',
  'v-nitre': 'v nitre',
  'v-presove': 'v presove',
  'v-trnave': 'v trnave',
  'v-bratislave': 'v bratislave',
  'v-poprade': 'v poprade',
})

/** Whatever is said of a baby that is coming. */
const coming = particulars(['baby-coming'], { 'este-len-bude': '\\w+' })

export const baby = [...both, ...coming]
