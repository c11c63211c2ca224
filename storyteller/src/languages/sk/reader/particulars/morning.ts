import { particulars } from './particulars.ts'

const NOT_HOME = '(?:nechc\\w*|nemoz\\w*|odmiet\\w*|nejd\\w*|nepojd\\w*|nesiel|nesla)'
/** What is held of whoever goes: a coat, a leg. */
const held = (of: string) =>
  `(?:drz\\w*|chyt\\w*|vis\\w*|odlep\\w*|odtrh\\w*|odliep\\w*|pust\\w*|zaves\\w*|omot\\w*|objim\\w*|tah\\w*|schov\\w*) (?:\\w+ ){0,4}(?:${of})|(?:${of}) (?:\\w+ ){0,4}(?:drz\\w*|chyt\\w*|vis\\w*|odlep\\w*|odtrh\\w*|odliep\\w*|pust\\w*)`
/** Who is wanted to bring the child instead. */
const wanted = (who: string) =>
  `(?:chc\\w*|prosi\\w*|ziada\\w*|trva\\w*|iba|len) (?:\\w+ ){0,5}(?:vod\\w*|odvied\\w*|zavied\\w*|zaved\\w*|odvies\\w*|zavies\\w*|odprevad\\w*|isiel|isla|odviez\\w*|vozi\\w*|odovzd\\w*) (?:\\w+ ){0,3}(?:${who})|(?:chc\\w*|prosi\\w*|ziada\\w*|trva\\w*|iba|len) (?:\\w+ ){0,3}(?:${who}) (?:\\w+ ){0,4}(?:vod\\w*|odvied\\w*|zavied\\w*|zaved\\w*|odprevad\\w*|odviez\\w*|vozi\\w*)|s(?:o)? mnou nechc\\w* (?:\\w+ ){0,3}(?:iba|len) (?:\\w+ ){0,2}(?:${who})`
/** Something of mother's that stays at nursery, or in a pocket. */
const keeps = (of: string) =>
  `(?:${of}) (?:\\w+ ){0,6}(?:von\\w*|smutno|nosi\\w*|skrink\\w*|vreck\\w*|so sebou|pri sebe|chyba\\w*)|(?:dal\\w*|dala|davam|dava|nosi\\w*|zobral\\w*|berie|ma|moj\\w*|mamin\\w*|otcov\\w*|ockov\\w*|nakresl\\w*|kresl\\w*|von\\w*) (?:\\w+ ){0,4}(?:${of})`

