import type { ReaderCraft } from '../craft/lexicon.ts'
import { type Index, indexOf, type Known } from './index-words.ts'
import type { Line, Token } from './tokens.ts'

/** A phrase of a wish that we know, and where it stands. */
export interface Found {
  known: Known
  /** Places in the rules' text. */
  at: number
  end: number
  isUnwanted: boolean
}

const LOOK_BACK = 60

/** What a wish names, in its order; of two phrases that overlap the longer one that starts first. */
export function foundIn(line: Line, craft: ReaderCraft): Found[] {
  const index = indexOf(craft)
  const found: Found[] = []
  for (let at = 0; at < line.tokens.length; ) {
    const next = longestAt(line, at, index, craft)
    const [first, last] = [line.tokens[at], line.tokens[at + (next?.length ?? 1) - 1]]
    if (next && first && last) {
      const before = line.text.slice(Math.max(0, first.at - LOOK_BACK), first.at)
      found.push({
        ...{ known: next.known, at: first.at, end: last.end },
        isUnwanted: next.known.as === 'entry' && craft.negation.test(before),
      })
    }
    at += next?.length ?? 1
  }
  return found
}

function longestAt(
  line: Line,
  from: number,
  index: Index,
  craft: ReaderCraft,
): { known: Known; length: number } | null {
  for (let length = Math.min(index.longest, line.tokens.length - from); length > 0; length--) {
    const tokens = line.tokens.slice(from, from + length)
    const meanings = isOnePhrase(line, tokens)
      ? index.phrases.get(tokens.map(({ plain }) => plain).join(' '))
      : undefined
    if (!meanings) continue
    const written = tokens.map(({ lower }) => lower).join(' ')
    const isProper = /^\p{Lu}/u.test(tokens[0]?.typed ?? '')
    const alike = meanings.filter(({ form }) => form === written)
    const near = meanings.find(({ form }) => !isAnotherWord(tokens, form, craft))
    const meaning = alike.find((one) => one.isProper === isProper) ?? alike[0] ?? near
    if (meaning) return { known: meaning.known, length }
  }
  return null
}

/** "Máme" is no "mame": a word of its own with marks that the form does not have. */
function isAnotherWord(tokens: readonly Token[], form: string, { empty, ordinary }: ReaderCraft): boolean {
  const [token] = tokens
  if (!token || tokens.length > 1 || token.lower === token.plain) return false
  const isWord = empty.has(token.plain) || ordinary?.has(token.plain)
  return Boolean(isWord) && [...token.lower].some((letter, at) => letter !== token.plain[at] && letter !== form[at])
}

/** "My dog. Big bear" has no "dog big" in it. */
function isOnePhrase(line: Line, tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first !== undefined && last !== undefined && !/[.,;!?]/.test(line.text.slice(first.at, last.end))
}
