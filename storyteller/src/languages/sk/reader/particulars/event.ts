import type { Particular } from '../../../../craft/lexicon.ts'
import { particulars } from './particulars.ts'

/** What was lost, called as the parent calls it; from whom it is, and how it was lost. */
const lost = particulars(['event', 'lost-toy'], {
  'lost-rukavicka': 'rukavic(?:k|iek)\\w*',
  'lost-ciapocka': 'ciapoc(?:k|iek)\\w*',
  'lost-korunka': 'korun(?:k|iek)\\w*',
  'lost-ponozticka': 'ponozti\\w*|ponozoc\\w*',
  'lost-topanocka': 'topanoc\\w*',
  'lost-hrncek': 'hrnc(?:ek|ok|ek\\w+|ok\\w+)',
  'lost-jablcko': 'jablc\\w*',
  'lost-oriesok': 'ories(?:ok|ka|ku|kom)',
  'lost-oriesky': 'ories(?:ky|kov|koch|kami)',
  'lost-mrkvicka': 'mrkvic\\w*',
  'lost-kosticka': 'kosticka|kosticku',
  'lost-kridelko': 'kridel(?:ko|ka|ku)(?! (?:obe|obidve))',
  'lost-kridla': 'kridla|kridiel|obe kridelka|dve kridelka|kridelka',
  'lost-pichliace': 'pichliac(?:e|ov|iky)|pichliacik(?:y|ov)|bodlin\\w*|ostn(?:e|ov)',
  'lost-chvostik': 'chvostik\\w*',
  'lost-zubik': 'zubk\\w*|zubik\\w*',
  'lost-roh': 'roh|roha|rozok na (?:cele|hlave)',
  'lost-farby': 'farby|farieb',
  'lost-lopatka': 'lopatk\\w*',
  'lost-luce': 'luc(?:e|ov|ik\\w*)',
  'lost-s-uskom': 's(?:o)? (?:\\w+ )?(?:usk|uch)\\w*',
  'lost-usko-modre': 'modr\\w* (?:usk|uch)\\w*',
  'lost-usko-cervene': 'cerven\\w* (?:usk|uch)\\w*',
  'lost-usko-zlte': 'zlt\\w* (?:usk|uch)\\w*',
  'lost-usko-zelene': 'zelen\\w* (?:usk|uch)\\w*',
  'lost-usko-male': 'mal\\w* (?:usk|uch)\\w*',
  'lost-oblubena': '(?:naj)?o[b]?[l]?ub(?:en|en\\w+)\\w*|naj(?:radsej|milsi\\w*|milsej|krajsi\\w*)',
  'lost-nova': 'nov(?:u|y|e|a|ucicku|ucick\\w*)',
  'lost-od-babky':
    'od (?:\\w+ )?(?:babk|babick|babi|star[ae]j mam)\\w*|babk\\w* (?:mu |jej )?(?:u|na)?(?:plietla|strikovala|sila|dala)|uplietla (?:mu |jej )?babk\\w*',
  'lost-od-dedka': 'od (?:\\w+ )?(?:dedk|dedusk|deda|stareho otca)\\w*',
  'lost-od-mamy': 'od (?:\\w+ )?(?:mam|mamk|mamick)\\w*',
  'lost-od-otca': 'od (?:\\w+ )?(?:ock|tat|otc)\\w*',
  'lost-od-kamarata': 'od (?:\\w+ )?(?:kamarat|priatel)\\w*',
  'lost-zakopal': '(?:za|u|s)?kop(?:al|ala|alo|ane|any)|(?:za|u)hrab\\w*|schoval\\w*',
  'lost-okolo-zeme': 'okolo (?:zeme|mesiaca|planet\\w*|slnka)|(?:v|vo|do|po) vesmir\\w*|na obeznej|z rakety',
  'lost-uletel': '(?:u|od)let(?:el|ela|elo|eli)|odfuk\\w*|odvial\\w*|zafuk\\w*',
  'lost-vrecko':
    'derav\\w* (?:vreck|kosik|tas|ruksak)\\w*|vreck\\w*|dierav\\w*|diery? (?:vo|v) (?:vreck|kosik|tas)\\w*',
  'lost-sam':
    'zabludil\\w*|zatulal\\w*|zabludi|(?<!\\b(?:mu|jej|im|ktoremu|ktorej|ktorym) )sa (?:(?!mu\\b|jej\\b|im\\b)\\w+ )?strat(?:il|ila|ilo|ili|i)(?! (?:mu|jej|im))|stratil\\w* sa(?! (?:mu|jej|im))|(?:stratil|nevie|hlada|nenas)\\w* (?:\\w+ ){0,3}(?:cest\\w*|domov)|netraf\\w*|nevie trafit',
  'lost-aj-dieta':
    '(?:presne |tak )?ako (?:my|ja|nas\\w*|nam|on|ona) (?:dnes|vcera|rano)|(?<=[.!?,;] (?:\\w+ )?(?:dnes|vcera|rano) )(?:tiez )?stratil\\w*|(?:dnes|vcera|rano) (?:my|nam|jej|mu) (?:\\w+ )?(?:tiez|aj)|uz (?:druh|tret|stvrt|piat)\\w+ (?:tento|tuto|za)',
  'lost-drevena-noha': 'dreven\\w* noh\\w*|noh\\w* z dreva',
  'lost-v-zemiakoch': 'zemiak\\w*|krump\\w*|svabk\\w*|grul\\w*',
  'lost-podkova': 'podkov\\w*',
  'lost-kus': '(?:odpad|odlom|odlup|vypad|odhryz|chyba)\\w* (?:\\w+ )?(?:\\w+ )?(?:kus\\w*|roh\\w*|cip\\w*)',
  'lost-jediny': '(?:len|iba) jedn\\w+|jedin\\w*',
  'lost-ma-recept': 'recept\\w*',
  'lost-hmla': 'hml[aeuy]\\w*',
  'lost-v-obchode':
    'tesc\\w*|lidl\\w*|kaufland\\w*|bill[aeyu]|obchod(?!nik)\\w*|supermarket\\w*|nakup\\w*|ike[aeyi]\\w*',
  'lost-mrazak': 'mrazak\\w*|mraznick\\w*|mrazen\\w*',
  'lost-zima': 'zimn\\w* spank\\w*|zimn\\w* spanok|na zimu|prezim\\w*|zazim\\w*',
  'lost-spat':
    'miest\\w* (?:\\w+ )?(?:na|kde) (?:\\w+ )?sp\\w*|kde (?:ma |by )?(?:spat|spal)|kde sa (?:ulozi|vyspi)\\w*',
})