/** The goodbye in the morning: which one it is, what is held, what is said, and how the day went. */
export const morning = particulars(['morning-goodbye', 'first-day'], {
  // The cases.
  'mg-language':
    '(?:madar|nemec|anglick|angl|ceskej|rakusk|holandsk|talian|spaniel|francuzsk|norsk|svedsk|dansk|irsk|svajciar|viedens|cudz|medzinarodn)\\w* (?:\\w+ )?(?:skolk|skolc|jasl|jazyk|rec|ovod|skol|kindergarten)\\w*|(?:skolk|skolc|skol|jasl|deti|ucitelk)\\w* (?:\\w+ ){0,6}(?:po (?:madarsk|nemeck|anglick|cesk|holandsk|taliansk|spanielsk|francuzsk|norsk|svedsk|dansk)\\w*|v (?:nemeck|rakusk|anglick|holandsk|irsk|svajciarsk|madarsk|taliansk|spanielsk|norsk|svedsk|dansk|londyn|viedn|mnichov|prah|cesk)\\w*)|(?:v|vo) (?:nemeck|rakusk|anglick|holandsk|irsk|svajciarsk|madarsk|taliansk|spanielsk|norsk|svedsk|dansk|londyn|viedn|mnichov|prah|cesk)\\w* (?:\\w+ ){0,5}(?:skolk|skolc|jasl)\\w*|ovod\\w*|kindergarten\\w*|kita|nikomu nerozum\\w*|nerozum\\w* (?:\\w+ ){0,3}(?:nikomu|ani slov\\w*|deti|detom|reci|jazyk\\w*|ucitelk\\w*)|nevie (?:\\w+ )?(?:po|ani slovo) (?:nemeck|anglick|madarsk|cesk)?\\w*',
  'mg-anya': 'anya\\w*',
  'mg-hungarian': 'madar\\w*|ovod\\w*',
  'mg-german': 'nemec\\w*|nemeck\\w*|rakusk\\w*|vied\\w*|kindergarten\\w*|kita|svajciar\\w*|mnichov\\w*',
  'mg-english': 'anglick\\w*|anglicti\\w*|angl\\w*|londyn\\w*|irsk\\w*',
  'mg-czech': '(?:po )?cesk\\w*|prah\\w*|praze',
  'mg-dutch': 'holandsk\\w*',
  'mg-italian': 'taliansk\\w*',
  'mg-spanish': 'spaniel\\w*',
  'mg-french': 'francuz\\w*',
  'mg-come-back':
    '(?:chod|bez|choj)(?: uz| prec|te uz)?.{0,60}\\b(?:vrat\\w*|kric\\w*|plak\\w*|rozplak\\w*)|vrat(?: sa|it sa|ila sa|il sa)|(?:aby|nech) (?:\\w+ ){0,2}(?:vratil\\w*|vrati)|(?:vratil\\w*|vratit) (?:som|sme) (?:\\w+ )?sa',
  'mg-last-kiss':
    '(?:posledn\\w*|este (?:jedn\\w*|raz)?) (?:\\w+ )?(?:pus\\w*|bozk\\w*|objat\\w*)|(?:pus\\w*|bozk\\w*|objat\\w*) (?:\\w+ ){0,2}(?:posledn\\w*|este)|(?:\\d+|narat\\w*|napocit\\w*|donekonecna|stokrat) (?:\\w+ ){0,2}(?:pus|pusi\\w*|bozk\\w*|objati)|(?:styri|pat|sest|sedem|osem|devat|desat|dvanast|trinast|strnast|patnast|dvadsat|sto) (?:pus|bozk|objat)\\w*',
  'mg-kisses':
    '(?:pus\\w*|bozk\\w*|bozt\\w*|cmuk\\w*) (?:\\w+ ){0,5}(?:vrec\\w*|dlan\\w*|ruk\\w*|ruciek\\w*|rukav\\w*|krabick\\w*|zasob\\w*|minul\\w*|na neskor|mikin\\w*|hrst\\w*)|(?:vrec\\w*|dlan\\w*|ruk\\w*|rukav\\w*|zasob\\w*|mikin\\w*|hrst\\w*) (?:\\w+ ){0,5}(?:pus\\w*|bozk\\w*|cmuk\\w*)',
  'mg-keepsake': `${keeps('fotk\\w*|fotograf\\w*|satk\\w*|sal|sala|salik\\w*|srdiec\\w*|srdc\\w*|vreckovk\\w*|naramk\\w*|naramok|gumick\\w*|tricko|tricka|sveter|svetr\\w*|kamienk\\w*|kamien\\w*|prstien\\w*|klucenk\\w*|kluc\\w*|gombik\\w*')}|srdiec\\w* (?:\\w+ ){0,3}(?:na|do) (?:ruk|dlan|zapast)\\w*`,
  'mg-class-pet':
    '(?:krm\\w*|nakrm\\w*|star\\w*|starost|stara\\w*|poliev\\w*|poli[ae]\\w*) (?:\\w+ ){0,4}(?:ryb\\w*|korytnack\\w*|morc\\w*|skreck\\w*|skrec\\w*|zajac\\w*|kralik\\w*|papagaj\\w*|andulk\\w*|slimak\\w*|kvet\\w*)|(?:ryb\\w*|korytnack\\w*|morc\\w*|skrec\\w*|kralik\\w*|papagaj\\w*|andulk\\w*|slimak\\w*) (?:\\w+ ){0,3}(?:nema|krm\\w*|smutno|v triede)',
  'mg-not-home': `(?:poobede|popoludni|po obede|po olovrante|prid\\w*|prisl\\w*|prisiel|potom|vyzdvih\\w*).{0,50}\\b${NOT_HOME} (?:\\w+ ){0,3}(?:ist|domov|odist|prec)|${NOT_HOME} (?:\\w+ ){0,2}(?:ist )?domov|domov (?:\\w+ ){0,2}${NOT_HOME}`,
  'mg-gets-lost':
    '(?:traf\\w*|netraf\\w*|zablud\\w*|strati\\w*|stratim) (?:\\w+ ){0,5}(?:domov|naspat|spat|cestu|ja|mama|ocko|babka|dedko)|(?:boj\\w*|strach) (?:\\w+ ){0,6}(?:stratim|strati|netrafi\\w*|zabludi\\w*|nieco stane)|(?:ci|ako) trafi\\w*',
  'mg-never-comes':
    '(?:neprid\\w*|zabudn\\w*|nevrat\\w*) (?:\\w+ ){0,2}(?:po (?:nu|neho|nho|mna)|pre (?:nu|neho|nho|mna)|mama|ocko)|(?:po|pre) (?:nu|neho|nho|mna) (?:\\w+ ){0,2}(?:neprid\\w*|nevrat\\w*)|(?:boj\\w*|strach|mysl\\w*|co ked|co ak|ci) (?:\\w+ ){0,6}(?:neprid\\w*|zabudn\\w*|nevrat\\w*|nechame|nechala? (?:ju|ho|tam))|kedy (?:\\w+ )?(?:prid\\w*|si po)|ci (?:\\w+ ){0,2}prid\\w*',
  'mg-wants-dad': wanted('otec|ocko|oco|ocino|tato|tatino|tatko|otcom|ockom|tatom'),
  'mg-wants-gran': wanted('babk\\w*|babin\\w*|babick\\w*|stark\\w*'),
  'mg-wants-grandpa': wanted('ded\\w*'),
  'mg-well': [
    'bez (?:slz\\w*|slzic\\w*|placu|plakania|kriku|scen\\w*|revu|drzania)|neplak\\w*|nezaplak\\w*|(?:ani|ziadn\\w*) (?:jedn\\w+ )?slz\\w*|ani (?:sa )?ne(?:mukl|pipl|obzrel|otocil|zaplak|plak)\\w*|vydrz\\w*|zvladl\\w*|zvladol|sam\\w* (?:\\w+ )?(?:vosi|vbehl|vosl|siel|sla|isiel|isla|odisl)\\w*|vbehl\\w*|zakyval\\w* a (?:siel|sla|utek\\w*|bez\\w*)|konecne|uz neplac\\w*|bol\\w* statocn\\w*|s usmevom',
    'nevydrz\\w*|nezvlad\\w*|aby|nech (?:sa )?neplac\\w*|zajtra bez|chcem\\w*|keby|nevie',
  ],
  'mg-after-illness':
    '(?:po|zo) (?:\\w+ )?(?:chorob\\w*|zapal\\w*|chripk\\w*|angin\\w*|kiahn\\w*|marodk\\w*|operaci\\w*|nemocnic\\w*|viroz\\w*|covid\\w*)|bol[ai]? (?:\\w+ ){0,2}chor\\w*|marod\\w*',
  'mg-after-summer': '(?:po|cez) (?:\\w+ )?(?:let\\w*|velkych prazdnin\\w*|dvoch mesiac\\w*)',
  'mg-after-holidays': 'po (?:\\w+ )?(?:prazdnin\\w*|vianoc\\w*|dovolenk\\w*|sviatk\\w*|velkej noci|volne)',
  'mg-after-weekend': 'po vikend\\w*|kazdy pondelok|v pondelky',
  'mg-again':
    'od nuly|odznova|(?:zas|znova|zase|opat|sme) (?:\\w+ ){0,2}(?:na zaciatku|od zaciatku|zaciname|zacina\\w*)|vratil\\w* sa nam plac',
  'mg-floor':
    '(?:hod\\w*|hadz\\w*|lah\\w*|lez\\w*|vala\\w*|vrh\\w*|plesk\\w*|val\\w*) (?:sa )?(?:\\w+ ){0,3}(?:o )?(?:na )?(?:zem\\w*|dlazk\\w*|chodnik\\w*|podlah\\w*|kober\\w*)',
  'mg-locked':
    '(?:zamk\\w*|zamyk\\w*|zavre\\w*|zavrel\\w*) (?:\\w+ ){0,3}(?:aut\\w*)|(?:v aut\\w*) (?:\\w+ ){0,3}zamk\\w*',
  'mg-honks': '(?:vy|za)?trub\\w*|tuk?tal\\w*',
  'mg-head': 'riaditel\\w*',
  'mg-car': '(?:nechc\\w*|nevystup\\w*|odmiet\\w*|nejde) (?:\\w+ ){0,4}(?:z aut\\w*|vystup\\w*)|nevystup\\w*',
  'mg-hides':
    '(?:schov\\w*|skry\\w*|vliez\\w*|zaliez\\w*) (?:sa )?(?:\\w+ ){0,3}(?:pod|za|do|v|medzi) \\w+|schov\\w* sa|sa (?:\\w+ )?schov\\w*',
  'mg-runs':
    '(?:utek\\w*|bez\\w*) za (?:mnou|mamou|ockom)|utek\\w*|utiek\\w*|utec\\w*|utiec\\w*|zdrh\\w*|usl[ao]|bezi (?:\\w+ )?za m\\w+|rozbeh\\w* sa za',
  'mg-fence': 'plot\\w*|zabradl\\w*|brank\\w*|brany?',
  'mg-doorframe': `${held('zarubn\\w*|futr\\w*|dver\\w*|kluck\\w*')}`,
  'mg-undressing':
    '(?:nechc\\w*|neda\\w*|odmiet\\w*) (?:sa |si )?(?:\\w+ ){0,2}(?:vyzuj?t|vyzlie\\w*|prezu\\w*|prezlie\\w*|zlozit|dat dole|vyzliect)',

  // What is held.
  'mg-jacket': held('bund\\w*|vetrovk\\w*'),
  'mg-leg': held('noh\\w*|nohavic\\w*|kolen\\w*|stehn\\w*'),
  'mg-sleeve': held('rukav\\w*'),
  'mg-hand': held('ruk[auy]|ruke|rucicku|prst\\w*'),
  'mg-skirt': held('sukn\\w*|sat(?:y|iach)'),
  'mg-bag': held('kabelk\\w*|task\\w*'),
  'mg-both-hands': 'ob(?:e|oma|idve|omi) (?:ruk\\w*)|ob(?:e|idv)\\w* ruk\\w*',

  // How it is.
  'mg-torn':
    'odlep\\w*|odliep\\w*|odtrh\\w*|odtrhn\\w*|vytrh\\w*|odtiah\\w*|odtah\\w*|odnies\\w*|odniesl\\w*|zobral\\w* (?:ju|ho|mi)|prebra\\w*',
  'mg-me-too':
    '(?:aj|i) (?:ja|mama|ocko|mne)(?: \\w+){0,3} (?:plak\\w*|plac\\w*|rev\\w*|slz\\w*)|(?:plakala|revala|placem|revem|plakal som|rozplakala) (?:som )?(?:\\w+ )?(?:aj ja|v aut\\w*|za rohom|na parkovisk\\w*|cestou|som)|som (?:\\w+ ){0,3}(?:plakala|revala|plakal|rozplakala)|(?:aut\\w*|parkovisk\\w*).{0,30}\\b(?:revala|plakala|plakal)',
  'mg-in-car': 'v aut\\w*|na parkovisk\\w*',
  'mg-last-crying':
    '(?:uz )?(?:len|iba|jedin\\w*) (?:\\w+ )?(?:\\w+|ona|on) ?(?:este )?$|place uz (?:len|iba)|jedin[aey]\\w* (?:\\w+ ){0,3}plac\\w*',
  'mg-week-2': '(?:druhy|dva) tyzd\\w*',
  'mg-weeks':
    '(?:druhy|treti|stvrty|piaty|cely|dva|tri|styri|par) (?:tyzd\\w*|mesiac\\w*)|(?:uz|stale|furt|kazd\\w*) (?:\\w+ ){0,3}(?:tyzd\\w*|mesiac\\w*|rano|den|dni)|stale (?:\\w+ )?plac\\w*',
  'mg-hall': 'cel\\w+ (?:chodb|skolk|satn|sidlisk|ulic|dom)\\w*',
  'mg-locker': 'skrin\\w*',
  'mg-ate': 'zj(?:edol|edla|est)|dojedol|dojedla|jedol|jedla|obedov\\w*|naobed\\w*',
  'mg-two-plates':
    'dva taniere|dva krat (?:\\w+ )?(?:dupl\\w*|prid\\w*)|dve porci\\w*|dupl\\w*|pridal\\w* si|si pridal\\w*',
  'mg-photo-later':
    '(?:prisl\\w*|poslal\\w*|posiel\\w*|dostal\\w*|mi) (?:\\w+ ){0,4}(?:fotk\\w*|fotograf\\w*|vide\\w*|sprav\\w*)',
  'mg-tower': 'vez\\w*|kock\\w*|stava\\w*|leg\\w*',
  'mg-later-fine':
    '(?:o|za|po) (?:\\w+ ){0,2}(?:minut\\w*|chvil\\w*|hodin\\w*)(?: \\w+){0,3} (?:uz|sa|bol|je|vraj|hra|smia|prisl)\\w*|potom (?:\\w+ ){0,3}(?:dobr\\w*|hra\\w*|smia\\w*|smej\\w*)|hned (?:\\w+ )?(?:prest\\w*|hra\\w*)|poobede (?:\\w+ ){0,3}(?:skak\\w*|smia\\w*|smej\\w*|hra\\w*|vesel\\w*|spok\\w*)|(?:vraj|potom) je (?:\\w+ )?v pohode|prestal\\w*',
  'mg-puddles': 'kaluz\\w*|mlak\\w*',
  'mg-again-tomorrow': 'zajtra (?:\\w+ )?(?:zas|znova|zase|opat|znovu)\\w*|(?:zas|znova|zase) (?:\\w+ )?zajtra',
  'mg-smells': 'von\\w*|vona\\w*',
  'mg-pocket': 'vrec\\w*',
  'mg-palm': 'dlan\\w*|ruky|hrst\\w*',
  'mg-hoodie': 'mikin\\w*',
  'mg-kiss-1': 'jedn[aou]\\w* (?:\\w+ )?(?:pus|bozk)\\w*|(?:pusu|bozk|pusinku)',
  'mg-kiss-2': '(?:dve|dva|2) (?:\\w+ )?(?:pus|bozk)\\w*',
  'mg-kiss-3': '(?:tri|3) (?:\\w+ )?(?:pus|bozk)\\w*',
  'mg-kiss-5': '(?:pat|5) (?:\\w+ )?(?:pus|bozk)\\w*',
  'mg-kiss-10': '(?:desat|10) (?:\\w+ )?(?:pus|bozk)\\w*',
  'mg-count-14': 'strnast|14',
  'mg-count-20': 'dvadsat|20',
  'mg-count-10': 'desat|10',
  'mg-ran-out': 'minul\\w*|vycerp\\w*|spotreb\\w*|dosli',
  'mg-teeth': 'zub\\w*',
  'mg-chin': 'brad\\w*|pery|trias\\w*|triasl\\w*|trasie|trasl\\w*',
  'mg-said-go':
    '(?:chod|bez|choj)(?: uz)?,? (?:mam\\w* )?(?:ja )?(?:to )?(?:vydrz\\w*|zvlad\\w*)|ja (?:to )?(?:vydrz|zvlad)\\w*',
  'mg-bus': 'autobus\\w*|busom|elektrick\\w*|trolejbus\\w*|mhd',
  'mg-scarf': 'sal|sala|salik\\w*|sale|salom',
  'mg-kerchief': 'satk\\w*',
  'mg-photo': 'fotk\\w*|fotograf\\w*',
  'mg-heart': 'srdiec\\w*|srdc\\w*',
  'mg-handkerchief': 'vreckovk\\w*',
  'mg-bracelet': 'naram\\w*',
  'mg-hairband': 'gumick\\w*',
  'mg-shirt': 'trick\\w*',
  'mg-jumper': 'sveter|svetr\\w*',
  'mg-pebble': 'kamien\\w*',
  'mg-keyring': 'kluc\\w*',
  'mg-creche': 'jasl\\w*|jasli\\w*',
  'mg-fish': 'ryb\\w*',
  'mg-turtle': 'korytnack\\w*',
  'mg-guinea-pig': 'morc\\w*',
  'mg-hamster': 'skrec\\w*',
  'mg-flower': 'kvet\\w*',
  'mg-town':
    'v (?:\\w+(?:ej|om|ych) )(?:stred|bystric|stiavnic|vsi|lubovn|mest|teplic|mikulas|novej|lubic|sobot|bel)\\w*',
  'mg-monday': '(?:v |od )?pondel\\w*',
  'mg-school': [
    'prvak\\w*|prvac\\w*|prvej triedy|do skoly|v skole|skolsk\\w* task\\w*|aktovk\\w*',
    'skolk\\w*|materskej',
  ],
})
