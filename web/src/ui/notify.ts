import { createStore, useStore } from '../shared/store.ts'

export interface Notice {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  /** Where the notice leads. With it, it stays until it is closed, followed, or that page is opened. */
  link?: { label: string; href: string }
}

/** The last one is shown; one that leads somewhere comes back once that is over. */
const notices = createStore<readonly Notice[]>([])

/**
 * Shows a notice in the place of the one before. Where that one leads somewhere it waits meanwhile, or it could not be
 * followed; of several such the last. Works from anywhere, also before the toaster stands.
 */
export function notify(notice: Notice): void {
  notices.set([
    ...notices
      .get()
      .filter(({ link }) => link)
      .slice(-1),
    notice,
  ])
}

/** The same for what went wrong. */
export function notifyFailure(title: string, description?: string): void {
  notify({ title, description, tone: 'destructive' })
}

/** Takes away the notices that are no longer true, shown or waiting; all unless told which. */
export function dismissNotices(isOver: (notice: Notice) => boolean = () => true): void {
  if (notices.get().some(isOver)) notices.set(notices.get().filter((notice) => !isOver(notice)))
}

/** Takes away this one. */
export const dismissNotice = (over: Notice) => dismissNotices((notice) => notice === over)

/** What is shown: one at a time. */
export const currentNotice = () => notices.get().at(-1) ?? null

export const useNotice = () => useStore(notices).at(-1) ?? null
