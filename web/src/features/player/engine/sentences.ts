import type { Mark, Narration } from '@perinka/contract/narration'

function sentencesOf(narration: Narration | null): Mark[] {
  return narration?.paragraphs.flatMap(({ sentences }) => sentences) ?? []
}

/** Seconds at which the sentence that is spoken at `at` (or was spoken last) begins; null where no times are known. */
export function sentenceStart(narration: Narration | null, at: number): number | null {
  const begun = sentencesOf(narration).filter(({ from }) => from <= at * 1000)
  return begun.length > 0 ? Math.max(...begun.map(({ from }) => from)) / 1000 : null
}

/** Seconds at which the sentence that is spoken at `at` ends; `at` itself between sentences and past the known ones. */
export function sentenceEnd(narration: Narration | null, at: number): number {
  const now = sentencesOf(narration).find(({ from, to }) => from <= at * 1000 && at * 1000 < to)
  return now ? now.to / 1000 : at
}
