import { particulars } from './particulars.ts'

/** Where somebody is put, or taken: what stands there alone ("zložil auto v garáži") says nothing of the baby. */
const PUT =
  '(?:nech|dat|dajme|dame|daj|dali|da|poslat|posl\\w*|spat|spi|byvat?|(?:od|za|pre)?nes(?:me|te|ieme)?|odniest|zaniest|odloz\\w*|odvez\\w*|odviez\\w*|zavr\\w*|patri|presun\\w*|vyloz\\w*|vrat\\w*|vyhod\\w*|predaj\\w*)'
const put = (where: string) => `${PUT} (?:\\w+ ){0,5}${where}`

const BABY =
  '(?:babat\\w+|babo|mimin\\w*|mimco|brac(?:ek|k|ik|h)\\w*|brask\\w*|brat\\w{0,3}|sestr\\w*|segr\\w*|surod\\w*|dvojick\\w*|dvojcat\\w*)'
const MUM = '(?:mam(?:a|u|e|ou|ka|ku|ina|inka|icka)|zen[au]|manzelk[au]|dcer[au]|nevest[au])'
const FEW = '(?:\\d+|jeden|dva|dve|tri|styri|pat|sest|sedem|osem|devat|desat|par|niekolko)'

/** Where the baby shall go, whose arms it has, what was done to it, what the child asks. */
const both = particulars(['new-baby', 'baby-coming'], {
  'ma-sestricku': [
    `(?:mal|nov|mladsi)\\w* sestr\\w*|sestrick\\w*|segrick\\w*|dievcatk\\w*|dcerk\\w*|(?:je to|bude to|ma|mame|narodila sa\\w*) (?:\\w+ )?sestra|sestra (?:ma|sa|je|uz|stale|furt)|(?:ma|mame|pride|jej|mu|im|nam|narodi sa) (?:\\w+ ){0,2}sestr[au]|(?:na|sme|s|pri|nam) mal(?:u|ou|ej)(?= a |[,.!?]|$)`,
    'radsej (?:sestr|dievc)\\w*|chcel\\w* (?:\\w+ )?(?:sestr|dievc)\\w*',
  ],
  'ma-braceka': [
    '(?:mal|nov|mladsi)\\w* brat\\w*|brace\\w*|brack\\w*|brask\\w*|chlapcek\\w*|syncek\\w*|(?:je to|bude to|ma|mame|narodil sa\\w*) (?:\\w+ )?(?:brat|chlapec)|brat (?:ma|sa|je|uz|stale|furt)|(?:ma|mame|pride|jej|mu|im|nam|narodi sa) (?:\\w+ ){0,2}brata?|(?:na|sme|s|pri|nam) mal(?:eho|ym|om|emu)(?= a |[,.!?]|$)',
    'radsej (?:brat|brac|chlap)\\w*|chcel\\w* (?:\\w+ )?(?:brat|brac|chlap)\\w*',
  ],
  dvojcata: '(?:dvojcat|dvojick)\\w*|dve (?:babatka|deti naraz)|(?:hned|naraz) (?:dvaja|dve)',
  nelubite:
    'nema\\w* (?:(?:ju|ho|ma|uz|nikto) ){0,2}rad\\w*|nikto nema rad\\w*|nelub\\w*|nebud\\w* (?:\\w+ ){0,3}(?:lubit|rad\\w*|mat)|(?:budeme|budete|bude|budes) (?:\\w+ ){0,4}(?:rad[iay]?|lubit)|ci (?:(?:ju|ho|ma) )?(?:\\w+ )?(?:lubi\\w*|mame rad\\w*)|(?:menej|viac) (?:lub|rad)\\w*',
  'velky-surodenec': 'velk[yaeou]\\w* (?:brat|sestr|brach|segr)\\w*|starsi\\w* (?:brat|sestr)\\w*|starsou|starsim',
  // Another than was wished for.
  'chcel-braceka':
    'chcel\\w* (?:\\w+ ){0,2}(?:brat\\w*|brac\\w*|chlap\\w*)[^.!?]{0,20}\\b(?:a|ale|no|lenze) (?:\\w+ ){0,3}(?:je to|to je|mame|narodil\\w*|prisl\\w*|bude|dostal\\w*|sestr\\w*|dievc\\w*)',
  'chcel-sestricku':
    'chcel\\w* (?:\\w+ ){0,2}(?:sestr\\w*|dievc\\w*)[^.!?]{0,20}\\b(?:a|ale|no|lenze) (?:\\w+ ){0,3}(?:je to|to je|mame|narodil\\w*|prisl\\w*|prisiel|bude|dostal\\w*|brat\\w*|brac\\w*|chlap\\w*)',
  vratit: [
    'vrat(?:it|ime|me|te|ite|ia)|(?:ho|ju|to) vrati|(?:odnes|reklam)\\w* (?:\\w+ )?(?:spat|naspat|ho|ju)|nech je uz prec',
    'sa (?:\\w+ )?vrat\\w*|vrat\\w* sa',
  ],
  vymenit: 'vymen\\w*|reklam\\w*|blocek\\w*|ucet\\w* z',
  nechce: `nechce (?:ho|ju|ziad\\w*|(?:mat )?(?:\\w+ )?${BABY})|radsej (?:psa|psika|psicka|macku|macicku|nic)|nepotrebuje\\w*|netesi sa|nech neprid\\w*`,
  psa: 'radsej (?:\\w+ )?ps(?:a|ika|icka)|(?:chce|chcel[ai]?) (?:radsej )?ps(?:a|ika|icka)',
  'pri-okne': '(?:pri|z|do|od) okn\\w*|na okne|pocita auta',
})

