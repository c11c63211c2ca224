import { FAILURES, type FailureCode } from '@perinka/contract/failures'
import type { StoryEvents } from '@perinka/contract/stories'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import type { SignedIn } from '../http/env.ts'
import type { Leave } from '../http/family-turns.ts'
import { sayBroken } from '../http/stream-body.ts'
import type { GenerationRow } from './generation-rows.ts'

type StoryEvent = {
  [Name in keyof typeof StoryEvents]: { event: Name; data: z.infer<(typeof StoryEvents)[Name]> }
}[keyof typeof StoryEvents]

/** Proxies and phones drop a connection that says nothing for a while. */
const HEARTBEAT_MS = 15_000

/** Whether the asker wants events rather than one answer. */
export function wantsEvents(c: Context): boolean {
  return (c.req.header('Accept') ?? '').includes('text/event-stream')
}

/**
 * Answers with what was said so far and then with what is said next. The connection only watches:
 * `Content-Location` is where to come back to when it breaks. `leave` ends the family's turn with it.
 */
export function streamStory(
  c: Context<SignedIn>,
  id: string,
  watch: (signal: AbortSignal) => AsyncIterable<GenerationRow>,
  leave: Leave,
): Response {
  c.header('Content-Location', `/api/stories/generations/${id}`)
  c.header('X-Accel-Buffering', 'no')
  if (c.req.method === 'HEAD') {
    leave()
    return c.body(null, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  }
  const { log } = c.var
  const answer = streamSSE(c, async (stream) => {
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS)
    try {
      for await (const { event, data } of eventsOf(watch(left.signal))) {
        await stream.writeSSE({ event, data: JSON.stringify(data) })
      }
    } catch (err) {
      // The asker sees the stream break off, and comes back to the generation's own address.
      sayBroken(log, 'error', err, 'story stream broke off', { generation: id })
    } finally {
      clearInterval(heartbeat)
      leave()
    }
  })
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

/**
 * Waits for the end: a story, or the failure the generation ended with. Rows that stop without an
 * end mean that the generation was deleted with what it hangs on, which `goneOf` names, or that this process is stopping.
 */
export async function awaitStory(
  rows: AsyncIterable<GenerationRow>,
  asking: AbortSignal,
  goneOf: () => Promise<FailureCode | null>,
): Promise<void> {
  for await (const row of rows) {
    if (row.status === 'done') return
    if (row.status === 'failed') throw new Failure(failureOf(row))
  }
  // Nobody waits for the answer any more; the story is written on.
  if (asking.aborted) throw new Failure('malformed', { cause: asking.reason })
  const gone = await goneOf()
  if (gone) throw new Failure(gone)
  throw new Failure('unavailable', { retryAfterSeconds: 5 })
}

/**
 * Each look at the row becomes the events that were not sent yet. A stream without `done` or `error` broke
 * off (this process is stopping, the child or the series is gone): its asker comes back to the generation's address.
 */
async function* eventsOf(rows: AsyncIterable<GenerationRow>): AsyncGenerator<StoryEvent> {
  let isTitled = false
  let index = 0
  for await (const row of rows) {
    if (row.title !== null && !isTitled) {
      isTitled = true
      yield { event: 'title', data: { text: row.title } }
    }
    for (const text of row.paragraphs.slice(index)) yield { event: 'paragraph', data: { index: index++, text } }
    if (row.status === 'done') return yield { event: 'done', data: { id: row.id } }
    if (row.status === 'failed') return yield { event: 'error', data: errorOf(row) }
  }
}

export function errorOf(row: GenerationRow): { code: FailureCode; message: string } {
  const code = failureOf(row)
  return { code, message: FAILURES[code].message }
}

function failureOf({ failureCode }: GenerationRow): FailureCode {
  return failureCode !== null && failureCode in FAILURES ? (failureCode as FailureCode) : 'generation_failed'
}
