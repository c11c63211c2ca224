export interface Notice {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  /** Where the notice leads. With it, it stays until it is closed, followed, or that page is opened. */
  link?: { label: string; href: string }
}

/** The same words said twice are two notices. */
export interface ShownNotice extends Notice {
  id: number
}

let shown: readonly ShownNotice[] = []
let last = 0
const listeners = new Set<() => void>()

function show(notices: readonly ShownNotice[]): void {
  shown = notices
  for (const tell of listeners) tell()
}

/**
 * Shows a notice in the place of the one before, or below it where that one leads somewhere: of those the last stays, or it
 * could not be followed. Works from anywhere, also before the toaster stands.
 */
export function notify(notice: Notice): void {
  last += 1
  show([...shown.filter(({ link }) => link).slice(-1), { ...notice, id: last }])
}

/** Takes away the notices that are no longer true; all unless told which. */
export function dismissNotices(isOver: (notice: Notice) => boolean = () => true): void {
  if (shown.some(isOver)) show(shown.filter((notice) => !isOver(notice)))
}

/** Takes away this one. */
export const dismissNotice = (id: number) => show(shown.filter((notice) => notice.id !== id))

/** What is shown, two at most, the older first. */
export const currentNotices = () => shown

export function watchNotices(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
