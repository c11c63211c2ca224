import { SUBJECTS } from '../../../../craft/wish-frames.ts'
import { OUR_PET, PET } from '../subjects/pets.ts'
import { particulars } from './particulars.ts'

/** A joy may be read beside whatever it stands. */
const ABOUT = ['event', ...SUBJECTS] as const

/** With these it is no light evening, whatever is waited for. */
const heavy = particulars(ABOUT, {
  'day-heavy':
    'ne(?:pris|prid|dost|pozv|zobral|vzal|pusti|stih|moze (?:ist|byt|prist))\\w*|nikto(?! (?:nevie|nemoze|netusi))|nechce?\\w*(?! (?:z (?:neho|nej|bicykla|kolobezky)|zliezt|zist|vystup|prestat|uz ist domov|ist domov|ist spat))|nema\\w* (?:rad|chut|kamar)\\w*|odmieta\\w*|boji\\w*|bala sa|sa bal\\w?|strach\\w*|obav\\w*|trem\\w*|smut\\w*|(?:po|roz)?plac\\w*|(?:po|roz)?plak\\w*|reve|revala?|slz\\w*|sklaman\\w*|chyba\\w*|(?:o|ne)?chor(?!vat)\\w*|nemocnic\\w*|operac\\w*|ockovan\\w*|odber\\w*|injekci\\w*|zub(?:ar|n)\\w*|(?:z|u)omrel\\w*|umrel\\w*|umiera\\w*|pohreb\\w*|cintorin\\w*|uhynul\\w*|zrazil\\w*|uspal\\w* (?:ho|ju|nam)|veterin\\w*|rozved\\w*|rozvod\\w*|rozisl\\w*|sudu?|vojn\\w*|bez (?:\\w+ )?(?:mam|ock|otc|tat|nas\\b|rodic)\\w*|nie je (?:\\w+ )?(?:s nami|doma)|stratil\\w*|zgubil\\w*|zabudol|zabudla|utiekol|utiekla|usiel|usla|zmiz\\w*|rozbil\\w*|zlomil\\w*|prehral\\w*|posledn[ya]|pohad\\w*|hnev\\w*|ziarl\\w*|zavid\\w*|luto|cnie|trap\\w*|zranil\\w*|bolelo|(?:ho|ju|mu|jej|brusk\\w*|hlav\\w*|ruka|noha) (?:\\w+ )?boli\\b|boli (?:ho|ju|ma)\\b|sam(?:a)? doma|ziadn\\w* (?:tort|dar|osl)\\w*|zrus\\w*|nebude\\w*|nebol\\w* (?:\\w+ )?(?:tort|osl|dar)\\w*|(?:ty|ta)?rany|zly|zla|smej\\w*|vysmie\\w*|posmie\\w*|pobil\\w*|bij\\w*|udrel\\w*|kric\\w* na|zakaz\\w*|trest\\w*|zavisl\\w*|alergi\\w*|karanten\\w*',
})

/** A feast of somebody imagined is another story. */
const imagined = particulars(ABOUT, {
  'day-imagined':
    '^(?:o |nech |ako )?(?:(?:mal|velk|star|zelen|ruzov)\\w+ )?(?:drak|drac|princ|pirat|robot|vil[ayou]\\b|skriat|carodej|strig|jez(?:ko|ek|ik)|medve[dm]|maco|macko|zaj(?:ac|ko)|lis[ck]|mys|slon|jednoroz|dino|upir|duch|kral\\b|kralovn|obr|trpas|mimozem|snehul|bager|vlacik|auticko|tucniak|krtko|vlk|sov|mesiac)\\w*(?! nam)',
  'pet-thief': `^(?:nas[aei]? |moj[a]? )?(?:\\w+ )?${PET} (?:\\w+ ){0,2}(?:kradne|kradla?|hryzie|odnasa|berie|zjed\\w*|rozhryz\\w*|schovava|zuje|obhryz\\w*)`,
  'pet-wanted': `(?:chce\\w*|tuzi|praje|zela|prosi|ziada) (?:\\w+ ){0,4}(?:${PET}|sten\\w+|zvierat\\w+)`,
})

const SELF =
  '(?:nauc\\w*|vie|doka\\w*|zvlad\\w*|podaril\\w*|prvy ?(?:raz|krat)|prvykrat|konecne|uz|sam|sama|pysn\\w*|hrd[ya]|dnes)'
const feat = (what: string) => `${SELF} (?:(?!uci\\b|aby\\b|ako\\b|ze\\b)\\w+ ){0,5}(?:${what})`

