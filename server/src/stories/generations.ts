import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import type { LeaseTimings } from '../durable/lease.ts'
import type { Notifications } from '../durable/notifications.ts'
import { createWorker, type Worker } from '../durable/worker.ts'
import type { Ports } from '../ports/ports.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import type { Assignment } from './finish-story.ts'
import { findGeneration, type GenerationRow, generationWork } from './generation-rows.ts'
import { forgetOld, LEASE_S, sweepExpired } from './leases.ts'
import { writeStory } from './write-story.ts'

/** Stories on their way, in this process and, read through the database, in any other. */
export interface Generations extends Pick<Worker, 'begin' | 'stop'> {
  /** Seconds that the first lease of a row lasts. */
  leaseS: number
  /** Has a story written whose row stands, apart from the request that asked for it. */
  write(assignment: Assignment): void
  /** One generation of this family, or null. */
  find(userId: string, id: string): Promise<GenerationRow | null>
  /** The generation's row now and after each change, as `Worker.follow`. */
  watch(userId: string, id: string, signal: AbortSignal): AsyncGenerator<GenerationRow>
  /** Ends what has lost its writer, and gives its seats back. */
  sweep(): Promise<void>
  /** Forgets how old stories came to be. */
  forgetOld(): Promise<void>
}

/** What asking for stories reaches. */
export interface StoryPorts extends Ports {
  generations: Generations
}

const TIMINGS: LeaseTimings = { lease: LEASE_S, beat: 10, total: 120 }

export function createGenerations(ports: {
  db: Database
  notifications: Notifications
  storyteller: Storyteller
  log: Logger
  timings?: Partial<LeaseTimings>
}): Generations {
  const { db, log } = ports
  const timings = { ...TIMINGS, ...ports.timings }
  const worker = createWorker(ports.notifications)

  async function sweep(): Promise<void> {
    const swept = await sweepExpired(db)
    if (swept > 0) log.warn({ swept }, 'stories without a writer were ended')
  }

  async function find(userId: string, id: string): Promise<GenerationRow | null> {
    const row = await findGeneration(db, userId, id)
    // Somebody waits for it: not only each minute.
    return row?.isSilent && (await sweepExpired(db)) > 0 ? findGeneration(db, userId, id) : row
  }

  return {
    leaseS: timings.lease,
    begin: worker.begin,
    find,
    write: (assignment) => void worker.run(writeStory(ports, assignment, worker.stopping, timings)),
    watch: (userId, id, signal) =>
      worker.follow({ channel: generationWork.channel, id, look: () => find(userId, id), signal }),
    sweep,
    forgetOld: () => forgetOld(db.$unhurried),
    stop: worker.stop,
  }
}
