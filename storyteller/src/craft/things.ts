import type { Lexicon, Thing } from './pack.ts'

interface Found {
  thing: Thing
  at: number
  end: number
}

/** From a letter's place to the one after the last. */
export type Span = readonly [from: number, to: number]

/** The things that a text names, in its order; none where it is a worry. */
export function thingsIn(text: string, lexicon: Lexicon): Thing[] {
  return found(text.toLowerCase(), lexicon).map(({ thing }) => thing)
}

function found(text: string, { things, worry, negation }: Lexicon): Found[] {
  if (worry.test(text)) return []
  const all = things.flatMap((thing) => {
    const match = thing.match.exec(text)
    return match ? [{ thing, at: match.index, end: match.index + match[0].length }] : []
  })
  const wanted = all.filter(({ at }) => !negation.test(text.slice(0, at)))
  // "A fire engine" is no engine, and "a teddy bear" no bear.
  const length = ({ at, end }: Found) => end - at
  const whole = wanted.filter(
    (one) => !wanted.some((other) => other.at <= one.at && other.end >= one.end && length(other) > length(one)),
  )
  return whole.sort((one, other) => one.at - other.at)
}

const LEAST_LETTERS = 4

const telling = (lower: string, { empty }: Lexicon) =>
  [...lower.matchAll(/\p{L}+/gu)].filter(({ 0: word }) => word.length >= LEAST_LETTERS && !empty.test(word))

/** Whether every word of a text in lower case that carries a wish is one of our things, or stands in the span that a topic knows. */
export function isWhollyKnown(lower: string, lexicon: Lexicon, span?: Span): boolean {
  const known: Span[] = found(lower, lexicon).map(({ at, end }) => [at, end])
  if (span) known.push(span)
  if (known.length === 0) return false
  return telling(lower, lexicon).every(({ index }) => known.some(([from, to]) => index >= from && index < to))
}

/** Where in a text in lower case its clauses stand, of those that carry a wish. */
export function clausesOf(lower: string, lexicon: Lexicon): Span[] {
  const partings = [...lower.matchAll(new RegExp(lexicon.parting, 'gu'))]
  const starts = [0, ...partings.map(({ 0: parting, index }) => index + parting.length)]
  const ends = [...partings.map(({ index }) => index), lower.length]
  return starts
    .map((from, clause): Span => [from, ends[clause] ?? lower.length])
    .filter(([from, to]) => telling(lower.slice(from, to), lexicon).length > 0)
}