const feats = particulars(ABOUT, {
  'feat-bike': [
    `${feat('bicykl\\w*|bicyk\\w*|bajk\\w*|bez (?:pomocn\\w+ )?kol\\w*')}|(?:bicykl\\w*|bicyk\\w*|bajk\\w*|bez (?:pomocn\\w+ )?kol\\w*) (?:\\w+ ){0,4}(?:sam|sama|prvy|prvykrat|nauc\\w*|zvlad\\w*|doka\\w*|vie)`,
    'nevie\\w*|nejde\\w*',
  ],
  'feat-swim': [
    `${feat('plav(?:at|a|al|ala)|preplav\\w*|zaplav\\w*')}|preplav(?:al|ala)|preplaval\\w*|(?:plava\\w*) (?:\\w+ ){0,3}(?:sam|sama|prvy|prvykrat|bez)`,
    'nevie\\w*',
  ],
  'feat-goal':
    '(?:dal|dala|strelil|strelila|kopol|kopla|vsietil\\w*) (?:\\w+ ){0,3}gol\\w*|prvy gol|(?:dva|tri|styri|pat) gol\\w*',
  'feat-cup': 'pohar\\w*',
  'feat-medal': 'medail\\w*|diplom\\w*',
  'feat-win': [
    '(?:vyhral|zvitazil)\\w*|(?:bol|bola|skoncil\\w*|dobehol|dobehla) prv[ya]',
    'nevyhr\\w*|prehr\\w*|tablet\\w*|mobil\\w*',
  ],
  'feat-read': `${feat('cita\\w*|precital\\w*|knizk\\w*')}|precital\\w*`,
  'feat-laces': `${feat('snurk\\w*|masl\\w*|zaviaz\\w*')}|zaviazala? (?:\\w+ ){0,2}(?:snurk|topan)\\w*`,
  'feat-skate': feat('korcul\\w*'),
  'feat-slide': 'tobogan\\w*|(?:najvacs|velk|obrovsk)\\w* (?:smykl|kluz)\\w*',
  'feat-climb': `${feat('vylez\\w*|vyliez\\w*|(?:na|po) (?:lezeck|sten|vrchol|strom)\\w*')}|vyliez(?:ol|la)`,
  'feat-breakfast': '(?:urob|sprav|pripravi|nachystal)\\w* (?:\\w+ ){0,2}(?:ranajk|chleb|praze|palacin)\\w*',
  'feat-bed': 'spi (?:\\w+ ){0,3}(?:sam|sama|vo vlastnej|v (?:novej|velkej|svojej)|v novej)\\b',
  'feat-any': [
    `prvykrat (?:sam|sama|v zivote)|prvy ?(?:raz|krat) (?:\\w+ ){0,3}(?:sam|sama)|(?:dnes|vcera|prvy ?krat|prvykrat|konecne) (?:\\w+ ){0,3}(?:(?:pre|vy|zo)?skocil|zjazdil|napisal|nakreslil|spravil|urobil|vylozil)\\w*|(?:konecne|uz) vie|(?:dnes|vcera|konecne|uz) (?:\\w+ ){0,3}(?:naucil|dokazal|zvladl|zvladol|podaril)\\w*|(?:je|som|bola?|strasne|velmi) (?:na seba )?(?:\\w+ )?(?:hrd[ya]|pysn[ya])|uz vie|naucil\\w* sa|dokazala?`,
    'nevie\\w*|nechc\\w*',
  ],
})

