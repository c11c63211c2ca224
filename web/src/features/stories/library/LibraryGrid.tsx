import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import type { StorySlot } from '../CardFrame.tsx'
import { StoryCard } from '../StoryCard.tsx'
import { SeriesCard } from './SeriesCard.tsx'
import type { Found } from './shelf.ts'

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

/** How far below the window the list's end may be when more is asked for. */
const AHEAD = '1000px'

/**
 * More cards as the list's end comes near, or at the press of the button there, which then hands the focus on. `shown`:
 * how many there are.
 */
function useMore(list: RefObject<HTMLUListElement | null>, shown: number, onMore: () => void) {
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
    // A busy browser tells of several changes at once: the last is how it stands.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && more(), {
      rootMargin: AHEAD,
    })
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
