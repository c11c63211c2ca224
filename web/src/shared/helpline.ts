import { isChildHurt } from './api/api-error.ts'
import { createStore, useStore } from './store.ts'

const isOffered = createStore(false)

/** Says who can be called, where `error` is that a text told of a child being hurt; it stays until the parent closes it. */
export function offerHelpline(error: unknown): void {
  if (isChildHurt(error)) isOffered.set(true)
}

export const closeHelpline = () => isOffered.set(false)

export const useHelpline = () => useStore(isOffered)
