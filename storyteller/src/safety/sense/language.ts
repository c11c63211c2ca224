import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { CRAFTS } from '../../languages/crafts.ts'

/** Whether a flat text has none of the small words of any language of ours. */
export function isForeign(flat: string): boolean {
  const words = flat.split(' ')
  return LANGUAGES.every((language) => smallWords(words, language) === 0)
}

/** Whether a flat text is so clearly in another language that this one has nothing to say of it. */
export function isClearlyOther(flat: string, language: Language): boolean {
  const words = flat.split(' ')
  if (smallWords(words, language) > 0) return false
  return LANGUAGES.some((one) => one !== language && smallWords(words, one) >= 2)
}

const smallWords = (words: readonly string[], language: Language) =>
  words.filter((word) => CRAFTS[language].gate.small.has(word)).length
