let isNamed = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isNamed = next
  for (const tell of listeners) tell()
}

/** Says who can be called where a child is being hurt; it stays until the parent closes it. */
export const nameHelpline = () => set(true)
export const closeHelpline = () => set(false)
export const isHelplineNamed = () => isNamed

export function watchHelpline(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