/** What is so once it is there. */
const born = particulars(['new-baby'], {
  osvojene: 'adopt\\w*|osvoji\\w*|detskeho domova|pestun\\w*',
  'z-porodnice':
    '(?:z|zo) porodnic\\w*|z nemocnice|(?:doniesl|priniesl|priviezl)\\w* (?:\\w+ ){0,4}domov|domov (?:\\w+ )?(?:doniesl|priniesl|priviezl)\\w*',
  blocek: 'blocek\\w*|blocik\\w*',
  'do-garaze': `${put('(?:do|v) garaz\\w*')}|sp(?:i|ala|al|alo|at) v garaz\\w*`,
  'na-balkon': put('na balkon\\w*'),
  'do-pivnice': put('(?:do|v) pivnic\\w*'),
  'do-budy': put('(?:do|v) (?:psej )?bud(?:y|ky|e|ke)'),
  'do-obchodu': put('(?:do|v) obchod\\w*'),
  'k-babke':
    '(?:dajme|daj|dame|zober\\w*|odnes\\w*|odvez\\w*|nech ide|vrat\\w*|posl\\w*) (?:(?:ho|ju|to) )?(?:k )?(?:babk|star[ae]j mam)\\w*',
  'do-kosa': 'do kosa|do smet\\w*|(?:vyhod|zahod)(?:me|it|te|i|ime)',
  prec: 'posl(?:at|ime|ite|i)|(?:odnes|odniest|odvez|odviez|preda[jt])\\w*|(?:daj|dat|dame|dajme) (?:(?:ho|ju|to|babatko) )?(?:uz )?prec|nech (?:uz )?(?:ide|odide)',
  // Who is to come and fetch it.
  'po-neho':
    'pr(?:ist|id\\w*|isli) (?:si )?(?:\\w+ )?(?:po (?:neho|nu|ne)|pre (?:neho|nu))|nech si (?:\\w+ )?(?:po|pre) (?:neho|nu|ne)|nech si (?:ho|ju) (?:\\w+ )?(?:vez|zob|odnes)\\w*',
  pokazene: 'sa pokaz\\w*|je pokaz\\w*',
  'zapcha-usi': 'zapch\\w* (?:si )?(?:\\w+ )?usi|usi (?:\\w+ )?zapch\\w*',
  'aj-ja-babom': '(?:bol|bola|bolo) (?:tiez |aj |kedysi |raz )?(?:babo|babatko\\w*|mal\\w{1,3} ako)',
  telefon:
    '(?:(?:za)?vol(?:al|ala|a)|telefon\\w*) (?:\\w+ ){0,4}(?:do|na|z|cez|nemocnic\\w*|babk\\w*)|telefon\\w*|mobil\\w*',
  'kedy-odide':
    'kedy (?:uz )?(?:\\w+ )?(?:odid|pojd|pojde)\\w*|(?:dokedy|ako dlho) (?:\\w+ ){0,3}(?:bude|ostan|zostan)\\w*',
  'na-rukach': 'na ruk\\w*|naruc\\w*|nos(?:i|im|ime|ia|it)|v satke',
  koji: '(?:na)?koj(?:i|im|ila|it|enie|ime)|prsn\\w*|na prsiach|dojc\\w*',
  'nema-cas':
    'nema\\w* (?:\\w+ )?cas|cas nan\\w*|pozornos\\w*|venuj\\w*|(?:stale|len|iba|furt) (?:s (?:nim|nou|babatk\\w*)|pri (?:nom|nej|babatku))|druhej kolaji',
  'v-noci': '(?:v|cel\\w+|kazd\\w+) noci?|nevyspa\\w*|nemoze spat|nevie spat|zobud\\w*',
  krici: `(?:${BABY}|mal[aey]\\w*|\\w+k[oa]) (?:\\w+ )?(?:stale|furt|vela|porad|v noci|cel\\w+ \\w+)? ?(?:place|krici|reve|vries\\w*|plakal\\w*|krical\\w*|rev[ea]\\w*)|(?:stale|furt|vela|porad|cel\\w+ (?:noc|den)|\\w*kriklun\\w*) (?:\\w+ )?(?:place|krici|reve|vries\\w*|vresti)|(?:place|krici|reve|vries\\w*) (?:${BABY}|stale|furt|cel\\w+)|kriku?|vresk\\w*|vriesk\\w*|zapcha\\w* (?:si )?usi|usi (?:si )?zapch\\w*|hlucn\\w*|hlasn\\w*|ked (?:\\w+ )?place|vela place`,
  'byt-babom': `(?:hra\\w*|hral\\w*) (?:\\w+ ){0,2}babatk\\w*|(?:ako|ze je|byt) (?:\\w+ )?(?:mal\\w* )?(?:babatko|babo)|(?:chce|pyta|nosi|pita) (?:\\w+ ){0,2}(?:plienk\\w*|flas\\w*|cum(?:el|l)\\w*)|(?:pije|pit) (?:\\w+ )?z flas\\w*|cum(?:el|l)ik\\w*|pocik\\w*|pocur\\w*`,
  'zas-cumel': 'cum(?:el|l)\\w*',
  pocikana: 'pocik\\w*|pocur\\w*',
  postielka:
    '(?:moj|jeho|jej|star|svoj)\\w* (?:\\w+ )?(?:postiel\\w*|kolisk\\w*|kocik\\w*)|(?:spi|lezi) (?:\\w+ )?v (?:\\w+ )?(?:jej|jeho|mojej) (?:\\w+ )?(?:postiel|posteli|kolisk)\\w*',
  'dal-do-postielky':
    '(?:dat|hodit|polozit|dal[ai]?|hodil[ai]?|strcil[ai]?|poloz\\w*|vlozil[ai]?|priniesl[ai]?) (?:\\w+ ){0,5}(?:do|v) (?:postiel|kolisk)\\w*|do (?:postielky|kolisky) (?:\\w+ ){0,3}(?:dal|hodil|strcil|vlozil|polozil)\\w*',
  'dal-hracku':
    '(?:chcel\\w*|dal\\w*|pozicial\\w*|doniesl\\w*|priniesl\\w*) (?:mu|jej|babatku|braceko\\w*|sestricke) (?:\\w+ ){0,3}(?:pozicat|dat|ukazat|hrack\\w*|auto|autick\\w*|bager|macka|plysa\\w*|zajac\\w*)',
  krmil:
    '(?:krmi|krmil|nakrm|nakrmil)\\w*|(?:dal[ai]?|strcil[ai]?|dava) (?:mu|jej|babatku|\\w+) (?:\\w+ ){0,3}do (?:ust|pusy|pusinky)|aby (?:\\w+ )?neb(?:ol|ola|olo) (?:\\w+ )?hladn\\w*',
  // The parent scolded, and is sorry.
  vynadane: '(?:vynadal|nakrical|vykrical|skrikl|zvresk|okrikl|zvysil)\\w*',
  'nevsima-si':
    '(?:vobec )?(?:sa )?(?:nan|nanho|na nu|na neho|na babatko) (?:\\w+ )?(?:nepozr\\w*|nepozer\\w*|nechce pozr\\w*)|(?:ani|vobec) (?:\\w+ ){0,3}nepozr\\w*|nepozrel\\w* sa|nevsim\\w*|ignor\\w*|tvari\\w*[^.!?]{0,15}\\b(?:neexist|nie je|ani n)\\w*|ani (?:\\w+ )?nechce vidiet',
  bije: '(?:u|z)?(?:bil|bije|bila)|udr(?:el|ela|ie)|udier\\w*|buch(?:ol|la)|cap(?:la|ol|ne|nut)|plesk\\w*|plesn\\w*|fack\\w*|tres(?:ol|la)|ublizi\\w*|sotil\\w*|strcila? (?:doho|do (?:nej|neho|brac\\w*|sestr\\w*|babatk\\w*)|ho|ju)',
  stipe: '(?:u)?stip\\w*',
  hryzie: '(?:po|u)?hryz\\w*|kusla?|kusol',
  kope: '(?:ho|ju|babatko|braceka?|sestrick[uy]) (?:\\w+ )?kop(?:ol|la|e)|kop(?:ol|la) (?:\\w+ )?(?:ho|ju|do|brac|sestr|babatk)\\w*',
  // Since when it is there, and how old it is.
  'od-dnes':
    'dnes(?:ka)? (?:\\w+ ){0,3}(?:doniesl|priniesl|priviezl|prisl|prisiel|narodil|porodil)\\w*|(?:doniesl|priniesl|priviezl|narodil|porodil)\\w* (?:\\w+ ){0,3}dnes(?:ka)?|od dneska',
  'od-vcera':
    'vcera (?:\\w+ ){0,3}(?:doniesl|priniesl|priviezl|prisl|prisiel|narodil|porodil)\\w*|(?:doniesl|priniesl|priviezl|narodil|porodil)\\w* (?:\\w+ ){0,3}vcera|od vcera\\w*',
  'od-pondelka': 'od pondelka',
  'od-utorka': 'od utork[au]',
  'od-stredy': 'od stredy',
  'od-stvrtka': 'od stvrtk[au]',
  'od-piatka': 'od piatk[au]',
  'od-soboty': 'od soboty',
  'od-nedele': 'od nedele',
  'par-dni': `(?:ma|mal|stary?|uz) (?:(?:len|iba|uz|asi|ledva|sotva)\\b ?)*${FEW} (?:dni|den)|par dni|${FEW}dnov\\w*|ma tyzden`,
  'par-tyzdnov': `(?:ma|mala?|uz) (?:(?:len|iba|uz|asi|ledva|sotva)\\b ?)*${FEW} tyzdn\\w*|ma (?:(?:len|iba|uz|asi)\\b ?)*mesiac|\\w*tyzdnov\\w*|mesacn\\w+`,
  'par-mesiacov': `(?:ma|mala?|uz) (?:(?:len|iba|uz|asi|ledva|sotva)\\b ?)*${FEW} mesiac\\w*|(?:dvoj|troj|stvor|pat|sest|sedem|osem)mesacn\\w*`,
})

