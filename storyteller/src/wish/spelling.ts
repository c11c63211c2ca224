import type { Index } from './index-words.ts'
import type { Token } from './tokens.ts'

const LEAST = 5
const LEAST_OF_A_NAME = 7
const MOST = 20

/**
 * A word as it ought to be written: itself where it is known, or where no word that means something is one slip away. A capital within a
 * sentence is a name more often than a slip.
 */
export function spelled({ typed, plain, isFirst }: Pick<Token, 'typed' | 'plain' | 'isFirst'>, index: Index): string {
  const isName = !isFirst && /^\p{Lu}.*\p{Ll}/u.test(typed)
  if (plain.length < (isName ? LEAST_OF_A_NAME : LEAST) || plain.length > MOST || isKnown(plain, index)) return plain
  for (const slip of slips(plain, index.letters)) if (index.telling.has(slip)) return slip
  return plain
}

export function isKnown(plain: string, { words, stems }: Index): boolean {
  if (words.has(plain)) return true
  for (let length = 4; length <= plain.length; length++) if (stems.has(plain.slice(0, length))) return true
  return false
}

/** Every word one slip away, the likeliest slips first: two letters swapped, one left out, one too many, one for another. */
function* slips(word: string, letters: readonly string[]): Generator<string> {
  const places = [...word].map((_, at) => at)
  const [before, after] = [(at: number) => word.slice(0, at), (at: number) => word.slice(at)]
  for (const at of places) yield before(at) + word.charAt(at + 1) + word.charAt(at) + after(at + 2)
  // The first letter of a word is hardly ever the wrong one.
  for (const at of [...places.slice(1), word.length])
    for (const letter of letters) yield before(at) + letter + after(at)
  for (const at of places.slice(1)) yield before(at) + after(at + 1)
  for (const at of places.slice(1)) for (const letter of letters) yield before(at) + letter + after(at + 1)
}
