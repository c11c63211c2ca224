import { particulars } from './particulars.ts'

/** Where it was put, poured or pushed, as the telling says it. */
export const SORRY_WHERE: readonly string[] = [
  ...['do studne', 'do záchoda', 'do vane', 'do bazéna', 'do potoka', 'do rieky', 'do jazera', 'do mora', 'do mláky'],
  ...[
    'do kaluže',
    'do blata',
    'do snehu',
    'do žihľavy',
    'do trávy',
    'do piesku',
    'do pieskoviska',
    'do koša',
    'do smetí',
  ],
  ...[
    'do kanála',
    'do pece',
    'z balkóna',
    'z okna',
    'zo schodov',
    'zo šmykľavky',
    'z hojdačky',
    'z postele',
    'z mosta',
  ],
  ...['z lavice', 'na strechu', 'na strom', 'na zem', 'na koberec', 'na stôl', 'za skriňu', 'pod posteľ', 'pod gauč'],
  ...['do práčky', 'do chladničky', 'do kríkov', 'cez plot', 'do akvária', 'do polievky', 'do topánok', 'do skrine'],
]

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
export const sorryWhereId = (text: string) => `w-${folded(text).replaceAll(' ', '-')}`

/** What it was done to, as parents call it: its accusative, and its pattern. Before the words of the lexicon, which are wider. */
export const SORRY_OBJECTS: Readonly<Record<string, readonly [accusative: string, pattern: string]>> = {
  'o-ofina': ['ofinu', 'ofin\\w*'],
  'o-vrkoc': ['vrkoč', 'vrkoc\\w*'],
  'o-vlasy': ['vlasy', 'vlas(?:y|ov|ky)'],
  'o-fuzy': ['fúzy', 'fuz(?:y|ov|iky)'],
  'o-haciky': ['háčiky na ryby', 'hacik\\w*'],
  'o-kluce-auto': ['kľúče od auta', 'kluc\\w* od (?:\\w+ )?aut\\w*'],
  'o-kluce-dodavka': ['kľúče od dodávky', 'kluc\\w* od (?:\\w+ )?dodavk\\w*'],
  'o-kluce': ['kľúče', 'kluc(?:e|ov|iky|ikov)'],
  'o-lod-lego': ['loď z lega', 'lod\\w* zo? leg\\w*'],
  'o-lego': ['stavbu z lega', 'leg(?:o|a|u|om)'],
  'o-zosit-mat': ['zošit z matiky', 'zosit\\w* z (?:matik|matemat)\\w*'],
  'o-zosit': ['zošit', 'zosit\\w*'],
  'o-kniha': ['knihu', 'knih\\w*|knizk\\w*'],
  'o-uloha': ['úlohu', 'uloh\\w*'],
  'o-babika': ['bábiku', 'babik\\w*|barbi\\w*'],
  'o-jahody': ['jahody', 'jahod\\w*'],
  'o-kvety': ['kvety', 'kvet(?:y|ov|iny)|tulipan\\w*|muskat\\w*|zahon\\w*'],
  'o-okno': ['okno', 'okn(?:o|a)|oknam'],
  'o-dom': ['dom', 'rozfuk\\w* (?:\\w+ )?dom\\w*|zbural\\w* (?:\\w+ )?dom(?:cek)?'],
  'o-sklenik': ['sklo na skleníku', 'sklenik\\w*'],
  'o-stena': ['stenu', 'sten(?:a|u|y)'],
  'o-kanarik': ['kanárika', 'kanarik\\w*'],
  'o-papagaj': ['papagája', 'papag\\w*|andulk\\w*'],
  'o-skrecok': ['škrečka', 'skreck\\w*'],
  'o-sliepky': ['sliepky', 'sliepk\\w*'],
  'o-ruz': ['rúž', 'ruz|licidl\\w*'],
  'o-parfum': ['voňavku', 'parfem\\w*|parfum\\w*|vonavk\\w*'],
  'o-okuliare': ['okuliare', 'okuliar\\w*'],
  'o-mobil': ['mobil', 'mobil\\w*|telefon\\w*'],
  'o-fotka': ['fotku', 'fotk\\w*'],
  'o-pastelky': ['pastelky', 'pastelk\\w*|fix(?:ky|iek)'],
  'o-saty': ['šaty', 'sat(?:y|ocky)|siat'],
  'o-obraz': ['obrázok', 'obraz(?:ok|ky|ku)|vykres\\w*'],
  'o-desiata': ['desiatu', 'desiat(?:a|u|y)'],
  'o-sunka': ['šunku', 'sunk\\w*'],
}

