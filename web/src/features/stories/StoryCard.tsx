import { PREVIEW_CHARS } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { StoryFacts } from './StoryFacts.tsx'
import { Scene } from './scene/Scene.tsx'

interface StoryCardProps {
  story: Story
  level: 'h2' | 'h3'
  preview?: boolean
  listen?: ListenSlot
}

/** What plays a story, on its card; listening is another feature's business. */
export type ListenSlot = (story: Story) => ReactNode

/** The whole card opens the story; the heart and the play button stand above the link. */
export function StoryCard({ story, level: Title, preview = false, listen }: StoryCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-card transition-colors focus-within:border-line hover:border-line has-data-[status=playing]:border-lamp">
      <div className="relative">
        <Scene seed={story.id} theme={story.theme} className="aspect-[16/9] w-full" />
        {listen && <span className="absolute right-3 bottom-3 z-1">{listen(story)}</span>}
      </div>
      <div className="flex flex-1 flex-col gap-1 py-4 pr-2 pl-5">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1 pt-1">
            <Title className="font-display font-semibold text-[1.2rem] leading-snug" lang={story.language}>
              <Link
                href={`/story/${story.id}`}
                className="rounded-card after:absolute after:inset-0 after:rounded-card"
              >
                {story.title}
              </Link>
            </Title>
            <StoryFacts story={story} />
          </div>
          <FavoriteButton story={story} className="relative" />
        </div>
        {preview && (
          <p className="mr-3 mt-1 text-soft leading-snug" lang={story.language}>
            {previewOf(story.content)}
          </p>
        )}
      </div>
    </article>
  )
}

/** The first characters of the text (specification, section 9), whole code points. */
function previewOf(content: string): string {
  const letters = [...content.replace(/\s+/g, ' ')]
  return letters.length > PREVIEW_CHARS ? `${letters.slice(0, PREVIEW_CHARS).join('').trimEnd()}…` : letters.join('')
}

export function StoryCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
    <Skeleton key={place} className="h-64 rounded-card" />
  ))
}
