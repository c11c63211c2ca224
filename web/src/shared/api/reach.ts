import { createStore, useStore } from '../store.ts'
import { jitter } from '../time/jitter.ts'

/** Between two pings while the server does not answer, at least; at most twice as long. */
const PING_EACH_MS = 2500
const PING_WAITS_MS = 2000

const isAway = createStore(typeof navigator !== 'undefined' && navigator.onLine === false)
let isPinging = false
let nextPing: ReturnType<typeof setTimeout> | undefined

/** Whether the server could be reached when it was last asked. */
export const { get: isServerAway, subscribe: onReach } = isAway

/** Screens that need the server say so while it is away. */
export const useServerAway = () => useStore(isAway)

/**
 * Every call tells how it went: `false` for a connection that carried no answer of the server's own. One may break by chance:
 * the server counts as away once it does not answer a ping either.
 */
export function reached(answered: boolean): void {
  if (answered) settle(false)
  else if (!isServerAway()) void ping()
}

function settle(away: boolean): void {
  clearTimeout(nextPing)
  // A browser may say that the connection is gone a moment before it is: what is answered till then proves nothing.
  if (away || navigator.onLine === false) nextPing = setTimeout(() => void ping(), jitter(PING_EACH_MS))
  isAway.set(away)
}

/** What a proxy says while the server behind it is away, and the server itself while it starts or stops. */
export const isAwayStatus = (status: number) => status === 502 || status === 503 || status === 504

const isUnseen = () => typeof document !== 'undefined' && document.visibilityState === 'hidden'

/** Asks whether the server is there. A page that nobody sees waits until somebody does. */
async function ping(): Promise<void> {
  if (isPinging || (isServerAway() && isUnseen())) return
  isPinging = true
  const signal = AbortSignal.timeout(PING_WAITS_MS)
  const answer = await fetch('/health/live', { cache: 'no-store', signal }).catch(() => null)
  isPinging = false
  settle(!answer?.ok)
}

/** From now on the browser's own word that the connection is gone or back is looked into at once. */
export function watchConnection(): void {
  window.addEventListener('offline', () => reached(false))
  window.addEventListener('online', () => void ping())
  document.addEventListener('visibilitychange', () => isServerAway() && void ping())
}
