/*
 * The patterns of declension after the school grammar. Each row: gender, whether it is animate in the singular and in the plural, what the
 * nominative ends in (left off for the stem), the endings of gen dat acc loc ins, and of nom gen dat acc loc ins of many. `=` is the
 * nominative itself, `0` the bare stem with its vowel lengthened or let in; endings with a long vowel obey the rhythmic law.
 */
export interface Vzor {
  gender: 'she' | 'he' | 'it'
  isAnimate: boolean
  /** Whether many of them are spoken of as of people: "hasiči", but "psy". */
  areAnimate: boolean
  ends: RegExp
  one: readonly string[]
  many: readonly string[]
}

const row = (gender: Vzor['gender'], animate: string, ends: RegExp, one: string, many: string): Vzor => ({
  gender,
  isAnimate: animate !== '',
  areAnimate: animate === 'person',
  ends,
  one: one.split(' '),
  many: many.split(' '),
})

const CHLAP = 'a ovi a ovi om'
const MI = 'ov om ov och mi'

export const VZORY = {
  chlap: row('he', 'person', /o?$/, CHLAP, `i ${MI}`),
  syn: row('he', 'person', /o?$/, CHLAP, `ovia ${MI}`),
  ucitel: row('he', 'person', /o?$/, CHLAP, `ia ${MI}`),
  hrdina: row('he', 'person', /a$/, 'u ovi u ovi om', 'ovia ov om ov och ami'),
  turista: row('he', 'person', /a$/, 'u ovi u ovi om', 'i ov om ov och ami'),
  kuli: row('he', 'person', /$/, 'ho mu ho m m', 'ovia ov om ov och ami'),
  zver: row('he', 'animal', /o?$/, CHLAP, 'Y ov om Y och mi'),
  dub: row('he', '', /$/, 'a u = E om', 'Y ov om Y och mi'),
  most: row('he', '', /$/, 'u u = E om', 'Y ov om Y och mi'),
  stroj: row('he', '', /$/, 'a u = i om', 'e ov om e och mi'),
  caj: row('he', '', /$/, 'u u = i om', 'e ov om e och mi'),
  zena: row('she', '', /a$/, 'y e u e ou', 'y 0 ám y ách ami'),
  ulica: row('she', '', /a$/, 'e i u i ou', 'e 0 iam e iach ami'),
  idea: row('she', '', /a$/, 'y i u i ou', 'y í ám y ách ami'),
  dlan: row('she', '', /$/, 'e i = i ou', 'e í iam e iach ami'),
  kost: row('she', '', /$/, 'i i = i ou', 'i í iam i iach ami'),
  gazdina: row('she', '', /á$/, 'ej ej ú ej ou', 'é 0 ám é ách ami'),
  mesto: row('it', '', /o$/, 'a u = E om', 'á 0 ám á ách ami'),
  srdce: row('it', '', /e$/, 'a u = i om', 'ia 0 iam ia iach ami'),
  vysvedcenie: row('it', '', /ie$/, 'ia iu = í ím', 'ia í iam ia iach iami'),
  dievca: row('it', '', /$/, 'ťa ťu = ti ťom', 'tá 0 tám tá tách tami'),
  kivi: row('it', '', /$/, '= = = = =', '= = = = = ='),
} satisfies Record<string, Vzor>
