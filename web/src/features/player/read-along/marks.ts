import type { Mark, Narration } from '@perinka/contract/narration'

/** A mark and the paragraph it lies in; -1 is the title. */
export interface SpokenMark extends Mark {
  place: number
}

interface SpokenMarks {
  sentences: SpokenMark[]
  words: SpokenMark[]
}

/** A narration answers anew while it is made, so its identity tells whether it is another one. */
const flattened = new WeakMap<Narration, SpokenMarks>()

/** Everything said, in the order it is heard. */
export function marksOf(narration: Narration): SpokenMarks {
  const known = flattened.get(narration)
  if (known) return known
  const inOrder = (pick: 'sentences' | 'words') =>
    narration.paragraphs
      .flatMap(({ place, [pick]: marks }) => marks.map((mark) => ({ ...mark, place })))
      .sort((one, other) => one.from - other.from)
  const marks = { sentences: inOrder('sentences'), words: inOrder('words') }
  flattened.set(narration, marks)
  return marks
}

/** Index of the last mark that has begun at `ms`; -1 before the first. */
export function lastBegun(marks: readonly Mark[], ms: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((marks[middle] as Mark).from <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** How long a word stays lit when silence follows it. */
const AFTERGLOW_MS = 250

/** What is spoken at `ms`. The sentence stays through the pause after it, the word does not. */
export function spokenAt(narration: Narration, ms: number): { sentence: SpokenMark | null; word: SpokenMark | null } {
  const { sentences, words } = marksOf(narration)
  const sentence = sentences[lastBegun(sentences, ms)] ?? null
  const word = words[lastBegun(words, ms)] ?? null
  const isWordOver = !word || ms > word.to + AFTERGLOW_MS || (sentence !== null && word.from < sentence.from)
  return { sentence, word: isWordOver ? null : word }
}

/** Whoever steps back this soon after a sentence began means the one before it. */
const SOON_MS = 1500

/** The sentence one step away; back goes first to the beginning of the one being spoken. */
export function sentenceAt(narration: Narration, ms: number, way: -1 | 1): SpokenMark | null {
  const { sentences } = marksOf(narration)
  const now = lastBegun(sentences, ms)
  const current = sentences[now]
  if (way === 1) return sentences[now + 1] ?? null
  return current && ms - current.from > SOON_MS ? current : (sentences[now - 1] ?? current ?? null)
}

/** The word (or, where no words are known, the sentence) that `offset` of a paragraph lies in or follows. */
export function markAtOffset(narration: Narration, place: number, offset: number): SpokenMark | null {
  const { sentences, words } = marksOf(narration)
  const here = (marks: SpokenMark[]) => marks.filter((mark) => mark.place === place)
  const inWords = here(words)
  const marks = inWords.length > 0 ? inWords : here(sentences)
  return marks.findLast((mark) => mark.start <= offset) ?? null
}
