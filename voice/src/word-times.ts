import type { Stretch } from './text/clauses.ts'

/** When a stretch of text is heard, in milliseconds. */
export interface Heard extends Stretch {
  from: number
  to: number
}

/**
 * Gives every word its time. `begins`: where in the text something begins to be said, and when; for about two words in
 * a hundred the engine tells nothing, and they share the gap with the word before, by letters.
 */
export function timesOf(words: Stretch[], begins: { place: number; ms: number }[], end: number): Heard[] {
  const known = words.map((word) => begins.find(({ place }) => place >= word.start && place < word.end)?.ms)
  const heard: Heard[] = []
  let i = 0
  while (i < words.length) {
    const from = i === 0 ? (known[0] ?? 0) : Math.max(known[i] as number, (heard[i - 1] as Heard).from)
    let next = i + 1
    while (next < words.length && !((known[next] ?? -1) >= from)) next++
    const to = known[next] ?? Math.max(end, from)
    share(words.slice(i, next), from, to, heard)
    i = next
  }
  return heard
}

function share(words: Stretch[], from: number, to: number, heard: Heard[]) {
  const letters = words.reduce((sum, word) => sum + word.end - word.start, 0)
  let at = from
  for (const word of words) {
    const end = at + ((to - from) * (word.end - word.start)) / letters
    heard.push({ ...word, from: at, to: end })
    at = end
  }
}
