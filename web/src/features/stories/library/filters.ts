import { ALL_THEMES, type Language, themeLabel, themeOf } from '@perinka/contract/catalog'
import { searchable } from '@perinka/contract/names'
import type { StoryCard } from '@perinka/contract/stories'

/** What a parent looks for among the stories; the page's address keeps it. */
export interface Filters {
  /** As typed. */
  query: string
  /** As `themeKey` names it; empty for all. */
  theme: string
  /** Id of a child; empty for all. */
  child: string
  favorites: boolean
}

export const NO_FILTERS: Filters = { query: '', theme: '', child: '', favorites: false }

export function readFilters(search: string): Filters {
  const params = new URLSearchParams(search)
  return {
    query: params.get('q') ?? '',
    theme: params.get('theme') ?? '',
    child: params.get('child') ?? '',
    favorites: params.has('favorites'),
  }
}

/** What follows the path in the page's address: nothing for no filters. */
export function writeFilters({ query, theme, child, favorites }: Filters): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (theme) params.set('theme', theme)
  if (child) params.set('child', child)
  if (favorites) params.set('favorites', '1')
  return `?${params}`.replace(/^\?$/, '')
}

export const isNarrowed = ({ query, theme, child, favorites }: Filters) =>
  searchable(query) !== '' || theme !== '' || child !== '' || favorites

const themeKeys = new Map<string, string>()

/** A theme's id, or a parent's own words as a search compares them. */
function themeKey(theme: string): string {
  const key = themeKeys.get(theme) ?? themeOf(theme) ?? searchable(theme)
  themeKeys.set(theme, key)
  return key
}

/** Each theme of these stories once, by its label: the product's own first, then the family's. */
export function themesOf(cards: readonly StoryCard[], language: Language): { value: string; label: string }[] {
  const labels = new Map(cards.map(({ theme }) => [themeKey(theme), themeLabel(theme, language)]))
  const { compare } = new Intl.Collator(language)
  return [...labels]
    .map(([value, label]) => ({ value, label, own: OWN.has(value) ? 0 : 1 }))
    .sort((one, other) => one.own - other.own || compare(one.label, other.label))
}

const OWN: ReadonlySet<string> = new Set(ALL_THEMES)

/**
 * Tells whether a story is looked for. `inText`: ids of the stories whose whole text holds the words; what a card
 * itself holds is found without.
 */
export function finder(filters: Filters, inText: ReadonlySet<string>): (card: StoryCard) => boolean {
  const { theme, child, favorites } = filters
  const words = searchable(filters.query)
  return (card) =>
    (!favorites || card.isFavorite) &&
    (child === '' || card.childProfileId === child) &&
    (theme === '' || themeKey(card.theme) === theme) &&
    (words === '' || textOf(card).includes(words) || inText.has(card.id))
}

const texts = new WeakMap<StoryCard, string>()

/**
 * Folds what the cards hold while nothing else happens, so that the first letter typed need not wait for it. Answers
 * what calls it off.
 */
export function foldAhead(cards: readonly StoryCard[]): () => void {
  if (!window.requestIdleCallback) return () => {}
  let next = 0
  const fold = (idle: IdleDeadline) => {
    for (; next < cards.length && idle.timeRemaining() > 1; next++) textOf(cards[next] as StoryCard)
    if (next < cards.length) handle = requestIdleCallback(fold)
  }
  let handle = requestIdleCallback(fold)
  return () => cancelIdleCallback(handle)
}

/** What a card holds of a story's words, folded once. */
function textOf(card: StoryCard): string {
  let text = texts.get(card)
  if (text === undefined) {
    text = searchable(`${card.title} ${card.seriesTitle ?? ''} ${card.preview}`)
    texts.set(card, text)
  }
  return text
}
