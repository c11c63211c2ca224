import type { StoryCard, StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../../../shared/query/client.ts'

/** Hears, by what the screens know, how a story changes and that it was deleted. Returns what ends it. */
export function watchStory(
  client: QueryClient,
  id: string,
  on: { changed: (story: StorySummary) => void; deleted: () => void },
): () => void {
  const inList = (list?: StoryCard[]) => list?.find((story) => story.id === id)
  let wasListed = inList(client.getQueryData<StoryCard[]>(keys.stories)) !== undefined
  return client.getQueryCache().subscribe((event) => {
    const [what, which, more] = event.query.queryKey
    if (what !== keys.stories[0] || more !== undefined) return
    if (event.type === 'removed') {
      // What nobody looks at is dropped by and by; what somebody looks at, only where it is gone.
      if (which === id && event.query.getObserversCount() > 0) on.deleted()
    } else if (event.type === 'updated' && event.action.type === 'success') {
      const listed = which === undefined ? inList(event.query.state.data) : undefined
      const story = which === id ? event.query.state.data : listed
      if (listed) wasListed = true
      else if (which === undefined && wasListed) return on.deleted()
      if (story && 'userId' in story) on.changed(story)
    }
  })
}
