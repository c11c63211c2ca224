import type { ReaderCraft } from '../craft/lexicon.ts'
import { clausesOf } from './hits.ts'
import { type Index, indexOf, type Known } from './index-words.ts'
import type { Line, Token } from './tokens.ts'

/** A phrase of a wish that we know, and where it stands. */
export interface Found {
  known: Known
  /** Places in the rules' text. */
  at: number
  end: number
  isUnwanted: boolean
  isOblique?: boolean | undefined
}

const LOOK_BACK = 60
/** "No wolves": so few words ask rather than tell. */
const LEAST_TOLD = 2

/** What a wish names, in its order; of two phrases that overlap the longer one that starts first. */
export function foundIn(line: Line, craft: ReaderCraft): Found[] {
  const index = indexOf(craft)
  const found: Found[] = []
  for (let at = 0; at < line.tokens.length; ) {
    const known = longestAt(line, at, index, craft)
    // "A fairy tale about …" is what is wished for, and no thing in it.
    const next = known?.length === 1 && isOpening(line, at, craft) ? null : known
    const [first, last] = [line.tokens[at], line.tokens[at + (next?.length ?? 1) - 1]]
    if (next && first && last) {
      const before = line.text.slice(Math.max(0, first.at - LOOK_BACK), first.at)
      found.push({
        ...{ known: next.known, at: first.at, end: last.end },
        isUnwanted: next.known.as === 'entry' && craft.negation.test(before) && !isLacked(line, first, craft),
        isOblique: next.isOblique,
      })
    }
    at += next?.length ?? 1
  }
  return found
}

/** "At the cottage without wifi": what is not there, where nothing is asked of the story. */
function isLacked({ text, tokens }: Line, { at }: Token, { lacking, asking }: ReaderCraft): boolean {
  if (!lacking?.test(text.slice(Math.max(0, at - LOOK_BACK), at))) return false
  const sentence = clausesOf(text, /[.!?;]+/).find((one) => at >= one.at && at < one.end)
  return tokens.length > LEAST_TOLD && !asking?.test(sentence ? text.slice(sentence.at, sentence.end) : text)
}

const isOpening = ({ tokens }: Line, at: number, { empty, verbs }: ReaderCraft) =>
  tokens.length > at + 1 &&
  !verbs?.has(tokens[at]?.plain ?? '') &&
  tokens.slice(0, at + 1).every(({ plain }) => empty.has(plain))

function longestAt(
  line: Line,
  from: number,
  index: Index,
  craft: ReaderCraft,
): { known: Known; length: number; isOblique: boolean | undefined } | null {
  for (let length = Math.min(index.longest, line.tokens.length - from); length > 0; length--) {
    const tokens = line.tokens.slice(from, from + length)
    const meanings = isOnePhrase(line, tokens)
      ? index.phrases.get(tokens.map(({ plain }) => plain).join(' '))
      : undefined
    if (!meanings || (length === 1 && isDone(line, from, craft))) continue
    const written = tokens.map(({ lower }) => lower).join(' ')
    const isProper = /^\p{Lu}/u.test(tokens[0]?.typed ?? '')
    const alike = meanings.filter(({ form }) => form === written)
    const near = meanings.find(({ form }) => !isAnotherWord(tokens, form, craft))
    const done = isAsked(line, from, craft) ? meanings.find((one) => one.known.as === 'action') : undefined
    const meaning = done ?? alike.find((one) => one.isProper === isProper) ?? alike[0] ?? near
    if (meaning) return { known: meaning.known, length, isOblique: meaning.isOblique }
  }
  return null
}

/** Behind "cannot" and "to" a word that may be a thing as well is something done: "a dragon that cannot fly". */
const isAsked = ({ tokens, text }: Line, at: number, { modal }: ReaderCraft) =>
  modal?.test(text.slice(Math.max(0, (tokens[at]?.at ?? 0) - LOOK_BACK), tokens[at]?.at)) ?? false

/** A word that is mostly something done: "dad leaves"; "chyba mi babka", of a writer who leaves marks out. */
function isDone({ tokens, text }: Line, at: number, { verbs, nounLike }: ReaderCraft): boolean {
  const token = tokens[at]
  if (!token || !verbs?.has(token.plain) || token.lower !== token.plain) return false
  if (nounLike?.test(text.slice(Math.max(0, token.at - LOOK_BACK), token.at))) return false
  return tokens.length > 1 && !tokens.some(({ lower, plain }) => lower !== plain)
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