/** What was done to somebody, and how: one of them is what the story is about. */
const DEEDS = {
  'd-do-jedla': 'na?pl(?:ul|uv)\\w* (?:\\w+ ){0,2}do \\w+',
  'd-vlasy': '(?:po|za)?tah(?:al|ala|a|nut|ol|la)\\w* (?:\\w+ ){0,3}za (?:vlas|vrkoc|cop|chvost)\\w*',
  'd-nohu': '(?:podrazil|nastavil|podlozil)\\w* (?:\\w+ ){0,2}noh\\w*|potkyna\\w*',
  'd-na-chvost': 'stup(?:il|ila) (?:\\w+ ){0,2}na chvost\\w*',
  'd-stupit': 'stup(?:il|ila) (?:\\w+ )?(?:\\w+ )?na (?:noh|chvost|prst|lab)\\w*',
  'd-nikto-sa-nehra': '(?:s nim|s nou) (?:sa )?(?:nikto )?(?:sa )?(?:ne)?hra\\w*|nikto (?:sa )?(?:s nim|s nou)',
  'd-von-z-hry':
    'nepustil\\w* (?:\\w+ ){0,3}(?:hra|do hry|k hre|na ihrisk|hojda)\\w*|nezobral\\w* (?:\\w+ ){0,3}do hry',
  'd-tlsta':
    '(?:povedal|zakrical|hovoril|vykrikl|volal)\\w* [^.!?]{0,30}(?:tlst|tucn|skared(?!\\w* (?:vec|slov))|smrd|velryb|bachrat|bacul|stara|stary|plesat|vraskav)\\w*',
  'd-nemam-rad':
    '(?:nema|nemam) (?:ta|ju|ho|vas) rad\\w*|(?:ju|ho) (?:uz )?nema rad\\w*|nenavid\\w*|ta nechcem|uz nie si moj\\w*',
  'd-vysmech':
    '(?:vy|za)sm(?:ial|iala|ieval|ievala)\\w*|smial[a]? sa (?:z|jej|mu|kamar|spoluz|sestr|brat|babk)\\w*|posmieval\\w*',
  'd-tajomstvo': 'prezradil\\w*|vykecal\\w*|vyzradil\\w*|vytaral\\w*',
  'd-sklenik': 'lopt\\w* (?:\\w+ ){0,6}sklenik\\w*',
  'd-auto': 'lopt\\w* (?:\\w+ ){0,3}(?:do|na|o) (?:\\w+ )?aut\\w*|aut\\w* (?:\\w+ ){0,3}lopt\\w*',
  'd-zhora': '(?:pustil|hodil|zhodil)\\w* (?:\\w+ ){0,3}z (?:balkon|okn|most)\\w*',
  'd-von-z-klietky':
    '(?:vy|pre)?pustil\\w* (?:\\w+ ){0,3}(?:von|z klietky|z akvaria|z ohrady|z kurina)|(?:otvoril|otvorila) (?:\\w+ ){0,3}(?:klietk|kurin|ohrad|zajacin|kralikaren)\\w*',
  'd-ukryt': '(?<!\\bsa )(?:po|u|s)?(?:schoval|skryl)\\w*(?! sa)',
  'd-sypanie': '(?:vy|roz|za|po)sypal\\w*',
  'd-liatie': '(?:vy|roz)li(?:al|ala)',
  'd-obliat': '(?:ob|po|za)li(?:al|ala)|pol(?:ial|ialo)',
  'd-zakop': 'zakopal\\w*|zahrabal\\w*',
  'd-strata': 'stratil\\w*',
  'd-zjest': [
    '(?:z|po|do|vy)jed(?:ol|la)|zozral\\w*|(?:ob|za)hryz(?:ol|la) (?:\\w+ ){0,2}(?:do|z)',
    'lebo (?:mu|jej|mi) (?:\\w+ )?(?:zjed|zozral|pojed)\\w*',
  ],
  'd-vypit': '(?:vy|do)pil(?:a)?',
  'd-noznice':
    '(?:roz|pre|na|vy)?striha?(?:l|la|ol|hla|hol)\\w* (?:\\w+ ){0,3}(?:sat|siat|trick|zaves|knih|zosit|vykres|obraz|noh|deck|obrus|papier|sukn|sveter|rukav)\\w*|roz?striha?l\\w*|prestrihl\\w*|prestrihol',
  'd-vlasy-dole': '(?:o|od|po|u)stri(?:hal|hala|hol|hla)',
  'd-trhanie': '(?:roz|po|na|pre)trh(?:al|ala|ol|la)',
  'd-vytrhnut': '(?:vy|o|od)trh(?:al|ala|ol|la)',
  'd-kresba':
    '(?:po|pre)kreslil\\w*|(?:po|za)cmar\\w*|pomalova\\w*|pomal(?:oval|ovala)|kreslil\\w* (?:na|do|po)|dokreslil\\w*',
  'd-lepenie': '(?:po|ob|za|pri)lepil(?:a)?|nalepil\\w*',
  'd-spina': '(?:za|u|po)spinil\\w*|zamaz(?:al|ala)|zababral\\w*|zablatil\\w*',
  'd-sliapanie':
    '(?:roz|po|za|pri)sli(?:apal|apala|apol|apla)|po?dupal\\w*|dup(?:ol|la)|stupil\\w* (?:na|do)|rozpucil\\w*|sadol si na|sadla si na',
  'd-prepichnut': '(?:pre|roz)pich(?:ol|la)|vyfuk(?:ol|la)',
  'd-rozbit': '(?:roz|vy)bil(?:a)?|rozmlatil\\w*|rozflakal\\w*',
  'd-zlomit': '(?:z|od|po|do)lom(?:il|ila)|(?:z|po|do)lamal\\w*',
  'd-rozfukat': 'rozfuk\\w*',
  'd-urazit': 'uraz(?:il[aoi]?|en[ayi]?) sa|sa (?:\\w+ )?uraz(?:il[aoi]?)',
  'd-zburat': 'z[br]u(?:ral|rala|cal|cala)|rozhadzal\\w*|rozobral\\w*|rozlozil\\w*|zvalil(?:a)? (?!to|vinu)',
  'd-pokazit': '(?:po)kazil(?:a)?|(?:po)?znicil\\w*|ponicil\\w*',
  'd-spalit': '(?:s|po)palil\\w*',
  'd-zmazat': '(?:z|vy)maz(?:al|ala)',
  'd-hryzenie': '(?:po|u)?hryz(?:ol|la|ie)|kus(?:ol|la)',
  'd-pluvanie': '(?:o|po|na)pl(?:ul|ula|uval|uvala)|plul\\w* (?:na|po)|plu(?:je|val)',
  'd-skrabnut': '(?:po|do|o)?skr(?:ia|a)b(?:al|ala|ol|la)',
  'd-stipnut': '(?:u|po)?stip(?:ol|la|al|ala)',
  'd-sotit':
    '(?:po|za|od)?(?:sot|strc)(?:il|ila)|sa(?:cal|col|cla)\\w*|strkal\\w*|drg(?:ol|la)|zhod(?:il|ila) (?:ho|ju|brat|sestr|kamar|spoluz)\\w*',
  'd-kopnut': [
    'kop(?:ol|la)|kope|kop(?:al|ala) (?:do )?(?:mam|brat|sestr|kamar|spoluz|ded|babk)\\w*',
    'kop(?:ol|la) (?:\\w+ )?lopt\\w*',
  ],
  'd-udriet':
    'udr(?:el|ela|ie)|bu(?:chol|chla)|cap(?:ol|la)|ples(?:kol|kla)|fac(?:kol|kla|ku)|tre(?:sol|sla|skol|skla)|sval(?:il|ila)|zbil(?:a)?|pobil(?:a)?|mlat(?:il|ila)|tl(?:kol|kla)|ovalil\\w*|svih(?:ol|la)|praskol|bije|bil(?:a)? (?:brat|sestr|kamar|deti|mam)\\w*',
  'd-striekat': '(?:po|o)striek(?:al|ala)|ospliech(?:al|ala)|ofrk(?:al|ala)',
  'd-zamknut': 'zam(?:kol|kla|yk)\\w*|zavrel\\w* (?:\\w+ ){0,2}(?:brat|sestr|babk|mam|ho|ju)\\w*',
  'd-zobudit': 'z(?:o)?budil(?:a)? (?!sa)|prebudil(?:a)? (?!sa)',
  'd-zahod': '(?:za|vy|na|pre|od)?hod(?:il|ila)(?! to na)',
  'd-zhodit': 'zhodil\\w*(?! (?:ho|ju|brat|sestr|kamar|spoluz))',
  'd-vziat': 'v?zal[a]?|zobral[a]?|ukrad(?:ol|la)|bral[a]? (?:mu|jej|brat|sestr|kamar)\\w*|potiah(?:ol|la)',
  'd-slovo':
    'skared\\w* (?:slov|vec|vet)\\w*|(?:nieco|slovo) (?:\\w+ )?(?:skared|zl|hnusn|osklive)\\w*|nadaval\\w*|(?:povedal|zakrical)\\w* (?:\\w+ ){0,3}ze (?:je|su) (?:\\w+ )?(?:hlup|spros|bab|lenoch|somar|lakom|blb|zl)\\w*|hlupan\\w*|ohovaral\\w*|urazil[a]? (?!sa)',
  'd-obvinit': 'obvinil\\w*|(?:zvalil|hodil)\\w* (?:to |vinu )na|zaluje|zaloval\\w*',
  'd-klamat':
    '(?:o|za|na|z)?klam(?:al|ala|e)|nepovedal\\w* pravdu|cigan\\w*|luh(?:al|ala)|oblafol|oblafla|podvied(?:ol|la)',
  'd-hadka': '(?:po)?had(?:al|ala|ali|aju|ka|ke|ku)\\w*|(?:po)?skriep\\w*|(?:na|po|vy)?krical\\w*|zvrieskol|zvreskla',
} satisfies Readonly<Record<string, string | readonly [string, string]>>

