import { Worker } from 'node:worker_threads'
import type { SoundAnswer, SoundJob, SoundJobs } from './sound-worker.ts'

/** The worker that does a process's sound work, so that its event loop never waits for an encoder or an alignment. */
export interface SoundThread {
  hasEnded(): boolean
  /** Ends it, whatever it does. */
  end(): Promise<void>
  /**
   * Jobs are done one after another: the one that is due first (`performance.now()`; now unless told), and of equals
   * the one asked first. `transfer`: buffers that move over and are lost here. Rejects with the job's own error, or
   * where the thread has ended.
   */
  run<Name extends keyof SoundJobs>(
    name: Name,
    input: Parameters<SoundJobs[Name]>[0],
    how?: { due?: number; transfer?: ArrayBuffer[] },
  ): Promise<Awaited<ReturnType<SoundJobs[Name]>>>
}

/** No job takes a second on a quiet machine; a thread that works on one for as long as this hangs, and is ended. */
const HANGS_MS = 60_000

let current: SoundThread | undefined

/** The process's one thread, started at first use and anew after one that died. Without work it keeps no process alive. */
export function soundThread(): SoundThread {
  if (!current || current.hasEnded()) current = startSoundThread()
  return current
}

export function startSoundThread(hangsMs = HANGS_MS): SoundThread {
  const worker = new Worker(new URL('./sound-worker.js', import.meta.url), { name: 'sound' })
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  /** Jobs that the worker does not know of yet: it is handed one at a time. */
  const line: { due: number; hand: () => void }[] = []
  let isBusy = false
  let late: NodeJS.Timeout | undefined
  let next = 0
  let over: Error | undefined

  const fail = (cause?: unknown) => {
    clearTimeout(late)
    over ??= new Error('the sound thread has ended', { cause })
    for (const { reject } of asked.values()) reject(over)
    asked.clear()
    line.length = 0
  }
  const end = async (cause?: unknown) => {
    fail(cause)
    await worker.terminate()
  }
  const handNext = () => {
    clearTimeout(late)
    const first = line.shift()
    isBusy = first !== undefined
    if (first) late = setTimeout(() => void end(new Error('a job hangs')), hangsMs).unref()
    first?.hand()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail())
  worker.on('message', ({ id, value, error }: SoundAnswer) => {
    const job = asked.get(id)
    asked.delete(id)
    if (asked.size === 0) worker.unref()
    if (error === undefined) job?.resolve(value)
    else job?.reject(new Error(error))
    handNext()
  })
  worker.unref()

  return {
    hasEnded: () => over !== undefined,
    end: () => end(),
    run(name, input, { due = performance.now(), transfer = [] } = {}) {
      if (over) return Promise.reject(over)
      const answer = Promise.withResolvers<unknown>()
      const id = next++
      asked.set(id, answer)
      worker.ref()
      const place = line.findIndex((other) => other.due > due)
      const hand = () => worker.postMessage({ id, name, input } satisfies SoundJob, transfer)
      line.splice(place < 0 ? line.length : place, 0, { due, hand })
      if (!isBusy) handNext()
      return answer.promise as Promise<never>
    },
  }
}