/** What is so while it is still on its way, or with mother in the maternity ward. */
const coming = particulars(['baby-coming'], {
  'uz-je': '(?:na|po)rodil\\w*|je na svete|uz je vonku|ma \\w+ (?:dni|den)',
  tretie: '(?:tretie|tretieho|tretiu)',
  tetino:
    '(?:tet|krstn)\\w* (?:\\w+ ){0,2}(?:caka|ma v brus|ma (?:velk\\w+ )?brus|bude mat|tehotn|rastie|nosi)\\w*|(?:tetin\\w*|u (?:tety|krstnej)) (?:brus|babatk)\\w*|v brusku (?:ma )?(?:tet|krstn)\\w*|(?:caka|tehotn\\w*) (?:\\w+ )?(?:tet|krstn)\\w*',
  'princezna-mamy':
    '(?:moj|mamin|tvoj|jej|svoj|jedin|nas)\\w* princezn\\w*|princezn\\w* (?:mamy|rodiny)|(?:ne)?bud\\w* (?:\\w+ ){0,3}princezn\\w*',
  'v-aute': 'v aute|do auta|kufr\\w*|autosedac\\w*|sedack\\w*',
  'miesto-v-izbe': 'izb\\w*|postiel\\w*|postel\\w*|kolisk\\w*|poschodov\\w*',
  'dolna-postel': 'doln\\w+ postel\\w*|poschodov\\w*',
  'robi-miesto':
    '(?:zlozil|zlozi\\w*|upratal|uprat\\w*|odniesol|odniesl|odnasa|odlozil|odklad\\w*|vypratal|presunul|prestahoval|uvolnil|zbalil|bali|vyprazdn)\\w*',
  'ako-rastie': 'rast\\w*|narast\\w*|velk[eé] (?:je )?ako|ako (?:sa )?(?:tam|dostal|vyzera)\\w*|vypytuj\\w*|odkial',
  'mama-v-porodnici': [
    `${MUM} (?:\\w+ ){0,3}(?:v|vo) (?:porodnic|nemocnic)\\w*|(?:v|vo) (?:porodnici|nemocnici) (?:\\w+ ){0,2}${MUM}|${MUM} (?:\\w+ ){0,2}rodi|(?:odisla|isla|sla|isli|sli|odviez\\w*|odisli) (?:\\w+ ){0,2}(?:rodit|do (?:porodnic|nemocnic)\\w*)|(?:rodit|do porodnice) (?:\\w+ ){0,2}(?:odisla|isla|sla)`,
    'pojde\\w*|ma ist|bude (?:\\w+ )?(?:rodit|musiet|v)|zajtra (?:\\w+ ){0,2}(?:ide|rodit)|ked (?:\\w+ ){0,3}(?:bude|pojde)\\w*',
  ],
  'pojde-do-porodnice':
    '(?:pojde|pojdem|ma ist|ide|idem|bude|budem|ked|chysta sa|prespim|prespi) (?:\\w+ ){0,4}(?:do porodnic\\w*|rodit|v porodnici)',
  'nemoze-dvihat':
    '(?:nemoze|nesmie|nevladze|nemozem|nesmiem) (?:\\w+ ){0,4}(?:dvih\\w*|zdvih\\w*|nosit|na ruky|nahan\\w*|skakat|blaznit)|(?:na|do) (?:kolena|kolien|luna)|sadnut (?:\\w+ )?na kolen\\w*',
  'u-babky': '(?:u|k|s|so) (?:babk|babin|babick|stark)\\w*|(?:u|k|so) star(?:ej|ou)(?: \\w+)?',
  'navrh-mena':
    '(?:navrh\\w*|nech|bude|chce|vymyslel\\w*|vybral\\w*|vola\\w*) (?:\\w+ ){0,4}(?:men[oa]|vola[lt]\\w*|nazva\\w*|pomenova\\w*)|men[oa] (?:\\w+ ){0,4}(?:navrh\\w*|vymysl\\w*|vybral\\w*)|(?:on|ona|ten nas|nasa|nas) (?:\\w+ ){0,2}navrhuje',
  'v-januari': 'v januari',
  'vo-februari': 'vo februari',
  'v-marci': 'v marci',
  'v-aprili': 'v aprili',
  'v-maji': 'v maji',
  'v-juni': 'v juni',
  'v-juli': 'v juli',
  'v-auguste': 'v auguste',
  'v-septembri': 'v septembri',
  'v-oktobri': 'v oktobri',
  'v-novembri': 'v novembri',
  'v-decembri': 'v decembri|termin\\w* (?:\\w+ ){0,3}\\d{1,2} ?[.] ?12',
  'na-vianoce': 'na vianoce|pred vianocami|cez vianoce|na stedry den|na jezisk\\w*',
  'na-mikulasa': 'na mikulas\\w*|pred mikulas\\w*',
  'v-lete': 'v lete|cez prazdniny',
  'na-jesen': 'na jesen',
  'v-zime': 'v zime|tuto zimu',
  'na-jar': 'na jar',
  'v-ziline': ['v ziline', 'rod(?:i|it) (?:\\w+ )?v ziline|porodnic\\w* v'],
  'v-kosiciach': ['v kosiciach', 'rod(?:i|it) (?:\\w+ )?v kosiciach|porodnic\\w* v'],
  'v-nitre': ['v nitre', 'rod(?:i|it) (?:\\w+ )?v nitre|porodnic\\w* v'],
  'v-presove': ['v presove', 'rod(?:i|it) (?:\\w+ )?v presove|porodnic\\w* v'],
  'v-trnave': ['v trnave', 'rod(?:i|it) (?:\\w+ )?v trnave|porodnic\\w* v'],
  'v-bratislave': ['v bratislave', 'rod(?:i|it) (?:\\w+ )?v bratislave|porodnic\\w* v'],
  'v-poprade': ['v poprade', 'rod(?:i|it) (?:\\w+ )?v poprade|porodnic\\w* v'],
})

export const baby = [...both, ...born, ...coming]
