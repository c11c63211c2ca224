import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { orAborted } from '../../../aborted.ts'
import { SpeechTrouble } from '../trouble.ts'
import { startVoice, type VoiceAddress, type VoiceLife } from './voice-life.ts'

/** The built-in voice: a process of its own, kept alive until `stop`. */
export interface VoiceProcess {
  /** Starts it where it does not run yet. */
  start(): void
  /**
   * Where it can be asked, as soon as it can: it is started, or awaited while it starts again. Rejects with the
   * signal's reason, with `SpeechTrouble` where it ends at every start, and once it was stopped.
   */
  ready(signal?: AbortSignal): Promise<VoiceAddress>
  /** It does not answer in time at `address`: it is looked after, and ended where it does not say that it is well. */
  doubt(address: VoiceAddress): void
  /** Ends it for good and waits for its end. Calling it again waits for the same end. */
  stop(): Promise<void>
}

export interface VoiceTimings {
  /** Milliseconds before it is started again: at first, and at most; each time twice as long. */
  firstDelay: number
  lastDelay: number
  /** One that lived as long is started again after the first delay. */
  settled: number
  /** How long it may take to announce itself, and to say that it is well. */
  start: number
  health: number
  /** How long it may take to end once it is told to. */
  end: number
}

const TIMINGS: VoiceTimings = {
  firstDelay: 200,
  lastDelay: 30_000,
  settled: 60_000,
  start: 60_000,
  health: 10_000,
  end: 5_000,
}

/** One that has ended so many times in a row before it could be asked is waited for no longer, though tried again. */
const HOPELESS = 4

/** Known by its place alone: it has a licence of its own, and no code of it is ever loaded here. */
const PROGRAM = fileURLToPath(new URL('../../../../../voice/src/main.ts', import.meta.url))

/** Long, because start, life and end of the process change one state, which nobody else may. */
export function superviseVoice(
  log: Logger,
  { program = PROGRAM, ...changed }: Partial<VoiceTimings> & { program?: string } = {},
): VoiceProcess {
  const timings = { ...TIMINGS, ...changed }
  const stopping = new AbortController()
  let life: VoiceLife | undefined
  let address: VoiceAddress | undefined
  let waiting = Promise.withResolvers<VoiceAddress>()
  waiting.promise.catch(() => {})
  let running: Promise<void> | undefined
  let failedStarts = 0

  async function keepAlive(): Promise<void> {
    let delay = timings.firstDelay
    while (!stopping.signal.aborted) {
      const born = performance.now()
      const how = await live().catch((error: NodeJS.ErrnoException) => `it could not be started (${error.code})`)
      if (stopping.signal.aborted) return
      if (performance.now() - born >= timings.settled) delay = timings.firstDelay
      log.error({ how, againInMs: delay }, 'the voice process has ended; it is started again')
      await wait(delay, undefined, { signal: stopping.signal }).catch(() => {})
      delay = Math.min(delay * 2, timings.lastDelay)
    }
  }

  /** One life; how it ended. */
  async function live(): Promise<string> {
    const born = performance.now()
    const current = startVoice(program, log)
    life = current
    const late = setTimeout(() => current.child.kill('SIGKILL'), timings.start)
    current.ready.then(
      (at) => {
        clearTimeout(late)
        log.info({ pid: current.child.pid, ms: Math.round(performance.now() - born) }, 'the voice process is ready')
        address = at
        failedStarts = 0
        waiting.resolve(at)
      },
      () => {},
    )
    const how = await current.ended
    clearTimeout(late)
    life = undefined
    failedStarts = address ? 0 : failedStarts + 1
    if (failedStarts >= HOPELESS) waiting.reject(unstartable())
    if (address || failedStarts >= HOPELESS) waiting = Promise.withResolvers<VoiceAddress>()
    waiting.promise.catch(() => {})
    address = undefined
    return how
  }

  function start(): void {
    if (!stopping.signal.aborted) running ??= keepAlive()
  }

  return {
    start,
    ready(signal) {
      start()
      if (stopping.signal.aborted) return Promise.reject(stopping.signal.reason)
      if (failedStarts >= HOPELESS) return Promise.reject(unstartable())
      return orAborted(waiting.promise, AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]))
    },
    doubt(at) {
      const doubted = life
      if (!doubted || at !== address) return
      void isWell(at, timings.health).then((well) => {
        if (well) return
        log.error('the voice process does not answer; it is ended')
        doubted.child.kill('SIGKILL')
      })
    },
    async stop() {
      stopping.abort(new Error('the voice process was stopped'))
      const last = life
      last?.child.stdin?.end()
      const late = setTimeout(() => last?.child.kill('SIGKILL'), timings.end)
      await running
      clearTimeout(late)
    },
  }
}

/** What the log says of it tells why; asking again would keep a family waiting for nothing. */
function unstartable(): SpeechTrouble {
  return new SpeechTrouble('the voice process cannot be started', { mayPass: false })
}

async function isWell({ url, secret }: VoiceAddress, patience: number): Promise<boolean> {
  const headers = { Authorization: `Bearer ${secret}` }
  const answer = fetch(new URL('/health', url), { headers, signal: AbortSignal.timeout(patience) })
  return answer.then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
}
