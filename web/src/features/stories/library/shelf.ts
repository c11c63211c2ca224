import type { StoryCard } from '@perinka/contract/stories'
import { type Series, seriesKey, seriesOf } from '../series/series.ts'

/** What one card of the library shows: a story by itself, or a series. */
export type Item = { story: StoryCard; series: null } | { story: null; series: Series }

/** `found`: the last chapter that was looked for, where that is not the series' latest. */
export type Found = Item & { found: StoryCard | null }

/** One item a story or series, in the order of the newest story of each. `cards`: newest first. */
export function shelve(cards: readonly StoryCard[]): Item[] {
  const groups = new Map<string, StoryCard[]>()
  for (const card of cards) {
    const key = seriesKey(card) ?? card.id
    const group = groups.get(key)
    if (group) group.push(card)
    else groups.set(key, [card])
  }
  return [...groups.values()].flatMap((group): Item[] => {
    const [newest] = group
    if (!newest) return []
    if (newest.seriesTitle === null) return [{ story: newest, series: null }]
    const series = seriesOf(newest.seriesTitle, group)
    return series ? [{ story: null, series }] : []
  })
}

/** The items that hold a story looked for, and how many stories that are. */
export function narrow(items: readonly Item[], isFound: (card: StoryCard) => boolean) {
  let stories = 0
  const found: Found[] = []
  for (const item of items) {
    const cards = item.series ? item.series.chapters.filter(isFound) : isFound(item.story) ? [item.story] : []
    const last = cards.at(-1)
    if (!last) continue
    stories += cards.length
    found.push({ ...item, found: item.series && last !== item.series.latest ? last : null })
  }
  return { items: found, stories }
}
