import type { RefObject } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import type { StorySlot } from '../CardFrame.tsx'
import { StoryCard } from '../StoryCard.tsx'
import { SeriesCard } from './SeriesCard.tsx'
import type { Found } from './shelf.ts'
import { useMore } from './use-more.ts'

export const libraryGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

interface LibraryGridProps {
  items: readonly Found[]
  /** How many of them stand on the page; more come as one scrolls. */
  shown: number
  onMore: () => void
  list: RefObject<HTMLUListElement | null>
  listen?: StorySlot
  save?: StorySlot
}

export function LibraryGrid({ items, shown, onMore, list, listen, save }: LibraryGridProps) {
  const t = useT()
  const { sentinel, askForMore } = useMore(list, Math.min(shown, items.length), onMore)
  return (
    <>
      <ul ref={list} className={libraryGrid}>
        {items.slice(0, shown).map(({ story, series, found }, place) => {
          const id = series ? series.id : story.id
          return (
            <li key={id} data-id={id} aria-setsize={items.length} aria-posinset={place + 1}>
              {series ? (
                <SeriesCard series={series} found={found} listen={listen} save={save} />
              ) : (
                <StoryCard story={story} level="h2" isInLibrary listen={listen} save={save} />
              )}
            </li>
          )
        })}
      </ul>
      {shown < items.length && (
        <div ref={sentinel} className="mt-6 grid justify-items-center">
          <Button tone="quiet" onClick={askForMore}>
            {t('library.more')}
          </Button>
        </div>
      )}
    </>
  )
}
