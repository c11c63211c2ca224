import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Channel, Notifications } from './notifications.ts'

/** Something that each process does now and then. */
export interface Task {
  /** For the log where it fails. */
  name: string
  /** Seconds from the end of one run to the next; null: once, at the start. */
  everyS: number | null
  /** Whether the first run is at the start, instead of after the first pause. */
  isAtStart?: boolean
  /** A notification on which it runs before its time. */
  wokenBy?: { channel: Channel; payload: string }
  /** `signal` ends as soon as the server is told to stop. */
  run(signal: AbortSignal): Promise<unknown>
}

/** How long a task may still take once the server is told to stop; the database closes after it. */
const GRACE_MS = 1_000

/** Begins what stands in the table; answers what ends it. A task that fails is run again at its next time. */
export function startSchedule(
  tasks: readonly Task[],
  ports: { notifications: Notifications; log: Logger },
): () => Promise<void> {
  const leaving = new AbortController()
  const loops = Promise.all(tasks.map((task) => repeat(task, ports, leaving.signal)))
  return async () => {
    leaving.abort()
    await Promise.race([loops, sleep(GRACE_MS, undefined, { ref: false })])
  }
}

async function repeat(
  { name, everyS, isAtStart, wokenBy, run }: Task,
  { notifications, log }: { notifications: Notifications; log: Logger },
  signal: AbortSignal,
): Promise<void> {
  const waiter = wokenBy && (await notifications.subscribe(wokenBy.channel, wokenBy.payload, [signal]))
  let isDue = isAtStart === true || everyS === null
  while (!signal.aborted) {
    if (isDue)
      await run(signal).catch((err: unknown) =>
        log[signal.aborted ? 'warn' : 'error']({ err, task: name }, 'a task has failed'),
      )
    if (everyS === null) break
    isDue = true
    const pauseMs = everyS * 1000
    await (waiter?.wait(pauseMs) ?? sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined))
  }
  waiter?.close()
}
