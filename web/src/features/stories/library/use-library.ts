import { searchable } from '@perinka/contract/names'
import type { StoryCard } from '@perinka/contract/stories'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useTextSearch } from '../api/search-stories.ts'
import { type Filters, finder, foldAhead, themesOf } from './filters.ts'
import { narrow, shelve } from './shelf.ts'

/** What is found of the family's stories. It follows the filters a moment later, so that a letter typed shows at once. */
export function useLibrary(cards: readonly StoryCard[], wished: Filters) {
  const language = useLanguage()
  const filters = useDeferredValue(wished)
  const text = useTextSearch(searchable(filters.query))
  const shelf = useMemo(() => shelve(cards), [cards])
  useEffect(() => foldAhead(cards), [cards])
  const themes = useMemo(() => themesOf(cards, language), [cards, language])
  const { items, stories } = useMemo(() => narrow(shelf, finder(filters, text.ids)), [shelf, filters, text.ids])
  return { items, stories, themes, text, filters }
}
