import type { Context } from 'hono'
import { Failure } from '../failure.ts'
import { attachment } from '../http/attachment.ts'
import type { SignedIn } from '../http/env.ts'
import type { Turns } from '../http/family-turns.ts'
import { waitForPlayer } from '../http/listener.ts'
import { sayBroken, streamBody } from '../http/stream-body.ts'
import { readAudio } from './making/parts.ts'
import { nameOf } from './making/store-audio.ts'
import type { NarrationRow } from './narration-rows.ts'
import type { NarrationPorts } from './narrations.ts'
import { exactly } from './whole-body.ts'

type StreamPorts = Pick<NarrationPorts, 'db' | 'narrations' | 'audioStore'>

/**
 * Answers with the audio there is and then with what comes, until the narration is whole. Where it fails, or this
 * process stops, the answer is cut off: an end would say that this was all. The client only listens: it may leave.
 */
export function streamNarration(
  c: Context<SignedIn>,
  ports: StreamPorts,
  streams: Turns,
  id: string,
  fileName: string | null,
): Response {
  const headers: Record<string, string> = {
    'Content-Type': 'audio/mpeg',
    'Cache-Control': 'no-store',
    'Accept-Ranges': 'none',
    'X-Accel-Buffering': 'no',
    'X-Robots-Tag': 'noindex',
  }
  if (fileName !== null) headers['Content-Disposition'] = attachment(fileName, '.mp3')
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)

  const userId = c.var.parent.id
  const ended = streams.take(userId)
  waitForPlayer(c)
  const leaving = new AbortController()
  const pieces = audioOf(ports, userId, id, leaving.signal)
  const body = streamBody(c, pieces, {
    left: () => leaving.abort(),
    broken: (err) => sayBroken(c.var.log, 'warn', err, 'narration cut off', { narration: id }),
    ended,
  })
  return c.body(body, 200, headers)
}

/** All of a narration's audio; throws where there will be no more of it. */
async function* audioOf({ db, narrations, audioStore }: StreamPorts, userId: string, id: string, signal: AbortSignal) {
  let seq = 0
  let sent = 0
  for await (const row of narrations.watch(userId, id, signal)) {
    if (row.status === 'failed') throw new Failure('narration_failed')
    if (row.status === 'done') return yield* restOf(audioStore, row, sent)
    for await (const audio of readAudio(db, id, seq)) {
      yield audio
      seq++
      sent += audio.byteLength
    }
  }
  if (!signal.aborted) throw new Failure('unavailable')
}

/** The parts are gone once the whole is in the store; it is the same bytes. */
async function* restOf(audioStore: StreamPorts['audioStore'], { id, byteLength }: NarrationRow, sent: number) {
  const end = (byteLength ?? 0) - 1
  if (sent > end) return
  const rest = await audioStore.read(nameOf(id), { start: sent, end })
  if (!rest) throw new Failure('narration_not_found')
  yield* exactly(rest.getReader(), end + 1 - sent)
}
