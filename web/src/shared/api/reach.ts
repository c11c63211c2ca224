import { useSyncExternalStore } from 'react'

/** Seconds between two knocks while the server does not answer. */
const KNOCK_S = 5

let isAway = typeof navigator !== 'undefined' && navigator.onLine === false
let knocking: ReturnType<typeof setTimeout> | undefined
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

/** Every call tells how it went: `false` for a line that carried no answer of the server's own. */
export function reached(answered: boolean): void {
  clearTimeout(knocking)
  if (!answered) knocking = setTimeout(knock, KNOCK_S * 1000)
  if (isAway === !answered) return
  isAway = !answered
  for (const listener of listeners) listener()
}

/** What a proxy says while the server behind it is away, and the server itself while it starts or stops. */
export const isAwayStatus = (status: number) => status === 502 || status === 503 || status === 504

/** Asks whether the server is back. A page that nobody sees waits until somebody does. */
async function knock(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => null)
  reached(answer?.ok ?? false)
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => reached(false))
  window.addEventListener('online', () => void knock())
  document.addEventListener('visibilitychange', () => isAway && void knock())
}