/** What day it is, or was. */
const occasions = particulars(ABOUT, {
  'day-pet':
    '(?:zajtra|pozajtra|v sobotu|v nedelu|o \\w+|dnes|konecne) (?:\\w+ ){0,3}(?:pride|dostane\\w*|ideme|priniesli|prinesieme|prisiel|prislo|prisla|dostal\\w*|beru|berieme|vyzdvihn\\w*|mame)? ?(?:\\w+ ){0,3}(?:maciatk\\w*|macick\\w*|stenia\\w*|stena\\w*|sten(?:a|iatko)|psik\\w*|kralik\\w*|skreck\\w*|morca\\w*|morciatk\\w*|papag\\w*|andulk\\w*|kuriatk\\w*)',
  'day-newbike': '(?:nov|dostal|dostan|kupili)\\w* (?:\\w+ ){0,2}bicyk\\w*',
  'day-gift':
    '(?:dostal|dostala|dostane|kupili|kupime)\\w* (?:\\w+ ){0,5}\\w*|novy bicyk\\w*|nov[ua] (?:kolobezk|hrack|postel|tasku)\\w*',
  'day-birthday':
    'naroden\\w*|narodk\\w*|narozk\\w*|(?:ma|bude mat|dovrsi|oslavi) (?:uz |dnes |zajtra )?(?:tri|styri|pat|sest|sedem|osem|devat|[2-9]) (?:rok|roc)\\w*',
  'day-nameday': 'menin\\w*',
  'day-mikulas': 'mikulas\\w*|cizm\\w* (?:\\w+ ){0,2}okn\\w*',
  'day-xmas': 'vianoc\\w*|jezisk\\w*|stedr\\w*|stromcek\\w*|advent\\w*',
  'day-tent': 'stan(?:u|e|y|ovat|ovack\\w*)?|opeka\\w*|spekac\\w*|tabor\\w*',
  'day-ski': 'lyz\\w*|sank\\w*|snowb\\w*',
  'day-zoo': 'zoo|zoologick\\w*|safari',
  'day-pool': 'kupalisk\\w*|aquapark\\w*|akvapark\\w*|bazen\\w*|plavar\\w*|termal\\w*',
  'day-sea':
    'mor(?:e|a|u|i|om)|plaz\\w*|chorvatsk\\w*|grec\\w*|turec\\w*|bulhars\\w*|egypt\\w*|taliansk\\w*|cypr\\w*|mallor\\w*|spaniel\\w*',
  'day-plane': 'lietadl\\w*|letadl\\w*|letisk\\w*|poleti\\w*|letime',
  'day-train': 'vlak(?:om)?|vlacik\\w*|rychlik\\w*',
  'day-camper': 'karavan\\w*|obytn\\w+ (?:aut|dodav)\\w*|obytnak\\w*',
  'day-hills':
    'tatr\\w*|(?:do|v|na) hor(?:y|ach)?|turistik\\w*|ples[aeou]\\w*|rozhladn\\w*|vrchol\\w*|fatr\\w*|jaskyn\\w*',
  'day-cinema': 'kin(?:o|a|e)',
  'day-theatre': 'divadl\\w*|koncert\\w*|muzikal\\w*',
  'day-circus': 'cirkus\\w*',
  'day-rides': 'kolotoc\\w*|zabavn\\w* park\\w*|lunapark\\w*|hod(?:y|och)|jarmok\\w*|legoland\\w*',
  'day-dino': 'dinopark\\w*',
  'day-party': 'oslav\\w*|svadb\\w*|karneval\\w*|party|diskotek\\w*',
  'day-granny': '(?:k|ku|u) (?:\\w+ )?(?:babk|babi|babick|babin|stark|starej mam)\\w*',
  'day-grandpa': '(?:k|ku|u) (?:\\w+ )?(?:dedk|dedu|deda|dedovi|stare\\w* otc)\\w*',
  'day-visit': 'pride\\w*|pridu|prisiel|prisla|prisli|navstev\\w*|pricest\\w*|prileti\\w*',
  'day-trip': 'vylet\\w*|vyprav\\w*|piknik\\w*|hrad\\w*|zamok|muze\\w*|planetar\\w*|zmrzlin\\w*|farm\\w*',
  'day-holiday': 'dovolenk\\w*|prazdnin\\w*|cestuj\\w*',
  'day-other': 'od radosti|velky den|najlepsi den|(?:krasny|super) den|tesi sa|sa tesi|nevie\\w* (?:sa )?dockat\\w*',
})

