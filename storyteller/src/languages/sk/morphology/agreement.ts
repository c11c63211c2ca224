import type { PersonGender } from './decline.ts'

/** -l forms whose other genders are not the -l form and a vowel: prišiel → prišla. */
const CONSONANT = '[bcčdďfghjklľmnňprsštťvzž]'
const FLEETING_OL = new RegExp(`(${CONSONANT})ol(?= |$)`)
/** Short verbs whose -ol belongs to the root. */
const ROOT_OL = /^(?:bol|dobol|nebol|zabol|obol)(?= |$)/

/** Ending of the past tense in each gender; the masculine has none. */
const VOWEL = { she: 'a', he: '', it: 'o' } as const

/**
 * A past tense in another gender than the masculine it is written in: našiel → našla, sadol si →
 * sadla si, usmial sa → usmiala sa. Only the first word that ends in -l changes.
 */
export function pastTense(masculine: string, gender: Exclude<PersonGender, 'neutral'>): string {
  if (gender === 'he') return masculine
  const vowel = VOWEL[gender]
  return masculine
    .split(' ')
    .map((word) => (word.endsWith('l') ? inflect(word, vowel) : word))
    .join(' ')
}

/** The same of several, whoever they are: našiel → našli, sadol si → sadli si. */
export function pastOfMany(masculine: string): string {
  return masculine
    .split(' ')
    .map((word) => (word.endsWith('l') ? inflect(word, 'i') : word))
    .join(' ')
}

function inflect(word: string, vowel: string): string {
  if (word.endsWith('šiel')) return `${word.slice(0, -3)}l${vowel}`
  if (!ROOT_OL.test(word) && FLEETING_OL.test(word)) return word.replace(FLEETING_OL, `$1l${vowel}`)
  return word + vowel
}
