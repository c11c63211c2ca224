import { TITLE_PLACE } from '@perinka/contract/narration'
import type { SharedStory, Story } from '@perinka/contract/stories'
import { type ReactNode, useLayoutEffect } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StoryFacts } from '../StoryFacts.tsx'
import { StoryText } from '../StoryText.tsx'
import { Scene } from '../scene/Scene.tsx'
import { restoreScrollPosition } from '../writing/scroll-position.ts'
import { ChapterLine } from './ChapterLine.tsx'
import { MadeByAi } from './MadeByAi.tsx'
import './print.css'

interface StorySheetProps {
  story: Story | SharedStory
  /** Between the title and the text. */
  listen?: ReactNode
  end?: ReactNode
}

/** The story itself, as everybody who may read it sees it. */
export function StorySheet({ story, listen, end }: StorySheetProps) {
  const t = useT()
  // A microtask later: the router first scrolls a new page to its top.
  useLayoutEffect(() => queueMicrotask(() => restoreScrollPosition(story.id)), [story.id])
  return (
    <article itemScope itemType="https://schema.org/ShortStory">
      <MadeByAi language={story.language} />
      <Scene seed={story.id} theme={story.theme} alive className="aspect-video w-full rounded-card" />
      {'seriesTitle' in story && <ChapterLine story={story} />}
      <h1
        className={`h1 ${'seriesTitle' in story && story.seriesTitle ? 'mt-1' : 'mt-6'}`}
        lang={story.language}
        data-paragraph={TITLE_PLACE}
        data-printed
        itemProp="name"
      >
        {story.title}
      </h1>
      {'words' in story && (
        <div className="mt-2">
          <StoryFacts story={story} isBeforeChild />
        </div>
      )}
      {listen}
      <div className="mt-6" lang={story.language} data-printed itemProp="text">
        <StoryText content={story.content} />
      </div>
      <footer className="mt-10 grid justify-items-center gap-6 text-center text-[0.9375rem] text-soft">
        <p data-printed>{t('stories.page.ai')}</p>
        {end}
      </footer>
    </article>
  )
}

export function StorySheetSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="aspect-video w-full rounded-card" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-72" />
    </div>
  )
}