/** How it went on: what stands between the deed and the word. */
const STATES = {
  's-smiech': '(?:boji|bala|bal)\\w* (?:sa )?(?:\\w+ ){0,5}(?:smiat|vysmej|posmiev|zasmej)\\w*',
  's-uz-dobre':
    'udobril\\w*|(?:uz )?(?:jej|mu|nam)? ?odpustil\\w*|uz sa (?:zas |znova |spolu )*(?:hraju|rozpravaju|kamaratia)|objal[ia] sa|sa objali|zmierili',
  's-povedal':
    '(?<!ne)(?:povedal|hovoril)\\w* (?:\\w+ )?prepac(?! (?:tak )?(?:potich|sept)\\w*)|prepac,? (?:uz |hned |sice |mu |jej )*povedal\\w*|(?<!mal |mala )(?:sa )?(?:uz )?ospravedlnil[a]? sa|sa (?:\\w+ )?ospravedlnil[a]?',
  's-este-nie':
    'ze este nie|este (?:mu |jej |sa )*(?:nie je|neodpust|nechce|hnev)\\w*|(?:hnev|urazen|nahnev)\\w* sa (?:este|stale|uz|do|od)|sa (?:\\w+ )?(?:este|stale) hneva\\w*|neodpust\\w*|nechce (?:mu |jej )?odpust\\w*|neprijal\\w*|odpovie (?:\\w+ )*nie',
  's-nie-brat':
    'uz (?:nie je|nebude) (?:jej|jeho) (?:brat|sestr|kamar|najleps)\\w*|uz nie (?:si|som) (?:moj|moja|tvoj|tvoja)',
  's-nehovoria':
    '(?:s nou|s nim|sa s nou|sa s nim|s bratom|so sestrou|spolu)(?: \\w+){0,3} (?:nerozprava|nehovori|nebavi|neprehovor)\\w*|nerozprava\\w* sa|nehovori\\w* (?:s|spolu)|nechce (?:ju|ho) (?:ani )?(?:vidiet|pocut)',
  's-septom': 'sept\\w*|potich\\w*|zasepk\\w*|nebolo (?:ho |ju |to )?pocut|popod nos|zamrml\\w*|zamumlal\\w*',
  's-veciam':
    '(?:ospravedl\\w*|prepac\\w*|povedal\\w*|hovori\\w*) (?:sa )?(?:uz )?(?:len |iba |to )?(?:\\w+ )?(?:topank|tenisk|papuc|hrack|plys|babik|mackov|medved|vank|zrkadl|stolick|lopt|stromu|kvetin|autic|aut|stene|dver)\\w*',
  's-dobre-chcel': 'chcel[a]? (?:\\w+ ){0,2}(?:potes|pomoc|prekvap|vyzdob|skras)\\w*|len zartoval\\w*|z recesie',
  's-nechtiac': 'nechtiac|nechcel[a]? (?:to )?(?:naschval|urobit)|omylom|nie naschval',
  's-vietor': '(?:bol(?:o)? to|to bol|ze) (?:\\w+ )?(?:vietor|vetrisko)|(?:fuk|vietor)\\w* to',
  's-zapiera':
    'zapier\\w*|nepriz\\w*|tvrdi\\w*,? ze (?:to )?(?:ne|on nie|ona nie)\\w*|ze to ne(?:bol|urobil)\\w*|(?:to )?nebol[a]? (?:to )?(?:on|ona|ja)|samo|sama? (?:spadl|sa)\\w*',
  's-neskor':
    '(?:povie|ospravedlni|bude|zajtra|poviem) (?:\\w+ )?az (?:v[o]? \\w+|zajtra|potom|ked|o \\w+)|az (?:v stredu|v piatok|v pondelok|v utorok|zajtra|na vianoce|potom)',
  's-zvierata-nevedia': '(?:mack|ps|zvierat)\\w* (?:\\w+ )?(?:nevedia|nerozum|nehovor)\\w*',
  's-nehneva': '(?:ani|vobec) sa (?:\\w+ )?nehnev\\w*|sa (?:ani|vobec) nehnev\\w*|nehneva sa',
  's-nechce':
    'nechce (?:\\w+ ){0,3}(?:ospravedln|poved|prepac)\\w*|odmieta\\w*|(?:prepac|ospravedln\\w*) (?:mu |jej |sa )*(?:ne(?:povie|povedal|chce|pride|vie)|nie\\b|ani)\\w*|nepovie|neospravedl\\w*|ani za svet|nie a nie|za nic',
}

