import { SUBJECTS } from '../../../../craft/wish-frames.ts'
import { particulars } from './particulars.ts'

const ABOUT = ['event', ...SUBJECTS] as const

/** What of the child others see, or say something about. */
const seen = particulars(ABOUT, {
  'oth-aid': 'nacuva\\w*|aparatik\\w*|kochlear\\w*|implantat\\w*|nedoslych\\w*',
  'oth-chair': '(?:na|invalidn\\w*|ma|jej|jeho) (?:\\w+ )?vozi[kc]\\w*|vozickar\\w*|invalidn\\w* voz\\w*',
  'oth-cry':
    '(?:chlap|muz)\\w* (?:\\w+ ){0,2}(?:neplac|neplak)\\w*|plakat (?:\\w+ ){0,2}(?:mozu|moze|smu|smie) aj (?:chlap|muz)\\w*|aj (?:chlap|muz)\\w* (?:\\w+ ){0,2}pla[ck]\\w*|smej\\w* (?:\\w+ ){0,2}ze (?:\\w+ )?plac\\w*|(?:place|reve|fnuka) (?:\\w+ )?ako (?:\\w+ )?(?:bab|dievc|mal)\\w*|vola\\w* (?:(?:ho|ju) )?(?:ze je )?baba|ufnuk\\w*|fnukan\\w*|ubulen\\w*|plackos\\w*|placko',
  'oth-patch':
    'okluzor\\w*|zalepen\\w* (?:ock|oko|ok)\\w*|(?:na|pre)?lepk\\w* na (?:ok|ock)\\w*|naplast\\w* na (?:ok|ock)\\w*|skuli\\w*|skulav\\w*',
  'oth-fat':
    'tucn(?!iak)\\w*|tuck\\w*|tlst\\w*|bacul\\w*|bachr\\w*|velk\\w+ (?:brus|bruch)\\w*|spekac\\w*|gul(?:a|o|ou|ka|icka)|ma (?:\\w+ )?brusk\\w*|v plavkach|obez\\w*|silnejs\\w*|oplacan\\w*|prasiatk\\w*|prasa|velryb\\w*',
  'oth-ears': '(?:odstav|odstat|velk)\\w* us\\w*|ma usi|pre usi|us(?:iak|at|isk)\\w*|dumbo',
  'oth-hair': 'peh\\w*|pieh\\w*|rysav\\w*|ryzav\\w*|hrdzav\\w*|mrkvic\\w*|kucer\\w*|vlas\\w*',
  'oth-towards':
    'oslov\\w*|prihovor\\w* sa|(?:nevie|neviem) (?:\\w+ )?(?:co|ako) (?:\\w+ )?(?:mu|jej|s nim|s nou|ma) (?:\\w+ )?(?:poved|hovor|rozprav|bavit|hrat)\\w*',
  'oth-button': 'tlacidlov\\w*|star\\w+ (?:mobil|telefon)\\w*',
  'oth-party': 'nepozval\\w*|pozvan\\w*|oslav\\w*|party|naroden\\w*',
  'oth-team': '(?:vybera|vyber|vybral|nevybral|nevybera)\\w*|(?:do|v) (?:timu|druzst\\w*)',
  'oth-w-thick': 'tlst\\w*',
  'oth-pehy': 'peh\\w*|pieh\\w*',
  'oth-red': 'rysav\\w*|ryzav\\w*|hrdzav\\w*|mrkv\\w*',
  'oth-pink': 'ruzov\\w*',
  'oth-clothes': 'sat(?:y|ami|ach)|siat|oblec\\w*|tricko\\w*|sveter|bund[aouy]|nohavic\\w*|sukn\\w*|ciapk\\w*',
  'oth-perform':
    'vystup\\w*|pred (?:vsetk|lud|publik|cel|triedou)\\w*|besied\\w*|referat\\w*|basn\\w*|prihlas\\w*|recit\\w*',
  'oth-rhyme': 'basn\\w*|basen\\w*|recit\\w*|prednes\\w*',
  'oth-talk': 'referat\\w*|prezentac\\w*|projekt\\w*|prihlasit\\w*',
  'oth-read': 'cita\\w*|precita\\w*|pismen\\w*|slabik\\w*',
  'oth-grandpa': 'svok(?:or|r)\\w*|ded(?:o|a|ko|ka|kovi|ovi|ulo)|star(?:y|eho) otec\\w*|starky',
  'oth-grandma': 'svokr[aeuy]|babk\\w*|babic\\w*|star[aeou]\\w* mam\\w*|stark[aeuy]',
  'oth-boys': 'chlapc(?:i|ami)|chalan\\w*',
  'oth-girls': 'dievcat\\w*|bab[yu]|babam\\w*|holky|spoluziack\\w*',
  'oth-mark': 'znamienk\\w*|jazv\\w*|ekzem\\w*|(?:fla[ck]|vyrazk)\\w* na (?:koz|tvar|ruk|cel|lic)\\w*|popalen\\w*',
  'oth-small':
    'najmens\\w*|nizk\\w*|drobn\\w*|krpat\\w*|krpec\\w*|trpaslik\\w*|skriat\\w*|prc(?:ek|kovi)\\w*|(?:je|ze je) (?:\\w+ )?mal[ya]',
  'oth-tall': 'najvyss\\w*|vysok[ya]|zirafa|dlhan\\w*',
  'oth-girlish':
    'ruzov\\w*|(?:ako|za) (?:dievca|chlapca|chlapec)|dievcensk\\w*|balet\\w*|babik\\w*|naramok|lak\\w* (?:na )?necht\\w*',
  'oth-phone': 'mobil\\w*|telefon\\w*|iphon\\w*|smartfon\\w*|hodink\\w*|tablet\\w*',
  'oth-shoes': 'tenisk\\w*|topank\\w*|botask\\w*|nike\\w*|adidas\\w*|crocs\\w*',
  'oth-dance': 'tanc\\w*|tanec\\w*|zatanc\\w*',
  'oth-sing': 'spiev\\w*|zaspiev\\w*|piesn\\w*|pesnick\\w*|zbor\\w*',
  'oth-greet': '(?:po)?zdrav\\w*|dobry den|ahoj',
  'oth-speech':
    'kokt\\w*|zajak\\w*|rackuj\\w*|susl\\w*|vyslov\\w*|logoped\\w*|hlask\\w*|(?:nevie|nehovori) (?:povedat )?r',
  'oth-slow': 'rychl\\w*|pomal\\w*|najhors\\w*|horsie\\w*',
  'oth-stupid': 'hlup\\w*|sprost\\w*|blb\\w*|tup[ya]|debil\\w*',
  'oth-ugly': 'skared\\w*',
  'oth-word-glasses': 'okuliarnik\\w*|okuliarnic\\w*|styriock\\w*|stvorook\\w*|styrook\\w*',
  'oth-glasses': 'okuliar\\w*',
})

