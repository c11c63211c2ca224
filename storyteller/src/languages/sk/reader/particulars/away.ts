import { particulars } from './particulars.ts'

const ABOUT = ['parent-away', 'holiday', 'visit'] as const

const DAD =
  '(?<!\\b(?:s|so) )(?:ock(?:o|a|ovi)|ocin\\w*|oteck\\w*|otec|otc\\w+|tat(?:o|a|ovi|om|u)|tat(?:in|k|uli|us)\\w*|oco|oca|ocovi|muz|manzel)'
const MUM = '(?<!\\b(?:s|so) )(?:mama|mamu|mamy|mam(?:in|k|ick|usk)\\w*|manzelk\\w*|zena)'
const GONE =
  '(?:sluzob\\w*|sluzb\\w*|nocn\\w+|nocku|smen\\w*|zmen\\w*|turnus\\w*|tyzdnovk\\w*|montaz\\w*|misi\\w*|kamion\\w*|kamin\\w*|sofer\\w*|lodnik\\w*|lod\\w*|letel\\w*|odlet\\w*|odis\\w*|odchad\\w*|odces\\w*|odidem\\w*|prec|daleko|zahranic\\w*|konferenc\\w*|skolen\\w*|opatrov\\w*|rakusk\\w*|nemeck\\w*|anglick\\w*|taliansk\\w*|svajciar\\w*|robi|pracuje|praci|v robote|do prace|sestra|lekark\\w*|lekar|hasic\\w*|policajt\\w*|pekark?\\w*|vrati|vracia|pride|japonsk\\w*|pariz\\w*|londyn\\w*|chyba|cnie|smutno)'
const near = (who: string) =>
  `${who}(?: \\w+){0,6}? ${GONE}|(?:chyba(?:ju|lo?|la)?|cnie|smutno|bez|pride|vrati)(?: \\w+){0,4} ${who}`

const LANDS: Readonly<Record<string, string>> = {
  italy: 'talians\\w*',
  austria: 'rakus\\w*',
  vienna: 'vied\\w*',
  germany: 'nemeck\\w*',
  england: 'angli\\w*',
  london: 'londyn\\w*',
  ireland: 'irsk\\w*',
  swiss: 'svajciar\\w*',
  holland: 'holands\\w*',
  norway: 'norsk\\w*',
  japan: 'japons\\w*',
  paris: 'pariz\\w*',
  france: 'franc[ui]\\w*',
  spain: 'spaniel\\w*',
  america: 'amerik\\w*|usa',
  canada: 'kanad\\w*',
  poland: 'polsk\\w*',
  hungary: 'madarsk\\w*',
  brussels: 'brusel\\w*',
  prague: 'prah\\w*|praze',
  brno: 'brn\\w*',
  czechia: 'cesk(?:u|a|o)|cechach',
  bratislava: 'bratislav\\w*|blav\\w*',
  tatry: 'tatr\\w*',
  kosice: 'kosic\\w*',
  zilina: 'zilin\\w*',
}