/** Where somebody hides from it, what comes of it, and who writes. */
const BESIDE = {
  's-kurin': 'kurin\\w*',
  's-pod-postel': 'pod postel\\w*|pod perin\\w*|pod deku|pod dekou',
  's-ze-spi': 'ze (?:uz )?(?:tvrdo )?spi|akoze sp\\w*|tvaril\\w* sa,? ze sp\\w*',
  's-z-izby':
    '(?:z|do|v|vo) (?:\\w+ )?izb\\w* (?:uz )?(?:ne|sa)\\w*|uz z izby \\w+|zavrel\\w* sa|zamk(?:ol|la) sa|zabarikad\\w*',
  's-zachod': '(?:na|v) (?:zachode|wc|kupelni)',
  's-utiekol': 'utiek(?:ol|la)|usiel|usla|zdrh(?:ol|la)|odbeh(?:ol|la)',
  's-skrysa': '(?:schoval|skryl)\\w* sa|sa (?:\\w+ )?(?:schoval|skryl)\\w*|zaliez(?:ol|la)',
  'x-fotenie': 'foten\\w*|foti(?:a|t) sa|fotograf\\w*',
  'x-stavba': 'stav(?:al|ala|ali|ane)\\w* (?:uz |to |ju |ho )*(?:od|cel|dlho|tyz|dva|tri)|od vianoc',
  'x-lepi':
    'lepil\\w* (?:to |ju |ho )?(?:do|cel|a ne)|nezlepil\\w*|neda sa (?:to )?(?:opravit|zlepit)|nejde (?:to )?(?:opravit|zlepit)',
  'x-praca': 'do prace|zasah\\w*|zakazk\\w*|meskal\\w*|zmeskal\\w*',
  'x-zlost': 'zo zlosti|od zlosti|z hnevu|nahneval\\w*|zlost\\w*|nastval\\w*|nazlost\\w*',
  'x-ziarli': 'ziarl\\w*|zo ziarlivosti|zavid\\w*',
  'x-ukrajinsky': 'po ukrajinsk\\w*',
  'x-anglicky': 'po anglick\\w*',
  's-nosi': '(?:nosi|ponuk|podava|dava|priniesla|priniesol|doniesla|doniesol)\\w* (?:mu |jej )?(?:tam )?',
  'x-ruzom': 'ruzom|licidlom',
  'x-mackovi': 'mac(?:ik|k)ovi|medvedikovi|plysakovi',
  'x-zjedla-mi': 'lebo (?:mu|jej|mi) (?:\\w+ )?(?:zjed|zozral|vypil)\\w*',
  'x-zobral-mi': 'lebo (?:mu|jej|mi) (?:\\w+ )?(?:vzal|zobral|nepozic|bral|schoval)\\w*',
  'x-kvoli': 'kvoli \\w+|pre (?:jedn\\w+|leg\\w+|hrack\\w+|aut\\w+)',
  'x-zbural-mi': 'lebo (?:mu|jej|mi) (?:\\w+ )?(?:zbural|rozbil|pokazil|znicil|zrucal)\\w*',
  'k-v-stredu': 'az v stredu',
  'k-v-piatok': 'az v piatok',
  'k-v-pondelok': 'az v pondelok',
  'k-v-sobotu': 'az v sobotu',
  'k-zajtra': 'az zajtra',
  'v-suseda': 'sused(?:e|u|ka|ke|ku|kin\\w*)|pani sused\\w*',
  'v-kamaratka': 'kamaratk\\w*|kamosk\\w*|spoluziack\\w*',
  'v-doktorka': '(?:na|pani|od) doktork\\w*|doktorke|(?:pani )?zubark(?:e|u)',
  'v-predavacka': 'predavack\\w*|pani v obchode|obchod\\w*|coop\\w*|tesc\\w*|lidl\\w*|potravin\\w*|pokladn\\w*',
  'v-mi':
    '(?:mi|nam) (?:\\w+ ){0,5}(?:schoval|skryl|hodil|zahodil|vyhodil|vysypal|vylial|rozbil|zlomil|pokazil|roztrhal|ostrihal|rozstrihal|pokreslil|pomaloval|zobral|vzal|zjedol|zjedla|vypil|zmazal|zamkol|zamkla|polepil|zaspinil|naplul|udrel|kopol|pohryzol)\\w*',
  'v-otec': '\\w*(?:[aeiuy]l|hol|sol|dol|kol) som|som (?:\\w+ )?(?:\\w+[aeiuy]l)|som hasic|som otec|som ocko',
}

/** What was done, to what and where, who was blamed for it, and how it goes on. */
export const sorry = particulars(
  ['saying-sorry', 'hitting', 'breaking', 'lie', 'stealing', 'said-hurtful', 'quarrel', 'event'],
  {
    ...DEEDS,
    ...Object.fromEntries(Object.entries(SORRY_OBJECTS).map(([id, [, pattern]]) => [id, pattern])),
    ...Object.fromEntries(SORRY_WHERE.map((text) => [sorryWhereId(text), folded(text)])),
    ...STATES,
    ...BESIDE,
    'zvalil-to':
      '(?:povedal\\w*|tvrd\\w*|vravel\\w*|vraj|hovor\\w*),? (?:ze )?(?:to |ze )?(?:(?:bol|urobil|spravil|rozbil|zjedol|zjedl)[aio]? )?(?:to )?(?:pes|psik|macka|macicka|kocur|brat|bratia|sestra|sused|niekto)|zvalil\\w* (?:to|vinu)|hodil\\w* to na|obvinil\\w*',
  },
)