const where = particulars(ABOUT, {
  'oth-at-nursery': 'skolk\\w*|skolc\\w*|materskej|besiedk\\w*',
  'oth-at-school':
    'skol(?:a|y|e|u|ou)|tried\\w*|spoluziac\\w*|spoluziak\\w*|prvak\\w*|druhak\\w*|tretiak\\w*|druzin\\w*',
  'oth-at-yard': 'ihrisk\\w*|piesk\\w*|vonku|dvor\\w*|sidlisk\\w*',
  'oth-at-training': 'trening\\w*|futbal\\w*|kruzk\\w*|plavan\\w*',
  'oth-at-gym': 'telesn\\w*|telocvi\\w*',
  'oth-hidden':
    '(?:vyber|schov|skry|sklada|dava|zlozi|hodi|uk[ry]\\w*)\\w*|nechce (?:\\w+ )?(?:nosit|dat|mat)|odmieta nosit',
  'oth-laugh': '(?:po|vy)?sm[ei](?:j|ev|al|at)\\w*|posmech\\w*|napodob\\w*|vysm\\w*',
})

/** No light evening: harm, illness of the heart, what a child is to be told by nobody; and the other way about, where the child is who looks. */
const letGo = particulars(ABOUT, {
  'oth-harm':
    'sikan\\w*|zbil\\w*|(?:po)?bij[ue]\\w*|bij[ue]|udre\\w*|udrie\\w*|kop(?:ol|la|li|u|e)|kopnu\\w*|sot\\w*|strc\\w*|strk\\w*|hryz\\w*|zabi\\w*|umr\\w*|zomr\\w*|nechce (?:\\w+ )?zit|ubliz\\w*|ublizuj\\w*|nenavid\\w*|anorex\\w*|bulim\\w*|zvraca\\w*|nechce (?:\\w+ )?jest|prestal\\w* jest|hladu\\w*|reze sa|poreza\\w*|vydiera\\w*|vyhraza\\w*|video|tiktok\\w*|natoc\\w*|fotk\\w*|cigan\\w*|negr\\w*|rakovin\\w*|chemo\\w*|operac\\w*|pocik\\w*|pocura\\w*',
  'oth-asked-shame':
    'nech (?:\\w+ ){0,4}(?:schud|zhanb|sa hanb|prestane jest|menej je|neje|mu (?:\\w+ )?je hanba|jej (?:\\w+ )?je hanba)\\w*|(?:aby|musi|potrebuje|treba|chceme) (?:\\w+ ){0,4}(?:schud|chud|zhanb|hanbil|hanbit)\\w*|zosmies\\w*|zahanb\\w*|zhanb\\w*|ze (?:je )?(?:uz )?(?:velm|pril)\\w* (?:tucn|tlst)\\w* a|nech (?:sa )?(?:\\w+ ){0,3}(?:smeju|vysmeju|posmievaj)\\w*|potresta\\w*|trest\\w*|pomst\\w*|odplat\\w*',
  'oth-joy':
    '(?:te[sš]i|tesim) sa|sa (?:velmi |uz |strasne )?tesi|nevie sa dockat|(?:uz|dnes|vcera|konecne|super|krasne) (?:\\w+ ){0,3}(?:zvladl|podaril|vystupoval|zatancoval|precital)\\w*|naucil\\w* sa (?:\\w+ )?citat|pochvalil\\w*|hrd[ya]|pysn[ya]|vyhral\\w*|bez tremy',
  'oth-laugh-other': [
    '(?:ockovi|otcovi|mame|babke|dedkovi|ujovi|tete) sa (?:\\w+ )?smej\\w*|smej\\w* sa (?:na|pri) (?:vtip|rozprav|film|veceri|obed)\\w*',
    '(?:mu|jej|z nej|z neho) (?:\\w+ )?(?:smej|posmiev|vysmiev)\\w*',
  ],
  'oth-took':
    '(?:zobral|berie|beru|schoval|skryl|vzal|ukradl|znicil|rozbil|pokazil)\\w* (?:mu|jej)|(?:mu|jej) (?:\\w+ ){0,2}(?:zobral|berie|beru|schov|skryl|vzal|vzali|ukradl|znicil|rozbil|pokazil)\\w*',
  'oth-read-home': [
    '(?:nechce|odmieta|nebavi|nema rad\\w*) (?:\\w+ ){0,3}(?:cita\\w*|knih\\w*)|povinn\\w* cita\\w*|cita\\w* (?:\\w+ )?(?:doma|pred spanim|vecer)|(?:cita|citame|citat) (?:jej|mu|pred spanim)',
    'ostatn\\w*|tried\\w*|spoluz\\w*|smej\\w*|hlup\\w*|hanb\\w*|sprost\\w*',
  ],
  'oth-eye-doctor': [
    'ocn(?:y|ej|eho|emu|a|u) ?(?:lekar|doktor)?\\w*|vysetren\\w*|optik\\w*',
    'smej\\w*|skolk\\w*|skol\\w*|hanb\\w*|okuliarnik\\w*|deti|posmie\\w*',
  ],
  'oth-did-it':
    '(?:on|ona|nas|nasa|moj|moja|syn|dcer\\w*) (?:\\w+ ){0,3}(?:sa )?(?:po|vy)sm(?:iev|eje|ieval)\\w*|(?:po|vy)smiev(?:a|ala?) sa (?:\\w+ )?(?:det|spoluz|kamar|inym|ostatn|tucn|chlap|diev|brat|sestr)\\w*|sa (?:\\w+ )?(?:po|vy)smieva(?:l|la)? (?:\\w+ )?(?:detom|spoluz|kamarat|inym|ostatnym|bratovi|sestre|chlapc|dievcat)\\w*|(?:nadava|nadaval|nadavala) (?:inym|detom|kamarat\\w*)|povedal\\w* (?:\\w+ ){0,3}(?:kamarat\\w*|spoluz\\w*|tete|pani|babke|susede\\w*) ze',
  'oth-parent':
    '(?:mama|ocko|otec|tato|oco|tatino|manzel|muz|ja|som|sme|ucitelk\\w*|trener\\w*) (?:\\w+ ){0,3}(?:nadava|hovor|povedal|smial|smeje|smiala|vravi|kric|volam|volal)\\w*(?! (?:\\w+ ){0,3}ze (?:to )?nie)',
  'oth-another': [
    '(?:kamarat|spoluziak|spoluziack|brat|bracek|sestr|chlapc|chlapec|dievca)\\w* (?:\\w+ ){0,2}na voz\\w*|(?:maju|je|ma|prisiel|prisla|chodi|mame)\\w* (?:\\w+ ){0,4}(?:chlapc|chlapec|dievca|spoluz|kamarat|brata?|sestr)\\w* (?:\\w+ ){0,4}(?:na voz|s downov|s autiz|autist|nepocuj|bez |inej|iny|inak|ktor)\\w*|preco (?:je|ma|su) (?:ten|ta|ti|niekto)\\w*|(?:brat|sestr|bracek|kamarat|spoluziak|spoluziack)\\w* (?:\\w+ ){0,3}(?:je|ma) (?:na voz|autis|downov|postihn|nacuva|aparatik|okuliar|jazv)\\w*',
    'oslov\\w*|prihovor\\w*|co (?:\\w+ ){0,2}poved\\w*|boji\\w*|hanbi\\w*|(?:u|na|z)?smej\\w* (?:mu|jej)',
  ],
})

export const others = [...seen, ...where, ...letGo]
