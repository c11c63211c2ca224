import { useSyncExternalStore } from 'react'

/** One value that screens and other rooms look at, and hear of when it changes. */
export interface Store<Value> {
  get(): Value
  /** Nobody hears of a value that is the same. */
  set(next: Value): void
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(value: Value): Store<Value> {
  let current = value
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      if (next === current) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** `atFirst`: what the prerendered page was made with, where that is another value. */
export function useStore<Value>({ get, subscribe }: Store<Value>, atFirst: () => Value = get): Value {
  return useSyncExternalStore(subscribe, get, atFirst)
}
