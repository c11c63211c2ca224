import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../db/connect.ts'
import { databaseTrouble } from '../../db/trouble.ts'
import { keepLease, LEASE_LOST, type Lease } from '../../durable/lease.ts'
import { Failure } from '../../failure.ts'
import { findNarration, narrationWork } from '../narration-rows.ts'
import { failNarration, finishNarration } from './end-narration.ts'
import { release } from './leases.ts'
import { findTask, KBPS, type MakerPorts, type MakerTimings, type Task } from './maker.ts'
import { listSpoken } from './parts.ts'
import { readAloud } from './read-aloud.ts'
import { nameOf, storeAudio } from './store-audio.ts'

/**
 * Makes one narration, or goes on with it, apart from the request that asked for it. Ends in stored audio or in a
 * failed narration; where this process stops or runs into something unforeseen, the lease is free for the next try,
 * and where not even that can be written (the database is gone), it runs out.
 */
export async function makeNarration(ports: MakerPorts, lease: Lease, stop: AbortSignal, timings: MakerTimings) {
  const { db, log } = ports
  const narration = lease.id
  const started = performance.now()
  const { signal, letGo } = keepLease(() => narrationWork.renew(db, lease, timings.lease), stop, timings)
  let task: Task | null = null
  try {
    task = await findTask(db, lease)
    if (!task) throw LEASE_LOST
    await readAloud(ports, task, signal, timings)
    const spokenMs = await finish(ports, task, signal, timings)
    log.info({ narration, ms: Math.round(performance.now() - started), spokenMs }, 'story read aloud')
  } catch (err) {
    await giveUp(ports, lease, task, err, stop, timings).catch((cause) =>
      log.error({ narration, err: cause }, 'narration not given up'),
    )
  } finally {
    letGo()
  }
}

/** Answers the length of the whole in milliseconds. */
async function finish(
  { db, audioStore, narrator }: MakerPorts,
  task: Task,
  signal: AbortSignal,
  timings: MakerTimings,
) {
  const { id } = task.lease
  const { paragraphs } = await listSpoken(db, id)
  const { byteLength, tagLength } = await storeAudio({ db, audioStore }, task.lease, signal, timings.putAgainMs)
  const spokenMs = Math.round(((byteLength - tagLength) * 8) / KBPS[task.quality])
  const end = { spokenMs, paragraphs, byteLength, provider: narrator.provider }
  if (await finishNarration(db, task, end)) return spokenMs
  // Deleted while its audio was on the way into the store: nobody else would take that out again at once.
  if (!(await findNarration(db, task.userId, id))) await audioStore.remove(nameOf(id))
  throw LEASE_LOST
}

async function giveUp(
  { db, log }: MakerPorts,
  lease: Lease,
  task: Task | null,
  err: unknown,
  stop: AbortSignal,
  { outage }: MakerTimings,
) {
  const narration = lease.id
  if (err === LEASE_LOST) return log.warn({ narration }, 'narration ended elsewhere')
  if (stop.aborted) return release(db, lease, false)
  const database = databaseTrouble(err)
  if (database !== null && !OF_OUR_MAKING.has(database)) {
    log.warn({ narration, database }, 'narration waits for the database')
    return releaseAfterwards(db, lease, outage, stop)
  }
  const isForeseen = err instanceof Failure || (err instanceof Error && err.name === 'TimeoutError')
  log[isForeseen ? 'warn' : 'error']({ narration, err }, isForeseen ? 'narration failed' : 'narration broke off')
  if (task && isForeseen) return failNarration(db, task, 'narration_failed')
  return release(db, lease, true)
}

/** A disk that is full, a statement that takes too long: these may be there for good, and count as a try. */
const OF_OUR_MAKING: ReadonlySet<string> = new Set(['53100', '55P03', '57014', '25P03'])
/** A database that is away for longer costs a try after all. */
const MOST_LOOKS = 60

/** Frees the lease once the database is back, without a try: nothing was wrong with this narration. */
async function releaseAfterwards(db: Database, lease: Lease, outage: number, stop: AbortSignal): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    await wait(outage * 1000, undefined, { signal: stop }).catch(() => undefined)
    try {
      return await release(db, lease, false)
    } catch (error) {
      if (looks === MOST_LOOKS || stop.aborted || !databaseTrouble(error)) throw error
    }
  }
}
