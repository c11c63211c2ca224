import { calls } from '@perinka/contract/calls'
import type { ChapterWish, StoryWishInput } from '@perinka/contract/stories'
import { mayPass } from '../../../shared/api/api-error.ts'
import { address } from '../../../shared/api/ask.ts'
import { StreamLost, streamStory } from '../../../shared/api/stream.ts'
import { jitter } from '../../../shared/time/jitter.ts'
import type { WritingEvent } from './writing.ts'

type Ending = { ok: true; id: string } | { ok: false; message: string }

const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000]
/** A server that is in trouble for so many questions in a row will not tell this story any more. */
const PATIENCE = 10

/** A story by its wish, the next chapter of one, or what is on its way already. */
export type StorySource = { wish: StoryWishInput } | { wish: ChapterWish; chapterOf: string } | { id: string }

/**
 * Hears a story or a chapter to its end: a new one by its wish, one on its way by its id. A broken connection is
 * taken up again, since the server writes on by itself, and so is one that a server in trouble refuses. Throws what the server refuses, `StreamLost`
 * where the connection broke before there was anything to come back to, and the signal's reason.
 */
export async function hearStory(
  from: StorySource,
  tell: (event: WritingEvent) => void,
  signal: AbortSignal,
  random = Math.random,
): Promise<Ending> {
  let id = 'id' in from ? from.id : null
  let ending: Ending | null = null
  for (let breaks = 0; ; breaks++) {
    try {
      for await (const event of streamOf(from, id, signal)) {
        if (event.type === 'opened') id = event.id
        if (event.type === 'paragraph') breaks = 0
        if (event.type === 'done') ending = { ok: true, id: event.id }
        else if (event.type === 'error') ending = { ok: false, message: event.message }
        else tell(event)
      }
      if (ending) return ending
    } catch (error) {
      const isTrouble = mayPass(error) && breaks < PATIENCE
      if (!(error instanceof StreamLost || isTrouble) || !id) throw error
      tell({ type: 'lost' })
      const asked = mayPass(error) ? (error.retryAfter ?? 0) * 1000 : 0
      await pause(Math.max(asked, jitter(PAUSES_MS[breaks] ?? 15_000, random)), signal)
    }
  }
}

function streamOf(from: StorySource, id: string | null, signal: AbortSignal) {
  if (id || 'id' in from)
    return streamStory(address(calls.generation.path, { id: id ?? '' }), { method: 'GET', signal })
  const path =
    'chapterOf' in from ? address(calls.generateChapter.path, { id: from.chapterOf }) : calls.generateStory.path
  return streamStory(path, { body: from.wish, signal })
}

/** Waits, but not past the moment the network or the reader comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const waking = new AbortController()
    const wake = () => {
      if (document.visibilityState === 'hidden') return
      waking.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waking.abort()
      resolve()
    }, ms)
    window.addEventListener('online', wake, { signal: waking.signal })
    document.addEventListener('visibilitychange', wake, { signal: waking.signal })
    signal.addEventListener('abort', () => reject(signal.reason), { signal: waking.signal })
  })
}
