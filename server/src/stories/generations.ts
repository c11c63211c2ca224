import type { ChapterWish, StoryWish } from '@perinka/contract/stories'
import type { Logger } from 'pino'
import type { Bounds } from '../config/bounds.ts'
import type { Database } from '../db/connect.ts'
import type { LeaseTimings } from '../work/lease.ts'
import type { Notices } from '../work/notifications.ts'
import { Failure } from '../failure.ts'
import type { Ports } from '../ports/ports.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import type { Entitlements } from '../rights/entitlements.ts'
import { beginChapter } from './begin-chapter.ts'
import type { BeginPorts, Begun } from './begin-generation.ts'
import { beginStory } from './begin-story.ts'
import { type Feed, openFeed } from './feed.ts'
import { forgetOld, LEASE_S, sweepExpired } from './leases.ts'
import { writeStory } from './write-story.ts'

/** Stories on their way, in this process and, read through the database, in any other. */
export interface Generations extends Pick<Feed, 'watch'> {
  /** Begins the wished story, or finds the one the same request began before; answers its id. */
  begin(userId: string, wish: StoryWish): Promise<string>
  /** Begins the next chapter of this story's series, or finds the one being written; answers its id. */
  beginChapter(userId: string, storyId: string, wish: ChapterWish): Promise<string>
  /** Sweeps now and each minute. */
  start(): void
  /**
   * Begins nothing more, waits up to `graceMs` for the stories being written here, then ends the rest
   * and gives their seats back. Calling it again waits for the same end.
   */
  stop(graceMs: number): Promise<void>
}

/** What asking for stories reaches. */
export interface StoryPorts extends Ports {
  /** Stories being written in this process. */
  generations: Generations
}

const SWEEP_MS = 60_000
const FORGET_MS = 60 * 60_000
const TIMINGS: LeaseTimings = { lease: LEASE_S, beat: 10, total: 120 }

export function createGenerations(ports: {
  db: Database
  notices: Notices
  storyteller: Storyteller
  entitlements: Entitlements
  bounds: Bounds
  log: Logger
  timings?: Partial<LeaseTimings>
  /** Stories that a premium family may make in 24 hours; null: no bound. */
  dailyStoryLimit?: number | null
}): Generations {
  const { db, log, dailyStoryLimit = null } = ports
  const timings = { ...TIMINGS, ...ports.timings }
  const feed = openFeed(ports)
  /** Stories being begun or written: stopping waits for them. */
  const working = new Set<Promise<unknown>>()
  const timers: NodeJS.Timeout[] = []
  const stopping = new AbortController()
  let stopped: Promise<void> | null = null

  async function sweep(): Promise<void> {
    const swept = await sweepExpired(db)
    if (swept > 0) log.warn({ swept }, 'stories without a writer were ended')
  }

  async function stop(graceMs: number): Promise<void> {
    for (const timer of timers) clearInterval(timer)
    const grace = setTimeout(() => stopping.abort(new Failure('unavailable')), graceMs)
    // What is being begun may still become a story to be written.
    while (working.size > 0) await Promise.allSettled(working)
    clearTimeout(grace)
    feed.close()
  }

  function track<T>(work: Promise<T>): Promise<T> {
    working.add(work)
    const done = () => working.delete(work)
    work.then(done, done)
    return work
  }

  async function write(userId: string, beginning: (ports: BeginPorts) => Promise<Begun>): Promise<string> {
    if (stopped) throw new Failure('unavailable', { retryAfterSeconds: 5 })
    const { id, begun } = await beginning({ ...ports, leaseS: timings.lease, dailyStoryLimit })
    if (begun) void track(writeStory(ports, { userId, ...begun }, stopping.signal, timings))
    return id
  }

  return {
    watch: feed.watch,
    begin: (userId, wish) => track(write(userId, (begin) => beginStory(begin, userId, wish))),
    beginChapter: (userId, storyId, wish) =>
      track(write(userId, (begin) => beginChapter(begin, userId, storyId, wish))),
    start() {
      const tend = (work: () => Promise<void>) => () => work().catch((err) => log.error({ err }, 'sweep failed'))
      const sweeping = tend(sweep)
      void sweeping()
      timers.push(
        setInterval(sweeping, SWEEP_MS).unref(),
        setInterval(
          tend(() => forgetOld(db.$unhurried)),
          FORGET_MS,
        ).unref(),
      )
    },
    stop(graceMs) {
      stopped ??= stop(graceMs)
      return stopped
    },
  }
}
