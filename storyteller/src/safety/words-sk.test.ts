import { describe, expect, test } from 'vitest'
import { gate } from './gate.ts'

const verdictOf = (text: string) => gate(text, { language: 'sk', field: 'customPrompt' }).verdict

/** Whole families, because a list of base forms misses four inflected ones of five. */
const FAMILIES: Record<string, string> = {
  'vulgar nouns':
    'kokot kokota kokotovi kokotom kokotina kurva kurvy kurvu kurvou hovno hovná hovnom debil debilom debilko kretén kreténi prdel prdeli riť riti čurák zmrd zmrdi',
  'vulgar verbs': 'jebať jebe dojebal pojebaný vyjebaný posrať posraný nasrala mrdať',
  violence:
    'zabiť zabije zabili vražda vraždy zavraždil krv krvavá mŕtvola mŕtvoly pištoľ pištoľou samopal samopalom zastrelil',
  drugs: 'marihuana marihuanu droga drogy drogami heroínu kokaínom opitý ožratý vodku',
  hate: 'negra neger cigáň cigáňov nacista nacisti hitlera teploš',
  'what no child should hear': 'sex sexu erotický porno pornom znásilnil',
}

describe('Slovak words that no bedtime story may hold', () => {
  test.each(Object.entries(FAMILIES))('are refused in all their forms: %s', (_, family) => {
    const passed = family.split(' ').filter((word) => verdictOf(`rozprávka a v nej ${word}`) !== 'refuse')
    expect(passed).toEqual([])
  })

  test('are refused with disguised letters too', () => {
    for (const word of ['k0k0t', 'p1ča', 'd e b i l', 'kuuuurva']) expect(verdictOf(word)).toBe('refuse')
  })
})

describe('Slovak words that only look bad', () => {
  const INNOCENT =
    'sekunda opička hovniválik sranda bombón kurča kuriatka kokos kokršpaniel čipka sukňa sukničku súkno rituál Rita krvinky vodník zábal naháňačka náhly poník pernik pekáreň žaba príšerka hrebeň smrek srnka sršeň krtko strelec strelka výstrelok drogéria teplo vrážať'
  test.each(INNOCENT.split(' '))('%s is welcome', (word) => {
    expect(verdictOf(`rozprávka a v nej ${word}`)).not.toBe('refuse')
  })

  test.each([
    'granátové jablko',
    'pištoľ na vodu',
    'vodná pištoľ',
    'krv z nosa',
    'zabiť čas',
    'výlet na Krvavec',
    'bomba do vane',
  ])('"%s" is welcome', (phrase) => {
    expect(verdictOf(phrase)).not.toBe('refuse')
  })
})
