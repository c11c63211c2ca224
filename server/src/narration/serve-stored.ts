import type { Context } from 'hono'
import { Failure } from '../failure.ts'
import { attachment } from '../http/attachment.ts'
import type { Leave } from '../http/family-turns.ts'
import { waitForPlayer } from '../http/listener.ts'
import { streamBody } from '../http/stream-body.ts'
import type { AudioStore, ByteRange } from '../ports/audio-store.ts'
import { nameOf } from './making/store-audio.ts'
import { exactly } from './whole-body.ts'

export interface StoredAudio {
  /** Of the narration: its object in the store, and its ETag, since it never changes. */
  id: string
  byteLength: number
  /** Offers the audio as a file of this name (a title, without ending); null: it is played where it stands. */
  fileName: string | null
  /** Asked for by its own address, which never answers another one; else what is kept must be asked about again. */
  isNamed: boolean
}

/** Seconds after which a store that is down may be asked again. */
const RETRY_AFTER = 5

/** Answers a finished narration from the store, the whole of it or the range that a player asks for; bytes need a turn. */
export async function serveStored(
  c: Context,
  store: AudioStore,
  audio: StoredAudio,
  take: () => Leave,
): Promise<Response> {
  const etag = `"${audio.id}"`
  const headers: Record<string, string> = {
    ETag: etag,
    'Cache-Control': audio.isNamed ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'Accept-Ranges': 'bytes',
    'X-Robots-Tag': 'noindex',
  }
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)

  headers['Content-Type'] = 'audio/mpeg'
  if (audio.fileName !== null) headers['Content-Disposition'] = attachment(audio.fileName, '.mp3')
  if (c.req.method === 'HEAD') {
    await (await open(store, audio, { start: 0, end: 0 })).cancel()
    return c.body(null, 200, { ...headers, 'Content-Length': String(audio.byteLength) })
  }

  // If-Range: a part of what the client has, or the whole of what there is.
  const isSame = (c.req.header('If-Range') ?? etag) === etag
  const range = isSame ? bodyRange(c.req.header('Range'), audio.byteLength) : null
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${audio.byteLength}`, 'Cache-Control': 'no-store' })
  }
  const length = range ? range.end - range.start + 1 : audio.byteLength
  const leave = take()
  const opened = await open(store, audio, range)
    .then((source) => begun(source.getReader(), length))
    .catch((error: unknown) => {
      leave()
      throw error
    })
  const body = streamBody(c, opened.pieces, {
    left: opened.leave,
    broken: (err) => c.var.log?.warn({ err, narration: audio.id }, 'the audio store broke off'),
    ended: leave,
  })
  waitForPlayer(c)
  headers['Content-Length'] = String(length)
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${audio.byteLength}`
  return c.body(body, range ? 206 : 200, headers)
}

/** The bytes of a store with the first of them at hand: one that fails at once fails before the answer begins. */
async function begun(reader: ReadableStreamDefaultReader<Uint8Array>, length: number) {
  const rest = exactly(reader, length)
  const first = await rest.next().catch(unavailable)
  async function* pieces() {
    if (!first.done) yield first.value
    yield* rest
  }
  // The reader itself: a generator that waits for a store hears of nothing else.
  return { pieces: pieces(), leave: () => void reader.cancel().catch(() => {}) }
}

/** Whether the client has it already; a weak tag is as good as a strong one here. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

async function open(store: AudioStore, { id }: StoredAudio, range: ByteRange | null) {
  const body = await store.read(nameOf(id), range ?? undefined).catch(unavailable)
  if (!body) throw new Failure('narration_not_found')
  return body
}

function unavailable(cause: unknown): never {
  throw new Failure('unavailable', { retryAfterSeconds: RETRY_AFTER, cause })
}

/**
 * What a Range header asks of a body of `length` bytes (RFC 9110, section 14): one range, null for the whole body
 * (no range, another unit, several ranges, a header that is none), `unsatisfiable` for a range beyond its end.
 */
function bodyRange(header: string | undefined, length: number): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const tail = Math.min(Number(last), length)
    return tail === 0 ? 'unsatisfiable' : { start: length - tail, end: length - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= length) return 'unsatisfiable'
  return { start, end: last === '' ? length - 1 : Math.min(Number(last), length - 1) }
}
