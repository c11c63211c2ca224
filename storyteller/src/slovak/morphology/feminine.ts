import { type CaseForms, formsOf, undeclined } from './cases.ts'

const ZENA = ['y', 'e', 'u', 'e', 'ou'] as const
const ULICA = ['e', 'i', 'u', 'i', 'ou'] as const
const IDEA = ['y', 'i', 'u', 'i', 'ou'] as const
const PEKNA = ['ej', 'ej', 'ú', 'ej', 'ou'] as const

const SOFT_A = /(?:[cčďjľňšťž]|dz|dž|i|y)a$/
/** Before e and i a soft consonant is written without its mark: Táňa → Táne. */
const HARD: Record<string, string> = { ň: 'n', ť: 't', ď: 'd', ľ: 'l', Ň: 'N', Ť: 'T', Ď: 'D', Ľ: 'L' }
/** In -a and yet undeclined or of uneven usage. */
const UNDECLINED_IN_A = new Set(['noa'])

/**
 * Declines one feminine name or noun in -a: žena (Ema), ulica (Lucia, Táňa), idea (Lea), adjectival
 * surnames (Nováková). Anything else stays as it is, as Slovak does with Zoe, Emily or Ester.
 */
export function declineFeminine(name: string): CaseForms {
  const lower = name.toLowerCase()
  const stem = name.slice(0, -1)
  if (lower.endsWith('á')) return formsOf(name, stem, PEKNA)
  if (!lower.endsWith('a') || UNDECLINED_IN_A.has(lower)) return undeclined(name)
  if (lower.endsWith('ea')) return formsOf(name, stem, IDEA)
  if (!SOFT_A.test(lower)) return formsOf(name, stem, ZENA)
  const last = stem.slice(-1)
  const unmarked = stem.slice(0, -1) + (HARD[last] ?? last)
  const soft = formsOf(name, stem, ULICA)
  return { ...soft, gen: `${unmarked}e`, dat: `${unmarked}i`, loc: `${unmarked}i` }
}
