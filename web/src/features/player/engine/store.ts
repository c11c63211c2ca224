import { type PlayerState, type PlayerStatus, SILENT } from '../../../shared/player/player.ts'
import { currentListening } from '../../../shared/settings/listening.ts'

export interface Store {
  state(): PlayerState
  subscribe(listener: () => void): () => void
  set(changes: Partial<PlayerState>): void
}

/** What the screens see of the player; they hear only of what really changed. */
export function createStore(): Store {
  let state: PlayerState = { ...SILENT, speed: currentListening().speed }
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(changes) {
      const keys = Object.keys(changes) as (keyof PlayerState)[]
      if (keys.every((key) => Object.is(state[key], changes[key]))) return
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
  }
}

/** Hears each new status, once. Returns what ends it. */
export function onStatus(store: Store, hear: (status: PlayerStatus) => void): () => void {
  let last = store.state().status
  return store.subscribe(() => {
    const { status } = store.state()
    if (status === last) return
    last = status
    hear(status)
  })
}
