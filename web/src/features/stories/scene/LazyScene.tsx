import { startTransition, useEffect, useRef, useState } from 'react'
import { LateScene } from './LateScene.tsx'
import { Sky } from './Sky.tsx'

/** The sky at once; the valley beneath it once the picture comes near the window, and only while it is. */
export function LazyScene({ seed, theme, className = '' }: { seed: string; theme: string; className?: string }) {
  const sky = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (sky.current ? watch(sky.current, (near) => startTransition(() => setNear(near))) : undefined), [])
  return (
    <Sky ref={sky} theme={theme} className={className}>
      {isNear && <LateScene seed={seed} theme={theme} className="size-full" />}
    </Sky>
  )
}

/** One observer watches for all cards. */
let observer: IntersectionObserver | undefined
const watched = new WeakMap<Element, (near: boolean) => void>()

function watch(element: Element, tell: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    },
    { rootMargin: '75%' },
  )
  watched.set(element, tell)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    watched.delete(element)
  }
}
