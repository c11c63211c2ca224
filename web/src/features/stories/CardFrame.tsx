import type { StoryCard } from '@perinka/contract/stories'
import type { ReactNode } from 'react'
import { FavoriteButton } from './FavoriteButton.tsx'
import { LazyScene } from './scene/LazyScene.tsx'
import './story-card.css'

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
