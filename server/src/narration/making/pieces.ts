import { paragraphsOf } from '@perinka/contract/catalog'
import { TITLE_PLACE } from '@perinka/contract/narration'
import { Failure } from '../../failure.ts'
import { isSpeakable, type Narrator, type SpeechPiece, type SpeechRequest } from '../../ports/narrator.ts'

/** A piece that was said of a passage. */
export interface Piece {
  passage: Passage
  said: SpeechPiece
  /** Where in the passage the words of `said` count from. */
  offset: number
  /** Where in the passage it ends. */
  saidEnd: number
  endsParagraph: boolean
}

/** Where to go on: in the middle of a passage, or after it. */
export interface Position {
  place: number
  saidEnd: number
  endsParagraph: boolean
}

/** The passages as the narrator says them, from `from` on. `aheadMs`: how much sound listeners still have, when asked. */
export async function* sayPassages(
  narrator: Narrator,
  passages: Passage[],
  from: Position | null,
  how: Omit<SpeechRequest, 'text' | 'aheadMs'>,
  aheadMs: () => number,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  for (const passage of passages) {
    const offset = offsetIn(passage, from)
    if (offset !== null) yield* sayPassage(narrator, passage, offset, { ...how, aheadMs: aheadMs() }, signal)
  }
}

/** Where to begin in a passage; null where all of it was said. */
function offsetIn({ place, text }: Passage, from: Position | null): number | null {
  if (!from || place > from.place) return 0
  if (place < from.place || from.endsParagraph) return null
  const rest = text.slice(from.saidEnd)
  return from.saidEnd + rest.length - rest.trimStart().length
}

async function* sayPassage(
  narrator: Narrator,
  passage: Passage,
  offset: number,
  how: Omit<SpeechRequest, 'text'>,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const piece = (said: SpeechPiece, endsParagraph: boolean): Piece => {
    const saidEnd = endsParagraph ? passage.text.length : offset + said.end
    return { passage, said, offset, saidEnd, endsParagraph }
  }
  const text = passage.text.slice(offset)
  /** Said, but nobody knows yet whether the signs after it bring something more. */
  let held: SpeechPiece | null = null
  let isWhole = false
  for await (const said of narrator.say({ ...how, text }, signal)) {
    if (held) yield piece(held, false)
    held = null
    const rest = text.slice(said.end)
    isWhole = !isSpeakable(rest)
    if (isWhole && rest.trim() !== '') held = said
    else yield piece(said, isWhole)
  }
  if (held) yield piece(held, true)
  if (!isWhole) throw new Failure('narration_failed', { cause: new Error('the narrator left words out') })
}

/**
 * Asks for the next item while the one before is worked on, and for no more than that. Only the first is finished before
 * the second is asked for: where many families begin at once, nobody's second piece shall stand before another's first.
 */
export async function* oneAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  const ask = () => {
    const next = items.next()
    // Told when its turn comes.
    next.catch(() => {})
    return next
  }
  try {
    const first = await items.next()
    if (first.done) return
    yield first.value
    let next = ask()
    for (;;) {
      const item = await next
      if (item.done) return
      next = ask()
      yield item.value
    }
  } finally {
    // Not awaited: a source that hangs would hang this as well.
    items.return?.().catch(() => {})
  }
}

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
