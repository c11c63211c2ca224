/** Whole families, because a list of base forms misses four inflected ones of five. */
const FORMS: Record<string, string> = {
  'vulgar nouns':
    'kokot kokota kokotovi kokotom kokotina kurva kurvy kurvu kurvou hovno hovná hovnom debil debilom debilko kretén kreténi prdel prdeli riť riti čurák zmrd zmrdi',
  'vulgar verbs': 'jebať jebe dojebal pojebaný vyjebaný posrať posraný nasrala mrdať',
  violence:
    'zabiť zabije zabili vražda vraždy zavraždil krv krvavá mŕtvola mŕtvoly pištoľ pištoľou samopal samopalom zastrelil',
  drugs: 'marihuana marihuanu droga drogy drogami heroínu kokaínom opitý ožratý vodku',
  hate: 'negra neger cigáň cigáňov nacista nacisti hitlera teploš',
  'what no child should hear': 'sex sexu erotický porno pornom znásilnil',
}

export const FAMILIES: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(FORMS).map(([family, forms]) => [family, forms.split(' ')]),
)

const ONLY_LOOKS =
  'sekunda opička hovniválik sranda bombón kurča kuriatka kokos kokršpaniel čipka sukňa sukničku súkno rituál Rita krvinky vodník zábal naháňačka náhly poník pernik pekáreň žaba príšerka hrebeň smrek srnka sršeň krtko strelec strelka výstrelok drogéria teplo vrážať'
export const WORDS_THAT_ONLY_LOOK_BAD: readonly string[] = ONLY_LOOKS.split(' ')
export const PHRASES_THAT_ONLY_LOOK_BAD: readonly string[] = [
  'granátové jablko',
  'pištoľ na vodu',
  'vodná pištoľ',
  'krv z nosa',
  'zabiť čas',
  'výlet na Krvavec',
  'bomba do vane',
]

/** A word as a wish. */
export const inAWish = (word: string) => `rozprávka a v nej ${word}`
