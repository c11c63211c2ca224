import { paragraphsOf } from '@perinka/contract/catalog'
import { TITLE_PLACE } from '@perinka/contract/narration'
import { isSpeakable } from '../../ports/narrator.ts'

/** A title or a paragraph that has something to be said. */
export interface Passage {
  place: number
  text: string
  /** Seconds of silence after it. */
  pause: number
}

/** Seconds of silence after title and paragraphs, and at the very end. Before the title the encoder's delay is enough. */
const PAUSE_S = 1.1
const TAIL_S = 1.5

/** What is read aloud of a story, in order. A row of stars between two scenes is passed over. */
export function passagesOf(title: string, content: string): Passage[] {
  const passages = [title, ...paragraphsOf(content)]
    .map((text, index) => ({ place: TITLE_PLACE + index, text, pause: PAUSE_S }))
    .filter(({ text }) => isSpeakable(text))
  const last = passages.at(-1)
  if (last) last.pause = TAIL_S
  return passages
}
