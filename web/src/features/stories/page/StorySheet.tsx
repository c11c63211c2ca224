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
import './print.css'
import type { Language } from '@perinka/contract/catalog'

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

/** The word of the press agencies' vocabulary for what a trained model has made. */
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/**
 * What the page says to machines: an AI wrote this, and no index may keep it. Stands in an element with the scope of a
 * schema.org creative work; React moves the two named ones to the head.
 */
function MadeByAi({ language }: { language: Language }) {
  return (
    <>
      <meta name="generator" content="Perinka, artificial intelligence" />
      <meta name="robots" content="noindex" />
      <meta itemProp="inLanguage" content={language} />
      <link itemProp="digitalSourceType" href={SOURCE} />
    </>
  )
}
