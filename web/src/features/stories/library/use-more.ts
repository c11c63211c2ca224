import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** How far below the window the list's end may be when more is asked for. */
const AHEAD = '1000px'

/**
 * More cards as the list's end comes near, or at the press of the button there, which then hands the focus on. `shown`:
 * how many there are.
 */
export function useMore(list: RefObject<HTMLUListElement | null>, shown: number, onMore: () => void) {
  const sentinel = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number | null>(null)
  const more = useEffectEvent(onMore)

  // Anew after each time: an end that is still near is told of again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the number of cards that moves the end
  useEffect(() => {
    const first = focusAt.current === null ? null : list.current?.children[focusAt.current]
    focusAt.current = null
    first?.querySelector('a')?.focus()
    const end = sentinel.current
    if (!end) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: AHEAD })
    observer.observe(end)
    return () => observer.disconnect()
  }, [list, shown])

  return {
    sentinel,
    askForMore() {
      focusAt.current = list.current?.children.length ?? null
      onMore()
    },
  }
}
