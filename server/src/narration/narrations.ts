import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import { follow } from '../work/follow.ts'
import type { Lease } from '../work/lease.ts'
import { CHANNELS, type Notices } from '../work/notifications.ts'
import { Failure } from '../failure.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import type { Narrator } from '../ports/narrator.ts'
import type { Ports } from '../ports/ports.ts'
import type { Entitlements } from '../rights/entitlements.ts'
import type { StoryRow } from '../stories/repository.ts'
import { beginNarration, type NarrationOrder } from './begin-narration.ts'
import { failNarration } from './making/end-narration.ts'
import { LEASE_S, TEND, takeHopeless, takeSilent } from './making/leases.ts'
import { makeNarration } from './making/make-narration.ts'
import type { MakerTimings } from './making/maker.ts'
import { findTask } from './making/task.ts'
import { findNarration, type NarrationRow } from './narration-rows.ts'
import { forgetOld, REMOVED_AT_ONCE, removeDiscarded } from './tend.ts'

/** Stories being read aloud in this process and, read through the database, in any other. */
export interface Narrations {
  /** Who reads. */
  adapter: Narrator['adapter']
  /** Has the story read aloud, or finds where it is or was; answers the story, which shows that narration already. */
  begin(userId: string, storyId: string, wish: NarrationOrder): Promise<StoryRow>
  /**
   * The narration's row now and after each change, until it has ended or is gone, or this process is stopping.
   * Leaving costs the narration nothing.
   */
  watch(userId: string, id: string, signal: AbortSignal): AsyncGenerator<NarrationRow>
  /** Goes on with what other processes left, and removes discarded audio: now, now and then, and when told. */
  start(): void
  /**
   * Begins nothing more, waits up to `graceMs` for what is being read here, then leaves the rest to the next process.
   * Calling it again waits for the same end.
   */
  stop(graceMs: number): Promise<void>
}

/** What narration reaches. */
export interface NarrationPorts extends Ports {
  /** Stories being read aloud in this process. */
  narrations: Narrations
}

const TEND_MS = 20_000
const FORGET_MS = 60 * 60_000
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
  notices: Notices
  narrator: Narrator
  audioStore: AudioStore
  entitlements: Entitlements
  log: Logger
  timings?: Partial<MakerTimings>
  /** Narrations that a family may have made in 24 hours; null: no bound. */
  dailyNarrationLimit?: number | null
}): Narrations {
  const { db, notices, audioStore, entitlements, log, dailyNarrationLimit = null } = ports
  const timings = { ...TIMINGS, ...ports.timings }
  /** Narrations being begun or made: stopping waits for them. */
  const working = new Set<Promise<unknown>>()
  /** The makers end. */
  const stopping = new AbortController()
  /** The watchers end, once the makers have. */
  const closing = new AbortController()
  /** Nothing is taken over any more. */
  const leaving = new AbortController()
  let stopped: Promise<void> | null = null

  function track<T>(work: Promise<T>): Promise<T> {
    working.add(work)
    const done = () => working.delete(work)
    work.then(done, done)
    return work
  }

  const make = (lease: Lease) => void track(makeNarration(ports, lease, stopping.signal, timings))

  async function begin(userId: string, storyId: string, wish: NarrationOrder): Promise<StoryRow> {
    if (stopped) throw new Failure('unavailable', { retryAfterSeconds: 5 })
    const { story, lease } = await beginNarration(
      { db, entitlements, leaseS: timings.lease, dailyNarrationLimit },
      userId,
      storyId,
      wish,
    )
    if (lease) make(lease)
    return story
  }

  async function takeOver(): Promise<void> {
    for (const lease of await takeHopeless(db, timings.lease)) {
      log.error({ narration: lease.id }, 'narration given up after several attempts')
      const task = await findTask(db, lease)
      if (task) await failNarration(db, task, 'narration_failed')
    }
    if (stopped) return
    const taken = await takeSilent(db, timings.lease, TAKEN_AT_ONCE)
    for (const lease of taken) make(lease)
    if (taken.length > 0) log.warn({ taken: taken.length }, 'narrations without a maker are gone on with')
  }

  function tend(work: () => Promise<unknown>): Promise<unknown> {
    return work().catch((err) => log.error({ err }, 'narrations were not tended'))
  }

  /** A family that leaves may leave thousands. */
  async function removeAllDiscarded(): Promise<void> {
    while (!leaving.signal.aborted && (await removeDiscarded(db, audioStore)) === REMOVED_AT_ONCE);
  }

  async function keepTending(): Promise<void> {
    const { signal } = leaving
    const bell = await notices.hang(CHANNELS.narrations, TEND, [signal])
    let forgetAt = 0
    while (!signal.aborted) {
      await track(tend(takeOver))
      await tend(removeAllDiscarded)
      if (Date.now() >= forgetAt) {
        await tend(() => forgetOld(db.$unhurried))
        forgetAt = Date.now() + FORGET_MS
      }
      await bell.rung(TEND_MS)
    }
    bell.unhang()
  }

  async function look(userId: string, id: string): Promise<NarrationRow | null> {
    const row = await findNarration(db, userId, id)
    // Somebody waits for it: not only each minute.
    if (row?.isSilent && !stopped) await track(tend(takeOver))
    return row
  }

  let tending = Promise.resolve()

  async function stop(graceMs: number): Promise<void> {
    leaving.abort()
    const grace = setTimeout(() => stopping.abort(new Failure('unavailable')), graceMs)
    // What is being begun may still become a narration to be made.
    while (working.size > 0) await Promise.allSettled(working)
    clearTimeout(grace)
    closing.abort()
    // A store that hangs is left to the next process too.
    await Promise.race([tending, sleep(1000)])
  }

  return {
    adapter: ports.narrator.adapter,
    begin: (userId, storyId, wish) => track(begin(userId, storyId, wish)),
    watch: (userId, id, signal) =>
      follow(notices, {
        ...{ channel: CHANNELS.narrations, id, look: () => look(userId, id) },
        ...{ signal, closing: closing.signal },
      }),
    start() {
      tending = keepTending()
    },
    stop(graceMs) {
      stopped ??= stop(graceMs)
      return stopped
    },
  }
}
