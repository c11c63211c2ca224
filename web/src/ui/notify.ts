export interface Notice {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  /** Where the notice leads. With it, it stays until it is closed, followed, or that page is opened. */
  link?: { label: string; href: string }
}

type Listener = (notice: Notice | null) => void

let listener: Listener | null = null
let waiting: Notice | null = null

/** Shows a notice in the place of the one before. Works from anywhere, also before the toaster stands. */
export function notify(notice: Notice): void {
  if (listener) listener(notice)
  else waiting = notice
}

/** Takes away a notice that is no longer true. */
export function dismissNotice(): void {
  waiting = null
  listener?.(null)
}

/** For the toaster: hears every notice and the one that was waiting for it, null where the last is taken away. */
export function onNotice(next: Listener): () => void {
  listener = next
  if (waiting) next(waiting)
  waiting = null
  return () => {
    if (listener === next) listener = null
  }
}
