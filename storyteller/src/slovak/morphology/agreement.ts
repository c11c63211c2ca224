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

function inflect(word: string, vowel: string): string {
  if (word.endsWith('šiel')) return `${word.slice(0, -3)}l${vowel}`
  if (!ROOT_OL.test(word) && FLEETING_OL.test(word)) return word.replace(FLEETING_OL, `$1l${vowel}`)
  return word + vowel
}

/** What a sentence says of somebody, by gender: feminine, masculine and, where nobody knows, neutral. */
export function byGender(gender: PersonGender, she: string, he: string, neutral: string): string {
  if (gender === 'she') return she
  return gender === 'neutral' ? neutral : he
}

const MARKED =
  /(?<![\p{L}\p{M}])(?:jeho|jej|mu|rád|rada|rado|ňom|ňou|nej|ním|naň|preňho|sám|sama|samo)(?![\p{L}\p{M}])/iu

/** The first word of `text` that tells a gender of the one it speaks about; null where none does. */
export function genderMark(text: string): string | null {
  return MARKED.exec(text)?.[0] ?? null
}
