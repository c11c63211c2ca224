import type { FailureCode } from '@perinka/contract/failures'
import type { Logger } from 'pino'
import { untilAborted } from '../aborted.ts'
import type { Database } from '../db/connect.ts'
import { keepLease, LEASE_LOST, type LeaseTimings } from '../durable/lease.ts'
import { Failure } from '../failure.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { type Assignment, finishStory } from './finish-story.ts'
import { generationWork } from './generation-rows.ts'
import { appendParagraph, failGeneration, saveTitle } from './leases.ts'
import { countRefusal } from './refused-wishes.ts'

export interface WriterPorts {
  db: Database
  storyteller: Storyteller
  log: Logger
}

/**
 * Writes one story, apart from the request that asked for it. Ends in a stored story or in a failed
 * generation with its seat given back; where not even that can be written (the database is gone),
 * the lease runs out and a sweep does it.
 */
export async function writeStory(ports: WriterPorts, task: Assignment, stop: AbortSignal, timings: LeaseTimings) {
  const { db, log } = ports
  const generation = task.lease.id
  const started = performance.now()
  const { signal, letGo } = keepLease(() => generationWork.renew(db, task.lease, timings.lease), stop, timings)
  try {
    await tell(ports, task, signal, timings)
    log.info({ generation, ms: Math.round(performance.now() - started) }, 'story written')
  } catch (error) {
    if (error === LEASE_LOST) return log.warn({ generation }, 'story ended elsewhere')
    const code = codeOf(error, stop)
    log[stop.aborted || error instanceof Failure ? 'warn' : 'error']({ generation, code, err: error }, 'story failed')
    await failGeneration(db, task.lease, code).catch((err) => log.error({ generation, err }, 'failed story not marked'))
    if (code === 'content_refused') await countRefusal(db, task.userId).catch((err) => log.warn({ err }, 'not counted'))
  } finally {
    letGo()
  }
}

async function tell({ db, storyteller }: WriterPorts, task: Assignment, signal: AbortSignal, { lease }: LeaseTimings) {
  for await (const event of untilAborted(storyteller.tell(task.brief, signal), signal)) {
    const isOurs =
      event.kind === 'title'
        ? await saveTitle(db, task.lease, event.text, lease)
        : event.kind === 'paragraph'
          ? await appendParagraph(db, task.lease, event.text, lease)
          : await finishStory(db, task, event)
    if (!isOurs) throw LEASE_LOST
    if (event.kind === 'finished') return
  }
  throw new Failure('generation_failed')
}

/** Failures that say something of the wish; any other is ours, and its code says no more than that. */
const OF_THE_WISH: readonly FailureCode[] = ['content_refused', 'content_review']

function codeOf(error: unknown, stop: AbortSignal): FailureCode {
  if (stop.aborted) return 'unavailable'
  return error instanceof Failure && OF_THE_WISH.includes(error.code) ? error.code : 'generation_failed'
}
