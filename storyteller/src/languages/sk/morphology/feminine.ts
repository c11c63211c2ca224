import type { CaseForms } from '../../../craft/names.ts'
import { formsOf, undeclined } from './cases.ts'
import { C_SAID_K } from './name-lists.ts'

const ZENA = ['y', 'e', 'u', 'e', 'ou'] as const
const ULICA = ['e', 'i', 'u', 'i', 'ou'] as const
const IDEA = ['y', 'i', 'u', 'i', 'ou'] as const
const PEKNA = ['ej', 'ej', 'ú', 'ej', 'ou'] as const

const SOFT_A = /(?:[cčďjľňšťž]|dz|dž|sh|i|y)a$/
/** Before e and i a soft consonant is written without its mark: Táňa → Táne. */
const HARD: Record<string, string> = { ň: 'n', ť: 't', ď: 'd', ľ: 'l', Ň: 'N', Ť: 'T', Ď: 'D', Ľ: 'L' }
/**
 * Declines one feminine name or noun in -a: žena (Ema), ulica (Lucia, Táňa), idea (Lea), adjectival
 * surnames (Nováková). Foreign ones go by their sound: Jessica like Monika, Natasha like Nataša. Anything else stays as it is, as
 * Slovak does with Zoe, Emily or Ester.
 */
export function declineFeminine(name: string): CaseForms {
  const lower = name.toLowerCase()
  // Ukrainian as passports write it: Sofiia declines like Sofia.
  const stem = lower.endsWith('iia') ? name.slice(0, -2) : name.slice(0, -1)
  if (lower.endsWith('á')) return formsOf(name, stem, PEKNA)
  if (!lower.endsWith('a')) return undeclined(name)
  if (/[eo]a$/.test(lower)) return formsOf(name, stem, IDEA)
  if (!SOFT_A.test(lower) || C_SAID_K.has(lower)) return formsOf(name, stem, ZENA)
  const last = stem.slice(-1)
  const unmarked = stem.slice(0, -1) + (HARD[last] ?? last)
  const soft = formsOf(name, stem, ULICA)
  return { ...soft, gen: `${unmarked}e`, dat: `${unmarked}i`, loc: `${unmarked}i` }
}
