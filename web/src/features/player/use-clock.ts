import { useCallback, useSyncExternalStore } from 'react'
import { usePlayer } from '../../shared/player/player.ts'

const TICK_MS = 250

function eachTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

/** Whole seconds into the loaded story, as heard now. */
export function useHeardSeconds(): number {
  const player = usePlayer()
  return useSyncExternalStore(eachTick, () => Math.floor(player?.time() ?? 0))
}

/** Whole seconds until `moment` (milliseconds since 1970); null without one. */
export function useSecondsUntil(moment: number | null): number | null {
  const left = useCallback(
    () => (moment === null ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000))),
    [moment],
  )
  return useSyncExternalStore(eachTick, left)
}
