import type { FailureCode } from '@perinka/contract/failures'
import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { type Assignment, finishStory } from './finish-story.ts'
import { fail, renew, sayParagraph, sayTitle } from './leases.ts'

/** Seconds. A writer renews its lease well before it ends, and never holds it longer than `total`. */
export interface WriterTimings {
  lease: number
  beat: number
  total: number
}

export interface WriterPorts {
  db: Database
  storyteller: Storyteller
  log: Logger
}

/** Why a writer stops although nobody asked it to: another process has ended its generation. */
const LEASE_LOST = new Error('the lease is lost')

/**
 * Writes one story, apart from the request that asked for it. Ends in a stored story or in a failed
 * generation with its seat given back; where not even that can be written (the database is gone),
 * the lease runs out and a sweep does it.
 */
export async function writeStory(ports: WriterPorts, task: Assignment, stop: AbortSignal, timings: WriterTimings) {
  const { db, log } = ports
  const generation = task.lease.id
  const started = performance.now()
  const over = new AbortController()
  const signal = AbortSignal.any([stop, over.signal, AbortSignal.timeout(timings.total * 1000)])
  const beat = setInterval(async () => {
    // A beat that fails to reach the database is tried again; the lease outlives two of them.
    const isKept = await renew(db, task.lease, timings.lease).catch(() => true)
    if (!isKept) over.abort(LEASE_LOST)
  }, timings.beat * 1000)
  signal.addEventListener('abort', () => clearInterval(beat))
  try {
    await tell(ports, task, signal, timings)
    log.info({ generation, ms: Math.round(performance.now() - started) }, 'story written')
  } catch (error) {
    if (error === LEASE_LOST) return log.warn({ generation }, 'story ended elsewhere')
    const code = codeOf(error, stop)
    log[stop.aborted || error instanceof Failure ? 'warn' : 'error']({ generation, code, err: error }, 'story failed')
    await fail(db, task.lease, code).catch((err) => log.error({ generation, err }, 'failed story not marked'))
  } finally {
    // Clears the beat, frees `stop`, which lives as long as the process, and tells a storyteller that still works.
    over.abort()
  }
}

async function tell({ db, storyteller }: WriterPorts, task: Assignment, signal: AbortSignal, { lease }: WriterTimings) {
  for await (const told of untilAborted(storyteller.tell(task.brief, signal), signal)) {
    const isOurs =
      told.kind === 'title'
        ? await sayTitle(db, task.lease, told.text, lease)
        : told.kind === 'paragraph'
          ? await sayParagraph(db, task.lease, told.text, lease)
          : await finishStory(db, task, told)
    if (!isOurs) throw LEASE_LOST
    if (told.kind === 'finished') return
  }
  throw new Failure('generation_failed')
}

/** Leaves at once when aborted, even where the storyteller does not listen. */
async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  aborted.catch(() => {})
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  const items = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await Promise.race([items.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', leave)
    // Not awaited: a storyteller that hangs would hang this as well.
    items.return?.().catch(() => {})
  }
}

/** Failures that say something of the wish; any other is ours, and its code says no more than that. */
const TELLING: readonly FailureCode[] = ['content_refused', 'content_review']

function codeOf(error: unknown, stop: AbortSignal): FailureCode {
  if (stop.aborted) return 'unavailable'
  return error instanceof Failure && TELLING.includes(error.code) ? error.code : 'generation_failed'
}