/** Who is far tonight, where, for what and till when. */
export const away = particulars(ABOUT, {
  'far-out-nursery': 'skolk\\w* v prirode',
  'far-out-school': 'skol[aeyu]\\w* v prirode',
  'far-out-camp': 'tabor\\w*|sustreden\\w*',
  'far-out-gran':
    '(?:bud\\w*|osta\\w*|spi|spat|prespi\\w*|prespat|noc\\w*|vikend|prvykrat|prvy raz) (?:\\w+ ){0,3}u (?:bab|star)\\w*|u (?:bab\\w*|star\\w*) (?:\\w+ ){0,2}bez (?:nas|mam|ock|mna)\\w*',
  'far-gran': '(?:babk|babick|babin|stark|starej mam|stara mam|staru mam|stari rodic|starych rodic|starkym)\\w*',
  'far-grandad': '(?:dedk|dedusk|star[ey]\\w* otc|stary otec)\\w*|dedo|deda|dedovi|dedom',
  'far-me':
    'mam (?:\\w+ )?nocn\\w*|idem|odchadzam|cestujem|letim|budem prec|nebudem|robim|pracujem|(?:ja|som) (?:\\w+ )?na (?:sluzob|turnus|tyzdnov)\\w*',
  'far-brother': 'brat(?:a|ovi|om)?|bracek|bracha|brasko',
  'far-sister': '(?<!zdravotna |ako )sestr(?:a|u|y|e|ou)(?! (?:a ma|v nemocnici))|segra|sestrick[auy]',
  'far-dad': [near(DAD), 'chod\\w* (?:\\w+ )?na tyzdnovky a mama'],
  'far-mum': near(MUM),
  'far-me-he': 'som (?:\\w+ )?(?:isiel|odisiel|odcestoval|bol)|uspavam ho sam',
  'call-tato': 'tat(?:o|a|ovi|om|u)',
  'call-tatino': 'tatin\\w*',
  'call-tatko': 'tatk\\w*',
  'call-otecko': 'oteck\\w*',
  'call-ocino': 'ocin\\w*',
  'call-mamka': 'mamk\\w*',
  'call-babicka': 'babick\\w*',
  'call-starka': 'stark(?:a|u|ou|ej)|star\\w+ mam\\w*',
  'call-dedo': 'dedo|deda|dedovi|dedom',
  'far-at-gran': '(?:strazi|uspava|bude|je|spi|ostava) (?:\\w+ ){0,3}(?:bab|stark)\\w*|(?:s|u|pri) (?:bab|stark)\\w*',
  'far-lorry': 'kamion\\w*|kamin(?:u|om|ovi)|dodavk\\w*|sofer\\w*|nakladia?k\\w*',
  'far-night': 'nocn\\w+|nocku|nocky|nocne',
  'far-nurse': 'zdravotn\\w* sestr\\w*|sestrick[auy] v|nemocnic\\w*|lekark?\\w*|doktork?\\w*|sanitk\\w*',
  'far-fire': 'hasic\\w*|policajt\\w*|policajk\\w*',
  'far-carer': 'opatrov\\w*',
  'far-sea': 'lodnik\\w*|na lodi|namornik\\w*|na mori',
  'far-mission': 'misi[aiu]|vojak\\w*',
  'far-by-week': 'tyzdnovk\\w*',
  'far-turnus': 'turnus\\w*',
  'far-weekly': 'tyzdnovk\\w*|turnus\\w*|montaz\\w*|stavb\\w*|kazdy pondelok',
  'far-trip': 'sluzob\\w*|konferenc\\w*|skoleni\\w*|pracovn\\w+ cest\\w*',
  'far-flight': 'lieta|letel|letela|letusk\\w*|pilot\\w*|odlet\\w*|lietadl\\w*',
  'far-boarding': 'internat\\w*',
  'far-studies': 'studu\\w*|studova\\w*|vysk\\w+',
  ...Object.fromEntries(Object.entries(LANDS).map(([id, names]) => [`far-in-${id}`, names])),
  'till-morning': 'do rana|rano (?:sa )?(?:pride|vrati)|pride (?:az )?rano|nocnu',
  'till-monday': '(?:az|do|pride|vrati\\w*) (?:\\w+ ){0,3}pondel\\w*',
  'till-wednesday': '(?:az|do|pride|vrati\\w*) (?:\\w+ ){0,3}stred\\w*',
  'till-thursday': '(?:az|do|pride|vrati\\w*) (?:\\w+ ){0,3}stvrt\\w*',
  'till-friday': '(?:az|do|pride|vrati\\w*|chodi|iba|len) (?:\\w+ ){0,3}piat\\w*',
  'till-saturday': '(?:az|do|pride|vrati\\w*) (?:\\w+ ){0,3}sobot\\w*',
  'till-sunday': '(?:az|do|pride|vrati\\w*) (?:\\w+ ){0,3}nedel\\w*',
  'till-weekend': '(?:az|iba|len|pride|vrati\\w*|domov) (?:\\w+ ){0,3}vikend\\w*',
  'till-christmas': 'vianoc\\w*',
  'till-summer': '(?:az |iba )?v lete|na leto|na prazdniny|cez prazdniny',
  'for-two-nights': '(?:2|dve|dva) (?:noci|dni)',
  'for-three-nights': '(?:3|tri) (?:noci|dni|nocne)',
  'for-four-nights': '(?:4|styri) (?:noci|dni|nocne)',
  'for-five-nights': '(?:5|pat) (?:noci|dni|nocnych)',
  'for-a-week': '(?:cely |na )?tyzden|7 dni',
  'for-two-weeks': '(?:2|dva) tyzdne|14 dni',
  'for-three-weeks': '(?:3|tri) tyzdne',
  'for-a-month': '(?:o|na|cely) mesiac|mesiac',
  'for-months': '(?:dva|tri|styri|2|3|4|pat|sest) mesiac\\w*',
  'far-goes-tomorrow':
    'zajtra (?:\\w+ ){0,3}(?:ide|idem|odch|odlet|odces|cestuj|nastup|leti)\\w*|(?:ide|idem|odchadza|odlieta|cestuje) (?:\\w+ ){0,2}zajtra',
  'far-calls': 'vola(?:me|ju|va|vame|li|t)?|zavola\\w*|telefon\\w*|videohov\\w*|video|skype|whatsapp\\w*',
  'far-reads': 'cita(?:l|la|va|t|ju)?|rozpravk\\w* (?:mu|jej) (?:\\w+ )?(?:ock|mam|tat)\\w*|hlasmi',
  'far-sings': 'spieva\\w*',
  'far-window': 'pri okne|z okna|do okna|cez okno|pri dver\\w*',
  'far-calendar': 'kalendar\\w*|skrta\\w*',
  'far-cries': 'plac\\w*|plak\\w*|slz\\w*|reve|revala?|smoka',
  'far-toy-goes':
    'v (?:\\w+ )?(?:kufri|kabine|batohu|taske)|(?:cestuje|ide|isiel|isla|odisiel|odisla|putuje) (?:s|so|v|spolu) (?:\\w+ ){0,2}(?:mam|ock|otc|tat|nou|nim|kuf)\\w*|(?:dal|dala|pribalil)\\w* (?:mu|jej|ock|mam|tat)\\w* (?:\\w+ ){0,2}(?:plys|mack|hrack)\\w*',
  'far-shares-room': 'izb\\w*|spaval\\w*|poschod\\w* postel\\w*',
  // What is too grave, or another story.
  'far-heavy':
    'rozv(?:od|ied|edi)\\w*|rozisl\\w*|rozisiel|vaz(?:en|b)\\w*|basa|base|basy|odsuden\\w*|zomr\\w*|umr\\w*|mrtv\\w*|nezije|hrob\\w*|neb(?:i|ick\\w*)|rakovin\\w*|chor(?:a|y|oba|obu)|ochorel\\w*|lieceb\\w*|lieci|operac\\w*|depres\\w*|vojn(?:a|e|u|y|ou)|front\\w*|ukrajin\\w*|(?:uz|nikdy) (?:sa )?(?:\\w+ )?ne(?:vrati|pride)\\w*|nechce (?:\\w+ )?(?:vidiet|vratit|prist)|opustil\\w*|(?:odis\\w+|usiel|usla|odstahoval\\w*) od nas|nebyva|zly|zla otec|bije|bil|pije|pil|opit\\w*|alkohol\\w*|nenavid\\w*|striedav\\w*|druh\\w+ vikend|novu? (?:rodin|priatel|frajer)\\w*|nezaujima|za trest|sirot\\w*|detsk\\w+ domov\\w*|stratil sa|(?:je|lezi|ostal\\w*|musela?|isla|bol\\w*) (?:\\w+ ){0,3}(?:v|do) nemocnic\\w*|rod(?:i|it|ila)|porod\\w*|uniesl\\w*|nepozna',
  'far-no-parting': 'chc\\w* (?:\\w+ ){0,2}byt|hra(?:ju|t|va)? sa na|ked vyrastie|ako (?:sa|funguj)\\w*',
  'far-is-back': '(?:vratil|prisiel|prisla|vratila)\\w* (?:\\w+ ){0,2}(?:domov|z|zo|dnes|vcera)|uz je doma',
})
