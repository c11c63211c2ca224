import { useSyncExternalStore } from 'react'
import { spread } from '../time/spread.ts'

/** Between two knocks while the server does not answer, at least; at most twice as long. */
const KNOCK_EACH_MS = 2500
const KNOCK_WAITS_MS = 2000

let isAway = typeof navigator !== 'undefined' && navigator.onLine === false
let isKnocking = false
let nextKnock: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server could be reached when it was last asked. */
export const isServerAway = () => isAway

/** Screens that need the server say so while it is away. */
export function useServerAway(): boolean {
  return useSyncExternalStore(onReach, isServerAway, () => false)
}

export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Every call tells how it went: `false` for a line that carried no answer of the server's own. One may break by chance:
 * the server counts as away once it does not answer a knock either.
 */
export function reached(answered: boolean): void {
  if (answered) settle(false)
  else if (!isAway) void knock()
}

function settle(away: boolean): void {
  clearTimeout(nextKnock)
  // A browser may say that the line is gone a moment before it is: what is answered till then proves nothing.
  if (away || navigator.onLine === false) nextKnock = setTimeout(() => void knock(), spread(KNOCK_EACH_MS))
  if (isAway === away) return
  isAway = away
  for (const listener of listeners) listener()
}

/** What a proxy says while the server behind it is away, and the server itself while it starts or stops. */
export const isAwayStatus = (status: number) => status === 502 || status === 503 || status === 504

const isUnseen = () => typeof document !== 'undefined' && document.visibilityState === 'hidden'

/** Asks whether the server is there. A page that nobody sees waits until somebody does. */
async function knock(): Promise<void> {
  if (isKnocking || (isAway && isUnseen())) return
  isKnocking = true
  const signal = AbortSignal.timeout(KNOCK_WAITS_MS)
  const answer = await fetch('/health/live', { cache: 'no-store', signal }).catch(() => null)
  isKnocking = false
  settle(!answer?.ok)
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => reached(false))
  window.addEventListener('online', () => void knock())
  document.addEventListener('visibilitychange', () => isAway && void knock())
}
