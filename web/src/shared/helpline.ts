import { isChildHurt } from './api/api-error.ts'

let isNamed = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isNamed = next
  for (const tell of listeners) tell()
}

/** Says who can be called, where `error` is that a text told of a child being hurt; it stays until the parent closes it. */
export function offerHelpline(error: unknown): void {
  if (isChildHurt(error)) set(true)
}

export const closeHelpline = () => set(false)
export const isHelplineNamed = () => isNamed

export function watchHelpline(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
