import { Failure } from '../failure.ts'
import type { Channel, Notifications } from './notifications.ts'

/** A notification lost on the way costs at most one look so late. */
const POLL_MS = 5000

/** What one process works on apart from its requests, until it is told to stop. */
export interface Worker {
  /** Aborted once the work must end where it is. */
  stopping: AbortSignal
  /** Whether nothing more is begun. */
  isStopped(): boolean
  /** Says that something is begun: stopping waits until it is disposed. Throws `unavailable` where this process stops already. */
  begin(): Disposable
  /** Stopping waits for it. */
  run<T>(work: Promise<T>): Promise<T>
  /** The row now and after each change, until it has ended or is gone, or this process is stopping. Leaving costs it nothing. */
  follow<Row extends { status: string }>(row: Followed<Row>): AsyncGenerator<Row>
  /**
   * Begins nothing more, waits up to `graceMs` for what is being worked on, then aborts `stopping` and waits for the end of it.
   * Calling it again waits for the same end.
   */
  stop(graceMs: number): Promise<void>
}

/** A row to be followed, whichever process works on it. */
export interface Followed<Row> {
  channel: Channel
  id: string
  /** The row as it is now; null where it is gone. */
  look(): Promise<Row | null>
  /** The follower leaves. */
  signal: AbortSignal
}

export function createWorker(notifications: Notifications): Worker {
  const working = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  /** Followers end, once the workers have. */
  const closing = new AbortController()
  let stopped: Promise<void> | null = null

  function run<T>(work: Promise<T>): Promise<T> {
    working.add(work)
    const done = () => working.delete(work)
    work.then(done, done)
    return work
  }

  async function* follow<Row extends { status: string }>({ channel, id, look, signal }: Followed<Row>) {
    const waiter = await notifications.subscribe(channel, id, [signal, closing.signal])
    try {
      for (;;) {
        // One last look, lest an end that came in time be missed.
        const isLast = closing.signal.aborted
        if (signal.aborted) return
        const row = await look()
        if (!row) return
        yield row
        if (row.status !== 'running' || isLast) return
        await waiter.wait(POLL_MS)
      }
    } finally {
      waiter.close()
    }
  }

  async function stop(graceMs: number): Promise<void> {
    const grace = setTimeout(() => stopping.abort(new Failure('unavailable')), graceMs)
    // What is being begun may still become work.
    while (working.size > 0) await Promise.allSettled(working)
    clearTimeout(grace)
    closing.abort()
  }

  return {
    stopping: stopping.signal,
    isStopped: () => stopped !== null,
    begin() {
      if (stopped) throw new Failure('unavailable', { retryAfterSeconds: 5 })
      const { promise, resolve } = Promise.withResolvers<void>()
      void run(promise)
      return { [Symbol.dispose]: resolve }
    },
    run,
    follow,
    stop(graceMs) {
      stopped ??= stop(graceMs)
      return stopped
    },
  }
}