/** Why it cannot do it, what it does instead, where the child saw it, and what the child itself could not do today. */
const cannot = particulars(['event', 'teasing', 'broken-bone'], {
  'cannot-seen':
    '(?:videl|stretl|pozoroval|zbadal|uvidel|nasl)(?:i|a)? (?:sme|som)|(?:sme|som) (?:\\w+ ){0,5}(?:videli|videla|videl|stretli|stretla|stretol|pozorovali|zbadali|uvideli|nasli)|(?:dnes|vcera|rano) (?:\\w+ ){0,2}(?:videl|videla|stretol|stretla)',
  'cannot-sits':
    '(?:len|iba)(?: si)?(?: tak| stale| ticho| cely cas| furt)?(?: si)? (?:sed|cup)\\w*|(?:stale|furt) sed\\w*',
  'cannot-stands': '(?:len|iba)(?: tak| stale| ticho)? (?:sto[ji]\\w*|stal[aio]?)|ani (?:sa )?nepohl\\w*',
  'cannot-walks': 'pesi|pesky|vsade (?:len |iba )?chod\\w*|(?:len|iba)(?: tak)? (?:chod|kraca|lez)\\w*',
  'cannot-full':
    '(?:pln[eyu]|plnu[ck]\\w*) (?:\\w+ )?(?:brus|bruch|brusk)\\w*|(?:brus|bruch|brusk)\\w* (?:\\w+ )?pln\\w*|(?:pre|na|z)je(?:dl|dol|de|den|dal)\\w*|vela (?:zjed|je|papa|jedol|jedla)\\w*',
  'cannot-heavy': 'tazk[ayeou]\\w*|prilis tazk\\w*|vela vazi|tucn(?:y|a|e|eho|ucky|ucka)|tlst\\w*|bachrat\\w*',
  'cannot-small': '(?:moc|prilis|este|velmi|taky|taka|take) mal(?:y|a|e|ucky|ucka|icky|icka)|mal(?:y|a|e) na to',
  'cannot-bumps': 'naraz\\w*|nabur\\w*|vraz(?:i|il|ila|ilo|a|aju)|buch(?:a|ol|la|lo|ne)',
  'cannot-hurt':
    'zlomen\\w*|zlomil\\w*|(?:ho|ju|mu|jej) (?:\\w+ )?bol(?:i|ia)|bol(?:i|ia) (?:ho|ju)|bolav\\w*|bolelo|poranen\\w*|zranen\\w*|zranil\\w*|vyvrtn\\w*|obviaz\\w*',
  'cannot-forgot': 'zabud(?:ol|la|lo|ne|nut)',
  'cannot-lazy': 'leniv\\w*|lenos\\w*|nechce sa (?:mu|jej)|sa (?:mu|jej) nechce',
  'cannot-untaught':
    'nikto (?:(?:ho|ju|mu|jej) )?(?:to )?ne(?:naucil|ukazal|ucil|povedal)\\w*|nema(?:l|la)? (?:ho |ju )?kto (?:na|u)cit|nikdy sa (?:to )?nenaucil\\w*',
  'cannot-fell': '(?:raz|uz) (?:\\w+ )?(?:spad|buch)\\w*|spad(?:ol|la|lo)',
  'cannot-height': 'vysok\\w*|vysk[aeyuo]\\w*|zavrat\\w*|hlbk\\w*|hlbok\\w*',
  'cannot-others':
    '(?:ostatn[iey]|druhi|vsetci|vsetky|kamarati|surodenci|bratia|sestry) (?:\\w+ ){0,2}(?:vedia|lietaju|skacu|plavaju|behaju|tancuju|jazdia|kopu|lezu|cuvaju|vedeli|lietali|skakali|plavali)|ako (?:ostatn[iey]|vsetci|vsetky|druhi|kamarati)',
  'cannot-longs':
    '(?:velmi|tak|strasne|hrozne) (?:\\w+ )?(?:chce|chcel|chcela|tuzi|tuzil|tuzila)|sniva\\w*|(?:velmi|tak|strasne) by (?:\\w+ )?chcel\\w*',
  'cannot-own':
    '(?:dnes|vcera) (?:(?!co\\b|ktor|videl|stretl|nasl)\\w+ ){0,4}ne(?:slo|sla|siel|jde|vedel|vedela|podarilo|dokazal|dokazala|chcel|chcela)|(?:dnes|vcera) (?:(?!co\\b|ktor)\\w+ ){0,3}(?:sa bal|sa bala|bal sa|bala sa)|(?:na telocviku|na plavani|na plaveckom|v skolke|v skole|na treningu) (?:\\w+ ){0,3}ne(?:slo|sla|siel|jde|vedel|vedela|podarilo|dokazal|dokazala|chcel|chcela)|(?:syn|syncek|dcera|dcerka|mala|maly) (?:to )?(?:tiez|este) ne(?:vie|ide)',
  'cannot-teased': ['smej\\w*|smial\\w*|vysmiev\\w*|posmiev\\w*', 'nikto\\w*|bez posm\\w*'],
  'cannot-into-water': 'do (?:vody|rybnik\\w*|bazen\\w*|mora|jazer\\w*|potok\\w*|rieky)',
  'cannot-gym': 'telocvik\\w*|telesn\\w*',
  'cannot-pool': 'plavec\\w*|na plavani|bazen\\w*|kupalisk\\w*|plavar\\w*',
  'cannot-bike': 'bicyk\\w*|bajk\\w*|kolobezk\\w*|odrazadl\\w*|bez kolieskov',
  'cannot-kindergarten': 'skolk\\w*|skolsk\\w*|v skol\\w*',
})