/** Whether it is to come, or was. */
const times = particulars(ABOUT, {
  'day-eve':
    'zajtra|pozajtra|o (?:\\d+|dva|tri|styri|pat|tyzden|mesiac|par) ?(?:dni|dn\\w*|tyzdn\\w*)?|tesi\\w* sa|sa (?:\\w+ )?tesi\\w*|nevie\\w* (?:sa )?dockat\\w*|cak(?:a|ame) (?:na|ho|ju|nas)|pride|pridu|(?<!\\bsa )pojde\\w*|ideme|poletime|letime|bude\\w*|v (?:sobotu|nedelu|piatok)|cez vikend|na vikend|uz (?:ma )?zbalen\\w*|dostane',
  'day-done':
    '(?:dnes|vcera|rano) (?:\\w+ ){0,4}(?:bol|naucil|dokazal|isiel|isla|videl|dal|preplaval|zvlad|zaviazal|dostal|precital|vyhral|mal|jazdil|plaval|lyzoval|spal|oslavoval)\\w*|boli sme|(?:bol|bola|bolo) (?:\\w+ ){0,3}(?:super|skvel|krasn|uzasn|najleps)\\w*|naucil\\w*|preplav\\w*|vyhral\\w*|dal\\w* (?:\\w+ ){0,2}gol\\w*|dostal\\w*|precital\\w*|zaviazal\\w*|dokazal\\w*|vyliez\\w*|sme (?:\\w+ )?(?:na|pri|v) (?:chat|mor|dovolenk|hor)\\w*|(?:je|som) (?:\\w+ )?(?:hrd|pysn)\\w*|(?:bol|bola|boli) (?:\\w+ )?(?:v|vo|na|u) \\w+',
  'day-feast': 'naroden\\w*|narodk\\w*|menin\\w*|vianoc\\w*|mikulas\\w*|jezisk\\w*|stromcek\\w*',
  'day-class': 'cel\\w+ (?:tried|skolk)\\w*|vsetk\\w+ (?:deti|kamarat|spoluziak)\\w*',
  'at-tomorrow': 'zajtra',
  'at-after': 'pozajtra',
  'at-two': 'o (?:dva|2) dni',
  'at-week': 'o tyzden',
  'at-saturday': 'v sobotu',
  'at-sunday': 'v nedelu',
  'at-friday': 'v piatok',
  'at-weekend': '(?:cez|na) vikend',
  'at-summer': '(?:v|cez) let[eo]',
  'age-3': '(?:3|tri|tretie) (?:rok|nar)\\w*|ma (?:uz )?(?:3|tri)',
  'age-4': '(?:4|styri|stvrte) (?:rok|nar)\\w*|ma (?:uz )?(?:4|styri)',
  'age-5': '(?:5|pat|piate) (?:rok|nar)\\w*|ma (?:uz )?(?:5|pat)',
  'age-6': '(?:6|sest|sieste) (?:rok|nar)\\w*|ma (?:uz )?(?:6|sest)',
  'age-7': '(?:7|sedem|siedme) (?:rok|nar)\\w*|ma (?:uz )?(?:7|sedem)',
  'age-8': '(?:8|osem|osme) (?:rok|nar)\\w*|ma (?:uz )?(?:8|osem)',
  'age-9': '(?:9|devat|deviate) (?:rok|nar)\\w*|ma (?:uz )?(?:9|devat)',
  'at-yesterday': 'vcera',
})

const SOON =
  '(?:zajtra|pozajtra|o (?:dva|tri|tyzden|mesiac|par|[2-9])|tesi|nevie\\w* (?:sa )?dockat|nemoze (?:\\w+ )?(?:od radosti|zaspat))'
const GRAN = '(?:babk|babick|babin|babcin|stark|stari?cka|starej mam)\\w*|babi|nasej babky'
const GRANDAD = '(?:dedk|dedusk|dedov|dedka|stareho otc|starky)\\w*|ded[aou]'

/** Where the family is at home beside its home. */
const places = particulars(ABOUT, {
  'place-tree': 'dom(?:cek|ceku|ceka)? na strom\\w*|bunk[rer]\\w*',
  'place-tent': 'stan(?:e|u|y|ovat|ovack\\w*|ujeme)',
  'place-camper': 'karavan\\w*|obytn\\w+ (?:aut|dodav)\\w*|obytnak\\w*',
  'place-cottage': 'chat(?:a|u|e|y|ke|ka|ku)|chalup\\w*|zrub\\w*',
  'place-bees': 'vcel\\w* (?:farm\\w*|ul\\w*)|ul(?:e|ov|och)|vcelar\\w*|vcelin\\w*',
  'place-garden': 'zahrad\\w*|zahrad(?:k|ock)\\w*',
  'place-farm': 'farm\\w*|gazdov\\w*|statok|statku',
  'place-granny': `(?:u|k) (?:\\w+ )?(?:${GRAN})|^(?:o )?(?:babk|babick|stark)\\w*|(?:babkin|babickin|starkin)\\w*`,
  'place-grandpa': `(?:u|k) (?:\\w+ )?(?:${GRANDAD})|^(?:o )?(?:dedk|dedusk|dedo)\\w*|dedkov\\w*`,
  'place-grands': 'star(?:i|ych|ymi) rodic\\w*',
  'place-village': 'dedin\\w*|vidiek\\w*',
  'place-fire': 'ohen|ohn\\w*|opek\\w*|spekac\\w*|taborak\\w*',
  'place-wifi': '(?:bez|nie je|nema|niet) (?:\\w+ )?(?:wifi|internet|signal|telk|televiz)\\w*',
  // A joy that is looked forward to is its evening.
  'at-place': [
    `(?:dom(?:cek|ceku|ceka)? na strom\\w*|(?:v|vo|pod|pri) stan(?:e|u|och)|karavan\\w*|obytnak\\w*|chat(?:a|u|e|y|ke|ka|ku)|chalup\\w*|zrub\\w*|vcel\\w* farm\\w*|vcelar\\w*|zahrad\\w*|farm\\w*|gazdov\\w*|(?:u|k) (?:\\w+ )?(?:${GRAN}|${GRANDAD})|^(?:o )?(?:babk|babick|stark|dedk|dedusk)\\w*(?! (?:\\w+ )?(?:zabud|chor|pride|prisl|prisiel|je v)\\w*)|(?:babkin|dedkov)\\w*|star(?:i|ych) rodic\\w*|(?:na|o|do) dedin\\w*|vidiek\\w*)`,
    SOON,
  ],
})

