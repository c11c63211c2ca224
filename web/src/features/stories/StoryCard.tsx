import { PREVIEW_CHARS } from '@perinka/contract/catalog'
import type { StoryCard as CardStory } from '@perinka/contract/stories'
import { memo } from 'react'
import { Link } from 'wouter'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CardFrame, type StorySlot } from './CardFrame.tsx'
import { StoryFacts } from './StoryFacts.tsx'

interface StoryCardProps {
  story: CardStory
  level: 'h2' | 'h3'
  /** As the library shows it: with its beginning and its length, and drawn once it comes near. */
  isInLibrary?: boolean
  listen?: StorySlot
  save?: StorySlot
}

/** The whole card opens the story; the buttons stand above the link. */
export const StoryCard = memo(function StoryCard({
  story,
  level: Title,
  isInLibrary = false,
  listen,
  save,
}: StoryCardProps) {
  return (
    <CardFrame
      story={story}
      seed={story.id}
      listen={listen}
      save={save}
      facts={<StoryFacts story={story} length={isInLibrary ? story.length : undefined} />}
    >
      <Title className="card-title" lang={story.language}>
        <Link href={`/story/${story.id}`} className="card-link">
          {story.title}
        </Link>
      </Title>
      {isInLibrary && (
        <p className="text-soft leading-snug" lang={story.language}>
          {previewOf(story.preview, PREVIEW_CHARS)}
        </p>
      )}
    </CardFrame>
  )
})

export function StoryCardSkeletons({ count, tall = false }: { count: number; tall?: boolean }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
    <Skeleton key={place} className={`rounded-card ${tall ? 'h-96' : 'h-72'}`} />
  ))
}

/** The first characters of a text (specification, section 9), whole code points, and a sign that it goes on. */
export function previewOf(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text
}
