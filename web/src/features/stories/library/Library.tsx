import { searchable } from '@perinka/contract/names'
import type { StoryCard } from '@perinka/contract/stories'
import { type RefObject, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useTextSearch } from '../api/search-stories.ts'
import type { StorySlot } from '../CardFrame.tsx'
import { type Filters, finder, foldAhead, isNarrowed, themesOf, writeFilters } from './filters.ts'
import { type ChildName, LibraryControls } from './LibraryControls.tsx'
import { LibraryGrid } from './LibraryGrid.tsx'
import { narrow, shelve } from './shelf.ts'
import { useFilters } from './use-filters.ts'
import { savedPosition, useScrollPosition } from './use-scroll-position.ts'

/** Cards at first: a screenful and a little, as a phone draws each anew while one types. */
const first = () => (innerWidth < 640 ? 4 : 9)
/** And what comes each time as one scrolls. */
const STEP = 12

interface LibraryProps {
  cards: readonly StoryCard[]
  childNames: readonly ChildName[]
  listen?: StorySlot
  save?: StorySlot
}

export function Library({ cards, childNames, listen, save }: LibraryProps) {
  const t = useT()
  const { filters: wished, type, stopTyping, change, clear } = useFilters()
  const { items, stories, themes, text, filters } = useLibrary(cards, wished)
  const list = useRef<HTMLUListElement>(null)
  const line = useRef<HTMLParagraphElement>(null)

  const of = writeFilters(filters)
  const [more, setMore] = useState({ of, shown: savedPosition()?.shown ?? first() })
  // Another search begins at its top.
  if (more.of !== of) setMore({ of, shown: first() })
  useScrollPosition(list, more.shown, items.length > 0)

  const clearAll = () => {
    clear()
    // The button goes; the focus stays near.
    line.current?.focus()
  }
  return (
    <>
      <LibraryControls
        filters={wished}
        themes={themes}
        childNames={childNames}
        onType={type}
        onLeave={stopTyping}
        onChange={change}
      />
      <FoundLine stories={stories} text={text} isNarrowed={isNarrowed(wished)} onClear={clearAll} line={line} />
      {items.length > 0 ? (
        <LibraryGrid
          items={items}
          shown={more.shown}
          onMore={() => startTransition(() => setMore((now) => ({ ...now, shown: now.shown + STEP })))}
          list={list}
          listen={listen}
          save={save}
        />
      ) : (
        !text.isSearching && (
          <EmptyState
            title={filters.query.trim() ? t('library.noneFor', { words: filters.query.trim() }) : t('library.none')}
            description={t('library.noneText')}
            action={
              <Button tone="quiet" onClick={clearAll}>
                {t('library.showAll')}
              </Button>
            }
          />
        )
      )}
    </>
  )
}

/** What is found of the family's stories. It follows the filters a moment later, so that a letter typed shows at once. */
function useLibrary(cards: readonly StoryCard[], wished: Filters) {
  const language = useLanguage()
  const filters = useDeferredValue(wished)
  const text = useTextSearch(searchable(filters.query))
  const shelf = useMemo(() => shelve(cards), [cards])
  useEffect(() => foldAhead(cards), [cards])
  const themes = useMemo(() => themesOf(cards, language), [cards, language])
  const { items, stories } = useMemo(() => narrow(shelf, finder(filters, text.ids)), [shelf, filters, text.ids])
  return { items, stories, themes, text, filters }
}

interface FoundLineProps {
  stories: number
  text: ReturnType<typeof useTextSearch>
  isNarrowed: boolean
  onClear: () => void
  line: RefObject<HTMLParagraphElement | null>
}

/** How many stories there are, for the eye and the ear; and what was not searched. */
function FoundLine({ stories, text, isNarrowed, onClear, line }: FoundLineProps) {
  const t = useT()
  const isUnsure = text.isSearching && stories === 0
  const [said, setSaid] = useState(stories)
  // What is still being looked for is no news yet.
  if (!text.isSearching && said !== stories) setSaid(stories)
  return (
    <div className="my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p ref={line} role="status" tabIndex={-1} className="rounded text-soft outline-none">
        {isUnsure ? t('library.searching') : t('library.count', { count: said })}
        {text.isHereOnly && ` · ${t('library.hereOnly')}`}
        {text.isError && ` · ${t('library.titlesOnly')}`}
      </p>
      <span className="-mr-3 flex flex-wrap">
        {text.isError && (
          <Button tone="bare" size="sm" onClick={() => void text.retry()}>
            {t('common.tryAgain')}
          </Button>
        )}
        {isNarrowed && (
          <Button tone="bare" size="sm" className="text-lamp" onClick={onClear}>
            {t('library.clear')}
          </Button>
        )}
      </span>
    </div>
  )
}