/** An animal of the family, and what it is wont to do. */
const pets = particulars(ABOUT, {
  'our-pet': OUR_PET,
  // Grave, or of somebody imagined, or of another animal than our own.
  'not-our-pet':
    'plys\\w*|hrack\\w*|chce(?:me)?|chcel\\w*|tuzi|sniva|(?<!nikto )nevie(?! preco)|nevedel\\w*|nechce|boji|bojim|strach\\w*|strat\\w*|hlada\\w*|zabudol|zabudla|ziarl\\w*|bab(?:atk|enc)\\w*|zomr\\w*|umr\\w*|uhyn\\w*|uspa[lt]\\w*|(?:o)?chor\\w*|veterin\\w*|operac\\w*|usiel|usla|utiek\\w*|ulet\\w*|zmiz\\w*|nevrati\\w*|prec|zrazil\\w*|pohryz\\w*|uhryz\\w*|smut\\w*|plac\\w*|plak\\w*|zajtra|pozajtra|dostal\\w*|dostane|kupi\\w*|(?<!nevie )preco|zachran\\w*|kozmonaut\\w*|pirat\\w*|princ\\w*|kral(?:a|ovn\\w*)?|drak\\w*|carod\\w*|vesmir\\w*|vil[ay]',
  'pet-eggs': '(?:znasa|zniesla|nesie|znesie) (?:\\w+ ){0,3}vaj\\w*|vaj(?:ic|c)\\w*',
  'eggs-blue': 'modr\\w+',
  'eggs-green': 'zelen\\w+',
  'eggs-gold': 'zlat\\w+',
  'eggs-spots': 'bodk\\w+|strakat\\w+|flakat\\w+',
  'pet-takes':
    '(?:kradne|kradol|kradla|berie|bere|zobral|zobrala|odnasa|odniesol|odniesla|nosi|schovava|hryzie|rozhryz\\w*|roztrhal\\w*|obhryz\\w*|zuje|ukrad\\w*|zahrabava) (?:\\w+ ){0,3}(?:ponoz\\w*|papuc\\w*|topan\\w*|veci|hrack\\w*|rukavic\\w*|pradlo|spodk\\w*|gumick\\w*|lyzic\\w*|pera|ceruzk\\w*|vsetko)|(?:ponozk|papuc|hrack)\\w* (?:\\w+ )?(?:kradne|berie|odnasa|schovava|nosi)|zlodej\\w*',
  'pet-socks': 'ponoz\\w*',
  'pet-slippers': 'papuc\\w*',
  'pet-sleeps': 'spi|spava|spinka|leno[sc]\\w*|leniv\\w*|zaspi|zaspal\\w*|lezi|vyleguje\\w*',
  'sleep-sink': 'umyvad\\w*|drez\\w*',
  'sleep-sofa': 'gauc\\w*|pohovk\\w*|kresl\\w*|sedack\\w*',
  'sleep-basket': 'kos(?:i|iku)?|pradl\\w*|bielizn\\w*',
  'sleep-box': 'krabic\\w*|skatul\\w*',
  'sleep-bed': 'postel\\w*|postielk\\w*|vankus\\w*|perin\\w*',
  'sleep-window': 'okn\\w*|parapet\\w*',
  'sleep-shoes': 'topank\\w*|cizm\\w*',
  'pet-calls':
    'steka\\w*|breche|vyje|mnauka\\w*|mnaui\\w*|pisti|piska|kikirika\\w*|spieva|opakuje|hovori|rozprava|krici|kric\\w*|v noci (?:\\w+ ){0,3}(?:beha|kole|hrabe|robi)\\w*|(?:beha|hrka|skripe) (?:\\w+ ){0,2}(?:v noci|v kole)\\w*|chrape|chrapka',
  'pet-eats':
    'zje|zjed\\w*|zerie|zral\\w*|zozral\\w*|hladn\\w*|hlad|pazrav\\w*|maskrt\\w*|papa\\w*|zobe|chladnick\\w*|zobre',
})

export const ourDays = [...heavy, ...imagined, ...feats, ...occasions, ...times, ...places, ...pets]
