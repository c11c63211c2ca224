/** The three shapes a counted noun takes: 1 hviezda, 2–4 hviezdy, 0 and 5+ hviezd. */
export interface Counted {
  one: string
  few: string
  many: string
}

const RULES = new Intl.PluralRules('sk')

/** The noun that goes with `count`, a whole number of at least 0. */
export function counted(count: number, noun: Counted): string {
  const category = RULES.select(count)
  if (category === 'one') return noun.one
  return category === 'few' ? noun.few : noun.many
}

const WORDS: Record<Gendered, readonly string[]> = {
  he: ['nula', 'jeden', 'dva', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať'],
  she: ['nula', 'jedna', 'dve', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať'],
  it: ['nula', 'jedno', 'dve', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať'],
}
type Gendered = 'he' | 'she' | 'it'

/** A small number in words, 0 to 10, agreeing with the noun counted; larger ones stay in figures. */
export function numeral(count: number, gender: Gendered): string {
  return WORDS[gender][count] ?? String(count)
}

/** True where the counted noun is in the genitive plural and its verb therefore neuter singular ("svietilo päť hviezd"). */
export function countsAsNeuter(count: number): boolean {
  return RULES.select(count) === 'other'
}
