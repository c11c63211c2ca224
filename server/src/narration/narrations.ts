import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import type { Lease } from '../durable/lease.ts'
import type { Notifications } from '../durable/notifications.ts'
import { createWorker, type Worker } from '../durable/worker.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import type { Narrator } from '../ports/narrator.ts'
import type { Ports } from '../ports/ports.ts'
import { forgetOld } from './forget-old.ts'
import { failNarration } from './making/end-narration.ts'
import { LEASE_S, takeHopeless, takeSilent } from './making/leases.ts'
import { makeNarration } from './making/make-narration.ts'
import { findTask, type MakerTimings } from './making/maker.ts'
import { findNarration, type NarrationRow, narrationWork } from './narration-rows.ts'

/** Stories being read aloud in this process and, read through the database, in any other. */
export interface Narrations extends Pick<Worker, 'begin' | 'stop'> {
  /** Who reads. */
  adapter: Narrator['adapter']
  /** Seconds that the first lease of a row lasts. */
  leaseS: number
  /** Makes a narration whose row stands, apart from the request that asked for it. */
  make(lease: Lease): void
  /** The narration's row now and after each change, as `Worker.follow`. */
  watch(userId: string, id: string, signal: AbortSignal): AsyncGenerator<NarrationRow>
  /** Goes on with what other processes left, and ends what was tried too often. */
  takeOver(): Promise<void>
  /** Forgets old narrations. */
  forgetOld(): Promise<void>
}

/** What having stories read aloud reaches. */
export interface NarrationPorts extends Ports {
  narrations: Narrations
}

/** Narrations taken over at a time; what is left waits for another process, or for the next look. */
const TAKEN_AT_ONCE = 20
const TIMINGS: MakerTimings = {
  lease: LEASE_S,
  beat: 4,
  total: 60 * 60,
  silence: 180,
  outage: 1,
  putAgainMs: [500, 2000, 5000],
}

export function createNarrations(ports: {
  db: Database
  notifications: Notifications
  narrator: Narrator
  audioStore: AudioStore
  log: Logger
  timings?: Partial<MakerTimings>
}): Narrations {
  const { db, notifications, log } = ports
  const timings = { ...TIMINGS, ...ports.timings }
  const worker = createWorker(notifications)

  const make = (lease: Lease) => void worker.run(makeNarration(ports, lease, worker.stopping, timings))

  async function giveUp(lease: Lease): Promise<void> {
    const task = await findTask(db, lease)
    if (task) await failNarration(db, task, 'narration_failed')
  }

  async function takeOver(): Promise<void> {
    for (const lease of await takeHopeless(db, timings.lease)) {
      log.error({ narration: lease.id }, 'narration given up after several attempts')
      // One that cannot be ended now keeps nobody else waiting.
      await giveUp(lease).catch((err) => log.error({ err, narration: lease.id }, 'a narration could not be given up'))
    }
    if (worker.isStopped()) return
    const taken = await takeSilent(db, timings.lease, TAKEN_AT_ONCE)
    for (const lease of taken) make(lease)
    if (taken.length > 0) log.warn({ taken: taken.length }, 'narrations without a maker are gone on with')
  }

  async function look(userId: string, id: string): Promise<NarrationRow | null> {
    const row = await findNarration(db, userId, id)
    // Somebody waits for it: not only each minute.
    if (row?.isSilent && !worker.isStopped())
      await worker.run(takeOver()).catch((err) => log.error({ err }, 'narrations were not taken over'))
    return row
  }

  return {
    adapter: ports.narrator.adapter,
    leaseS: timings.lease,
    begin: worker.begin,
    make,
    watch: (userId, id, signal) =>
      worker.follow({ channel: narrationWork.channel, id, look: () => look(userId, id), signal }),
    takeOver: () => worker.run(takeOver()),
    forgetOld: () => forgetOld(db.$unhurried),
    stop: worker.stop,
  }
}
