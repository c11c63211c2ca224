import { particulars } from './particulars.ts'

const SEE = '(?:tien(?:e|om|ov|a)?|boj\\w*|strach\\w*|vraj|vyzer\\w*|ako|mysl\\w*|hovor\\w*|tvrd\\w*|zlak\\w*)'
/** A thing that is taken for somebody. */
const seen = (of: string) => `(?=.*\\b${SEE}\\b).*\\b(?:${of})`
const LIVES = '(?:byva|zije|zil|caka|striehne|strasi|sedi|spi|schovava|behaju|byvaju|ziju)'

/** What is feared in the dark: of what kind it is (the case), where, how it sounds, what it was, and what was said. */
export const dark = particulars(['dark', 'monster'], {
  // The cases.
  'dark-cellar': `(?:pivnic|kotoln|komor|garaz|kolni|sop)\\w* (?:\\w+ ){0,4}(?:${LIVES}|je (?:vraj|niekto|nieco|priser\\w*|strasid\\w*|duch\\w*))|${LIVES} (?:\\w+ ){0,3}(?:v|vo) (?:\\w+ )?(?:pivnic|kotoln|komor|garaz|kolni|sop)\\w*|(?:boj\\w*|bal\\w*|nechce|nejde|nepojde|strach\\w*|odmieta) (?:\\w+ ){0,4}(?:do|v|vo) (?:\\w+ )?(?:pivnic|kotoln|komor|garaz|kolni|sop)\\w*|do (?:pivnic|kotoln|komor|garaz|kolni|sop)\\w* (?:\\w+ ){0,2}(?:nechce|nejde|nepojde|boj\\w*)`,
  'dark-power':
    '(?:vypad\\w*|vypl[ia]|vypol|isiel|isla|vyhodil\\w*|nesiel|nejde|nesla|nebol[ao]?|nemame|bez) (?:\\w+ ){0,3}(?:prud\\w*|elektri\\w*|istic\\w*|poistk\\w*)|(?:prud\\w*|elektri\\w*) (?:\\w+ ){0,3}(?:vypad\\w*|vypl[ia]|vypol|nejde|nesiel|nesla|nebol[ao]?)|zhasl\\w* (?:\\w+ )?(?:ziarovk\\w*|svetl[oa])|(?:ziarovk\\w*|svetl[oa]|baterk\\w*) (?:\\w+ ){0,3}(?:zhasl\\w*|praskl\\w*|vypalil\\w*|nam zhasl\\w*|doslu\\w*)|blackout\\w*',
  'dark-winter':
    'tma (?:\\w+ ){0,2}(?:uz )?o (?:pol )?(?:stvrtej|piatej|tretej|siestej|4|5)|(?:o (?:pol )?(?:stvrtej|piatej|tretej|siestej|4|5)|poobede|zo skolky|zo skoly|skoro) (?:\\w+ ){0,3}tma|(?:kto|kam) (?:\\w+ ){0,3}(?:svetlo|slnko) (?:\\w+ ){0,2}(?:zobral\\w*|vzal\\w*|ukradol|zmizl\\w*|slo|odisl\\w*)|(?:zobral|vzal|ukradol|zhasol)\\w* (?:\\w+ )?(?:svetlo|slnko)|(?:skoro|rychlo) sa (?:stmieva|zotmie)|stmieva sa (?:uz )?(?:o|skoro)',
  'dark-toilet': [
    '(?:zachod\\w*|wc|cikat|vycikat|cura\\w*|kupeln\\w*)',
    'splach\\w*|nocnik\\w*|plienk\\w*|pocik\\w*|vane|kupat',
  ],
  'dark-opens':
    '(?:skrin|skrink|dver|dvierk|okn|suplik|vrat)\\w* (?:\\w+ ){0,3}(?:otvar\\w*|otvor\\w*|zatvar\\w*|zatvor\\w*|hyb\\w*)(?: sa)? (?:\\w+ )?sam\\w*|sam\\w* (?:sa )?(?:otvar\\w*|otvor\\w*|zatvar\\w*)',
  'dark-eyes':
    '(?:svietiac\\w*|zelen\\w*|zlt\\w*|cerven\\w*|macac\\w*|vlci\\w*|psi\\w*|dve|tie|nejake) oci|oci (?:v tme|svietia|sa lesk\\w*|za oknom|na nas)|svietia (?:mu |jej )?oci|svietil\\w* (?:\\w+ ){0,2}oci',
  'dark-noise':
    'skrab\\w*|skriab\\w*|fun[ei]\\w*|fuc[ia]\\w*|vrz\\w*|skrip\\w*|zaskrip\\w*|sust\\w*|zasust\\w*|such(?:oc\\w*|ota\\w*)|klopk?\\w*|zaklop\\w*|tuka\\w*|kvapk\\w*|dup[aeo]\\w*|buch[aol]\\w*|puk[aol]\\w*|prask[ao]\\w*|huc[ia]\\w*|hrkoc\\w*|hrka\\w*|(?:nieco|niekto|dom|byt|cosi|ktosi) (?:\\w+ ){0,2}dych\\w*|dych\\w* (?:\\w+ )?(?:nieco|niekto|dom)|zavyj\\w*|pis[tk]\\w*|bubl\\w*|hvizd\\w*|hmk\\w*|hrmot\\w*|zvuk\\w*',
  'dark-shadow': ['tien(?:e|om|ov|a|och)?', 'vlastn\\w+ tien\\w*|do tiena|v tieni'],
  'dark-sight': `boj\\w* (?:sa )?(?:\\w+ )?(?:kabat|bund|zupan|vesiak|zaclon|zaves|obraz|portret|fotk|mask|paroh|susiak|kresl|soch|soska|babik|hodin)\\w*|(?:kabat|bund|zupan|vesiak|zaclon|zaves|obraz|portret|paroh|susiak|kresl|soch|stolick|hromad|oblecen|sveter)\\w* (?:\\w+ ){0,4}(?:vyzera|vraj|ako|sa (?:jej|mu) zda|na (?:nu|neho) (?:pozer|hlad)\\w*)|(?:na|pri|za|v|pod|vedla) (?:\\w+ )?(?:chodb|dver|skrin|kut|roh|oknom|zaves|stolom|postel)\\w* (?:\\w+ ){0,3}(?:stoji|sedi|visi|caka|pozera)|vraj (?:\\w+ ){0,3}(?:stoji|sedi|visi)`,
  'dark-trophy': 'visi (?:\\w+ )?(?:jelen|hlav|paroh|diviak|sova|medved|srn)\\w*|vypchat\\w*|paroh\\w*|trofej\\w*',

  // Where it is.
  'dark-in-attic': '(?:na|v) (?:poval|pojd|podkrov)\\w*',
  'dark-in-roof': '(?:na|pod) stre(?:che|chou|chy)',
  'dark-under-bed': 'pod (?:\\w+ )?postel\\w*',
  'dark-outside': 'vonku|na dvore|v zahrade|za domom|okolo (?:stanu|chaty|domu)',
  'dark-behind-window': 'za oknom|pri okne|v okne|na okne',
  'dark-in-wall': 'v(?:o)? ste(?:ne|nach)|za stenou',
  'dark-in-chimney': 'v komine|v peci|v krbe',
  'dark-on-ceiling': 'na (?:strop\\w*|strope)',
  'dark-on-wall': 'na ste(?:ne|nu|nach)',
  'dark-behind-wardrobe': 'za skrin\\w*',
  'dark-in-wardrobe': 'v(?:o)? skrin[ik]\\w*',
  'dark-in-corner': 'v (?:\\w+ )?(?:kut[eo]?|rohu)',
  'dark-on-door': '(?:na|pri|za) dver\\w*',
  'dark-stairs': 'schod\\w*',
  'dark-in-hall': 'na chodb\\w*|v predsien\\w*',
  'dark-in-stable': 'v (?:mastal|stodol|chliev|stajn)\\w*',
  'dark-in-village': 'v (?:celej )?(?:dedin\\w*|obci)|cel\\w+ (?:dedin|obec)\\w*',
  'dark-in-street': 'cel\\w+ ulic\\w*',
  'dark-in-block': 'panelak\\w*|bytovk\\w*|cinziak\\w*',

  // Where one sleeps.
  'dark-cottage': '(?:na|v) (?:\\w+ )?(?:chat\\w*|chalup\\w*|zrub\\w*)',
  'dark-tent': 'v stane|stanuj\\w*|stanovac\\w*',
  'dark-new-flat': 'nov\\w+ byt\\w*',
  'dark-new-house': 'nov\\w+ dom\\w*',
  'dark-at-grans': '(?:u|k) (?:\\w+ )?(?:bab(?:k|ick|in)\\w*|ded(?:k|usk)\\w*|star(?:ych rodicov|kych|kej|kom|ky|ka))',

  // How it sounds.
  'dark-scratches': 'skrab\\w*|skriab\\w*',
  'dark-snuffles': 'fun[ei]\\w*|fuc[ia]\\w*|dupot jez\\w*',
  'dark-creaks': 'vrz\\w*|skrip\\w*|zaskrip\\w*',
  'dark-hums': 'huc[ia]\\w*|bzuc\\w*|hmk\\w*|vrc[ia]\\w*',
  'dark-knocks': 'klopk?\\w*|zaklop\\w*|tuka\\w*|buch[aol]\\w*|hrmot\\w*',
  'dark-drips': 'kvapk\\w*|bubl\\w*',
  'dark-rustles': 'sust\\w*|zasust\\w*|suchoc\\w*|suchota\\w*',
  'dark-steps': 'dup[aeo]\\w*|krok\\w*',
  'dark-cracks': 'puk[aol]\\w*|prask[ao]\\w*',
  'dark-howls': 'zavyj\\w*|hvizd\\w*|pis[tk]\\w*',
  'dark-breathes': 'dych\\w*',

  // What it is in truth, where the wish says so.
  'dark-coat': seen('kabat\\w*'),
  'dark-jacket': seen('bund\\w*'),
  'dark-robe': seen('zupan\\w*'),
  'dark-board': seen('zehliac\\w*'),
  'dark-chair': seen('stolick\\w*|kresl\\w*'),
  'dark-curtain': seen('zaves\\w*'),
  'dark-net': seen('zaclon\\w*'),
  'dark-rack': seen('vesiak\\w*|susiak\\w*'),
  'dark-branch': seen('konar\\w*|strom\\w*|vetv\\w*'),
  'dark-picture': seen('obraz\\w*|portret\\w*|fotk\\w*'),
  'dark-clothes': seen('oblecen\\w*|kop\\w* saty?|sveter\\w*|mikin\\w*'),
  'dark-lift': 'vytah\\w*',
  'dark-fridge': 'chladnick\\w*|mraznick\\w*',
  'dark-radiator': 'radiator\\w*|kureni\\w*|kotol\\w*|rur\\w*|potrubi\\w*',
  'dark-wind': 'vietor|vetr\\w*|vetrom|vichric\\w*',
  'dark-house': '(?:dom|byt) (?:\\w+ )?(?:dych\\w*|zije|hovori|vzdych\\w*|vrz\\w*)',

  // For whom it is taken.
  'dark-as-uncle': 'uj[oa]\\w*|ujco\\w*',
  'dark-as-man': 'pan[ao]?|chlap\\w?|muz\\w?|zlodej\\w*',
  'dark-as-lady': 'pani|zena|zensk\\w+',

  // Who told it, and what was said and done.
  'dark-brother-said': 'brat\\w* (?:\\w+ ){0,3}(?:povedal|vravi|hovori|tvrdi|narozpraval|strasi)\\w*',
  'dark-sister-said': 'sestr\\w* (?:\\w+ ){0,3}(?:povedal|vravi|hovori|tvrdi|narozpraval|strasi)\\w*',
  'dark-cousin-said': '(?:bratran\\w*|sesternic\\w*) (?:\\w+ ){0,3}(?:povedal|vravi|hovori|tvrdi|narozpraval)\\w*',
  'dark-friend-said': 'kamarat\\w* (?:\\w+ ){0,3}(?:povedal|vravi|hovori|tvrdi|narozpraval)\\w*',
  'dark-legs': 'za noh\\w*',
  'dark-teeth': 'zubat\\w*|zub(?:y|ami)',
  'dark-potatoes': 'zemiak\\w*|zemak\\w*|krumpl\\w*',
  'dark-jam': 'lekvar\\w*|zavarani\\w*|kompot\\w*|uhork\\w*',
  'dark-not-so':
    '(?:ona|on|syn|dcera|mala|maly)(?: \\w+){0,2} (?:ze )?(?:urcite |vraj )?(?:nie|nemoze|neveri)|neveri|(?:ze|vraj) (?:\\w+ )?nemoze|nemoze (?:\\w+ )?byt|urcite nie',
  'dark-as-father': 'ako (?:otec|ocko|oco|tato|tatino)',
  'dark-worse': 'este horsie|o to horsie|nepomoh\\w*|bolo (?:to )?horsie',
  'dark-me-too': 'aj ja|aj my|uz sa bojim',
  'dark-where-gone':
    'kam (?:\\w+ ){0,3}(?:odisiel|isiel|odisla|zmizol|zmizla|siel|sla)|kde (?:je|ostal\\w*) (?:\\w+ )?(?:moj|jeho|jej|ten)\\w*',
  'dark-cried': 'rozplak\\w*|plac[eu]\\w*|plakal\\w*',
  'dark-screamed': 'kric\\w*|krik\\w*|vriesk\\w*|jaca\\w*|reva\\w*',
  'dark-not-screamed': 'nekric\\w*|neplak\\w*',
  'dark-held-on': 'drzal\\w* sa',
  'dark-stay':
    '(?:musi\\w*|chce|treba) (?:\\w+ ){0,4}(?:sediet|lezat|zostat|ostat)|(?:sedim|sedime|lezim) (?:\\w+ ){0,3}(?:kym|az)|drz\\w* (?:\\w+ ){0,2}ruk\\w*|kym (?:ne)?zasp\\w*|nesmiem (?:\\w+ )?odist',
  'dark-night-shift':
    'robi\\w* (?:\\w+ )?nocn\\w*|(?:mam|ma|mala?|mava) (?:\\w+ )?nocn[uúe]|nocn\\w+ (?:smen|sluzb|zmen)\\w*|na nocn(?:ej|u)',
  'dark-dads-shift': '(?:otec|ocko|oco|tato|tatino|manzel) (?:\\w+ ){0,3}nocn\\w*',
  'dark-repair': 'oprav\\w*',
  'dark-saturday': 'v sobotu',
  'dark-sunday': 'v nedelu',
})
