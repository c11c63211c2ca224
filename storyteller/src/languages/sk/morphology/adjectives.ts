import type { CaseForms } from '../../../craft/names.ts'
import { formsOf } from './cases.ts'
import type { NounGender } from './nouns.ts'

/** Shortened after a long syllable (the rhythmic law), so that the ending alone looks like a noun's. */
const SHORT = new Set(
  'biel čiern krásn múdr smiešn krátk rýchl slávn vzácn hviezdn lúčn mliečn strieborn úžasn vážn zvláštn'.split(' '),
)

/**
 * Declines an adjective inside a name ("malý drak", "múdra sova"); null where the word is none.
 * Only the singular, and masculine animate: characters are somebody.
 */
export function adjective(word: string): { gender: NounGender; forms: CaseForms } | null {
  const stem = word.slice(0, -1)
  const last = word.slice(-1).toLowerCase()
  const short = SHORT.has(stem.toLowerCase())
  if (last === 'ý') return { gender: 'he', forms: formsOf(word, stem, ['ého', 'ému', 'ého', 'om', 'ým']) }
  if (last === 'á') return { gender: 'she', forms: formsOf(word, stem, ['ej', 'ej', 'ú', 'ej', 'ou']) }
  if (last === 'é' && word.length > 3)
    return { gender: 'it', forms: formsOf(word, stem, ['ého', 'ému', 'é', 'om', 'ým']) }
  if (short && last === 'y') return { gender: 'he', forms: formsOf(word, stem, ['eho', 'emu', 'eho', 'om', 'ym']) }
  if (short && last === 'a') return { gender: 'she', forms: formsOf(word, stem, ['ej', 'ej', 'u', 'ej', 'ou']) }
  if (short && last === 'e') return { gender: 'it', forms: formsOf(word, stem, ['eho', 'emu', 'e', 'om', 'ym']) }
  return null
}