/** What stands before the letter that somebody cannot say. */
const SAYS =
  '(?:povie|hovori|vyslovi|povedat|vyslovit|vyslovovat|hovorit|pismen\\w+|hlask\\w+) (?:este |spravne |poriadne |pekne |pismen\\w+ |hlask\\w+ ){0,2}'
/** Of one who cannot say it. */
const SAYING =
  '(?:nepovie|nehovori|nevyslovi|nevyslovuje|povedat|vyslovit|vyslovovat|hovorit|pismen\\w+) (?:este |spravne |poriadne |pekne )*(?:pismen\\w+ |hlask\\w+ |to )?'
/** What comes instead of a sound. */
const ONLY = '(?:iba|len|ale|namiesto toho|vzdy) (?:\\w+ )?'

/** What of what cannot be done no entry or action tells (the ways of the telling `cannot`), and what the wish asks of its end. */
const ways = particulars(['event', 'allergy', 'stutter', 'teasing', 'dressing', 'heights', 'bedtime'], {
  // What neither goes nor sounds.
  'cannot-other':
    '(?:nevie|nevedia|nedokaz\\w*|nemoze|nevedel\\w*)(?!,? (?:sa |si |este |vobec |uz ){0,2}(?:(?!zaliez|skakat cez|skakat na svih)(?:za|vy|pre|po|u|pri|od|v|s|z)?(?:plav|liet|let|skak|skoc|beh|bez|liez|lez|splh|kopat|hrab|cuv|jazd|tanc|hrat futbal|potap|huk|stek|mnau|spiev|pisk|krica|rev|kvak|kuk|vyt|buc|mec|erdz|kotkod|gag|vrc|priast|syc|cvirik|krochk|trub|kvic|bzuc|kikirik|sad|spa|spi)\\w*|zapnut siren\\w*|zapnut majak\\w*|kde|kam|co|kto|kedy|ako|preco|ci|docka\\w*|domov|cest\\w*|najst|trafit))',
  'way-name':
    'nev(?:ie|edel\\w*) (?:\\w+ )?(?:vyslovit|povedat|spravne povedat) (?:\\w+ )?(?:(?:svoje |vlastne )+meno|ako sa vola)|nepovie (?:svoje |vlastne )+meno',
  'say-r': `${SAYING}(?:r|er|rr+)|rackuje|rackovat`,
  'say-l': `${SAYING}(?:l|el|makke l|tvrde l)`,
  'say-s': `${SAYING}(?:s|z|c|k|g|sykavky|vsetky pismen\\w+)|nevie (?:\\w+ )?(?:spravne )?vyslov\\w+|susle|suslat`,
  'way-pretends':
    '(?:klame|tvari sa|predstiera|vsetkym (?:hovori|vravi)|hovori|tvrdi|chvali sa|vystatuje sa)(?: vsetkym)?,? ze (?:to )?vie',
  'way-allergy': 'alergi\\w*',
  'way-hang': '(?:visiet|visi|zavesit sa|spat|viset) (?:\\w+ )?(?:dolu|dole|nadol) hlavou|hlavou (?:dolu|dole|nadol)',
  'way-walls':
    '(?:prechadzat|prejst|chodit|preletiet|lietat|prechadza|prejde) (?:cez )?(?:\\w+ )?(?:sten\\w*|mur\\w*|dver\\w*|zed)|cez sten\\w+',
  'way-curl':
    '(?:stocit|stacat|skrutit|zbalit|schulit|zvinut|zrolovat|skrcit) (?:sa )?(?:\\w+ )?(?:do )?(?:klb\\w*|gul\\w*)|do klbk\\w*',
  'way-prick': 'pichat|popichat|pichnut|nepicha|bodat',
  'way-broom': 'na metle|metl\\w+ (?:\\w+ ){0,3}zamet\\w*',
  'way-stop': '(?:zastavit|zastat|zabrzdit|zastavovat|brzdit)(?: (?:\\w+ )?(?:v|vo|na|pri|pred) \\w+)?|nezastav\\w*',
  'way-turn':
    '(?:zaboc\\w*|zabac\\w*|odboc\\w*|zatoc\\w*|zatacat) (?:\\w+ )?(?:do)?(?:lava|prava|lavo|pravo)|(?:ist|chodit|jazdit) (?:do|v)(?:lava|prava)',
  'way-right': '(?:nevie|zaboc\\w*|zabac\\w*|odboc\\w*|zatoc\\w*) (?:\\w+ )?doprava',
  'way-scare':
    '(?:nevie|nedokaze|nechce|neumi|nejde mu|boji sa) (?:\\w+ )?(?:strasit|vystrasit|nastrasit|nahanat strach)|nikoho nevystrasi',
  'way-colour': 'menit (?:\\w+ )?farb\\w*|zmenit (?:\\w+ )?farb\\w*|nemeni farb\\w*',
  'way-hunt': '(?:chytat|chytit|nechyta|nechyti|ulovit|lovit) (?:\\w+ )?mys\\w*',
  'way-web':
    '(?:tkat|utkat|spravit|robit|upliest|pliest|namotat) (?:\\w+ )?(?:pavucin\\w*|siet\\w*|sveter\\w*|svetr\\w*|sal\\w*)',
  'way-tumble': 'kotrmel\\w*|kotul\\w*|premet\\w*|stojk[auy]',
  'way-laces': 'snurk\\w*|snurok|zaviazat (?:si )?topan\\w*',
  'way-short-arms': 'kratk\\w* (?:ruk|pack|labk|rucick)\\w*|(?:ruk|pack|labk|rucick)\\w* (?:\\w+ )?kratk\\w*',
  'way-nose': '(?:utriet|vyfukat|vysmrkat|vysiakat|smrkat) (?:si )?nos\\w*|nos utriet',
  'way-letters': '(?:vela|dlh\\w*|privela|tolko) (?:\\w+ )?pismen\\w*',
  'letter-s': `${SAYS}s`,
  'letter-z': `${SAYS}z`,
  'letter-c': `${SAYS}c`,
  'letter-k': `${SAYS}k`,
  'letter-g': `${SAYS}g`,
  'way-waits': 'caka,? (?:kym|az|pri|pred|ze)',
  'only-kych': `${ONLY}kych\\w*`,
  'only-kasl': `${ONLY}kasl\\w*`,
  'only-mnau': `${ONLY}mnau\\w*`,
  'only-stek': `${ONLY}stek\\w*`,
  'only-kvak': `${ONLY}kvak\\w*`,
  'only-pipa': `${ONLY}(?:pip|pist)\\w*`,
  'only-buci': `${ONLY}buc(?:i|al|ala)`,
  'only-skyt': `${ONLY}(?:skyt|ckan|cka)\\w*`,
  'way-bubbles': 'bublin\\w*',
  'way-flowers': 'kvet(?:y|ov|inky|in\\w*)|kviet\\w*',
  'way-sweets': 'cukrik\\w*|sladkost\\w*',
  'way-elsewhere': '(?:vsade )?inde (?:ano|vie|to vie|zastavi)|vsade inde',
  'way-small-stops': 'mal\\w* (?:stani|zastav)\\w*',
  'way-overslept': 'zaspali|presli (?:sme )?(?:nasu|stanic\\w*|zastavk\\w*)|zmeskali',
  'way-behind':
    '(?:vliekl|tahal|plazil)\\w* (?:sme )?sa|(?:sme )?sa (?:\\w+ ){0,3}(?:vliekl|tahal|plazil)\\w*|isli (?:sme )?za (?:nim|nou|jednym|traktor\\w*|kombajn\\w*)',
  'way-foggy': 'zahml\\w*|zarosen\\w*|zaparen\\w*|zaparil\\w*',
  'way-left-behind':
    '(?:sme|som) (?:ho|ju|ich) (?:\\w+ )?(?:zabudli|nechali|zabudla|zabudol)|(?:zabudli|nechali) sme (?:ho|ju)',
  'way-wood': '(?:je|si|ako) (?:\\w+ )?(?:drevo|poleno)',
  'way-same':
    'tak ako (?:on|ona|nas\\w*|moj\\w*|ja|my|syn|dcer\\w*)|rovnako ako (?:on|ona|nas\\w*|moj\\w*)|(?:tiez|ani) (?:mu |jej |im )?(?:to )?ne\\w+|tiez (?:to )?nevie|ani (?:on|ona|nas|nasa|syn|dcera)(?: to)? nevie|(?:chodime|chodi) na logoped\\w*|logoped\\w*',
  'way-nobody-laughs':
    '(?:nikto|nech) (?:\\w+ ){0,5}nesm(?:eje|eju|ial|iali)\\w*|bez posm\\w*|nesmeje sa (?:mu|jej)? ?nikto',
  'way-no-learning':
    'nenauc\\w*|nie ze sa (?:to )?(?:\\w+ ){0,4}nauc\\w*|nemusi (?:sa )?(?:to )?(?:na)?ucit|nemusi to vediet',
  'way-learns': [
    '(?:az|a|nakoniec|napokon|potom|aby|nech) (?:sa )?(?:to )?(?:\\w+ )?(?:sa )?nauc\\w*|nakoniec (?:to )?(?:dokaze|zvladne|vie)',
    'nenauc\\w*|nie ze',
  ],
  'town-zilina': 'zilin\\w*',
  'town-cadca': 'cad(?:ca|ci|cu|cou)',
  'town-sered': 'sered\\w*',
  'town-kosice': 'kosic\\w*',
  'town-trnava': 'trnav\\w*',
  'town-nitra': 'nitr(?:a|e|u|y|ou)',
  'town-presov': 'presov\\w*',
  'town-poprad': 'poprad\\w*',
  'town-martin': 'v martine|do martina',
  'town-bratislava': 'bratislav\\w*|blav[aeyu]',
  'town-trencin': 'trencin\\w*',
  'town-zvolen': 'zvolen(?:e|a)?',
  'town-bystrica': 'bystric\\w*',
  'town-vrutky': 'vrutk\\w*|vrutok',
  'town-puchov': 'puchov\\w*',
  'town-galanta': 'galant\\w*',
  'town-pezinok': 'pezin\\w*',
  'town-senec': 'sen(?:ec|ci|ca)',
})

export const event: readonly Particular[] = [...cannot, ...ways, ...lost]
