import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Something that is done now and then, by each process. */
export interface Task {
  /** For the log where it fails. */
  name: string
  /** Seconds from the end of one run to the next; null: once, at the start. */
  everyS: number | null
  /** Whether the first run is at the start, instead of after the first pause. */
  isAtStart?: boolean
  /** `signal` ends as soon as the server is told to stop. */
  run(signal: AbortSignal): Promise<unknown>
}

/** How long a task may still take once the server is told to stop; the database closes after it. */
const GRACE_MS = 1_000

/** Begins what stands in the table; answers what ends it. A task that fails is tried again at its next time. */
export function startSchedule(tasks: readonly Task[], log: Logger): () => Promise<void> {
  const leaving = new AbortController()
  const loops = Promise.all(tasks.map((task) => repeat(task, leaving.signal, log)))
  return async () => {
    leaving.abort()
    await Promise.race([loops, sleep(GRACE_MS, undefined, { ref: false })])
  }
}

async function repeat({ name, everyS, isAtStart, run }: Task, signal: AbortSignal, log: Logger): Promise<void> {
  let isDue = isAtStart === true || everyS === null
  while (!signal.aborted) {
    if (isDue) await run(signal).catch((err: unknown) => log.error({ err, task: name }, 'a task has failed'))
    if (everyS === null) return
    isDue = true
    await sleep(everyS * 1000, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
