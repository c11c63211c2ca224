import type { StoryCard, StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { keys, watchStories } from '../../../shared/query/keys.ts'

/** Hears, by what the screens know, how a story changes and that it was deleted. Returns what ends it. */
export function watchStory(
  client: QueryClient,
  id: string,
  on: { changed: (story: StorySummary) => void; deleted: () => void },
): () => void {
  const inList = (cards?: StoryCard[]) => cards?.find((card) => card.id === id)
  let wasListed = inList(client.getQueryData(keys.stories)) !== undefined
  return watchStories(client, {
    cards(cards) {
      const listed = inList(cards)
      if (listed) on.changed(listed)
      else if (wasListed) on.deleted()
      wasListed ||= listed !== undefined
    },
    story: (story) => story.id === id && on.changed(story),
    removed: (removed) => removed === id && on.deleted(),
  })
}
