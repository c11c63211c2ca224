import { useEffect, useRef, useState } from 'react'

/** Paragraphs that come all at once appear one after another, those below the screen almost together. */
const STAGGER_MS = 200
const STAGGER_BELOW_MS = 50
const ON_SCREEN = 5

/** How many of `count` paragraphs to show now. The first, and one that was long awaited, at once. */
export function useReveal(count: number): number {
  const [shown, setShown] = useState(() => (prefersStill() ? count : Math.min(count, 1)))
  const lastAt = useRef(0)
  useEffect(() => {
    if (shown >= count) return
    if (prefersStill()) return setShown(count)
    const wait = shown === 0 ? 0 : Math.max(0, lastAt.current + staggerOf(shown) - performance.now())
    const timer = setTimeout(() => {
      lastAt.current = performance.now()
      setShown(shown + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [shown, count])
  return Math.min(shown, count)
}

const staggerOf = (shown: number) => (shown < ON_SCREEN ? STAGGER_MS : STAGGER_BELOW_MS)

function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
