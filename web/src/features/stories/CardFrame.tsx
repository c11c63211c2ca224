import type { StoryCard } from '@perinka/contract/stories'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { FavoriteButton } from './FavoriteButton.tsx'
import './story-card.css'
import { LateScene } from './scene/LateScene.tsx'
import { Sky } from './scene/Sky.tsx'

/** What plays or keeps a story, on its card; both are other features' business. */
export type StorySlot = (story: StoryCard) => ReactNode

interface CardFrameProps {
  /** The story that the buttons are about. */
  story: StoryCard
  /** Id that the picture is drawn from. */
  seed: string
  /** Lies on the picture. */
  badge?: ReactNode
  /** One quiet line at the card's foot. */
  facts: ReactNode
  listen?: StorySlot
  save?: StorySlot
  children: ReactNode
}

/** Picture, words, and at the foot the facts with their buttons: the feet of all cards in a row are level. */
export function CardFrame({ story, seed, badge, facts, listen, save, children }: CardFrameProps) {
  return (
    <article className="card-frame">
      <div className="relative">
        <LazyScene seed={seed} theme={story.theme} className="aspect-[16/9] w-full" />
        {badge}
        {listen && <span className="absolute right-3 bottom-3 z-1">{listen(story)}</span>}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 pt-4 pr-2 pb-2 pl-[min(1.25rem,6.7vw)]">
        <div className="grid flex-1 content-start gap-1.5 pr-3">{children}</div>
        <div className="flex flex-wrap items-center gap-1">
          <div className="min-w-0 flex-[1_1_6rem] py-1 leading-snug">{facts}</div>
          <span className="relative ml-auto flex shrink-0">
            {save?.(story)}
            <FavoriteButton story={story} />
          </span>
        </div>
      </div>
    </article>
  )
}

/** The sky at once; the valley beneath it once the picture comes near the window, and only while it is. */
function LazyScene({ seed, theme, className = '' }: { seed: string; theme: string; className?: string }) {
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
