import { useRef, useState } from 'react'

/** `deed`, but a call that comes while one is under way does nothing: a double tap, or Enter beside it. */
export function oneAtATime<Args extends unknown[]>(
  deed: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let isBusy = false
  return async (...args) => {
    if (isBusy) return
    isBusy = true
    try {
      await deed(...args)
    } finally {
      isBusy = false
    }
  }
}

/**
 * The same for a component, with whether it is under way. A button's `disabled` alone is not enough: two taps may come
 * before React has drawn it.
 */
export function useOneAtATime<Args extends unknown[]>(deed: (...args: Args) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(deed)
  latest.current = deed
  const [run] = useState(() =>
    oneAtATime(async (...args: Args) => {
      setBusy(true)
      try {
        await latest.current(...args)
      } finally {
        setBusy(false)
      }
    }),
  )
  return [run, isBusy] as const
}
