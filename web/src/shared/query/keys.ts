import type { SubscriptionStatus } from '@perinka/contract/billing'
import type { SubscriptionDetails } from '@perinka/contract/payments'
import type { SharedStory, Story, StoryCard } from '@perinka/contract/stories'
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** A key that says of what type its query's answer is, so that who reads or writes the cache by hand cannot mistake it. */
const keyTo =
  <Data>() =>
  <const Key extends QueryKey>(...key: Key) =>
    key as DataTag<Key, Data>

const toStory = keyTo<Story | SharedStory>()

export const keys = {
  config: ['config'],
  profiles: ['profiles'],
  characters: ['characters'],
  stories: keyTo<StoryCard[]>()('stories'),
  story: (id: string) => toStory('stories', id),
  storyMaking: (id: string) => ['stories', id, 'making'],
  storyIdeas: (language: string) => ['ideas', language] as const,
  storySearch: (words: string, isAway: boolean) => ['story-search', words, isAway] as const,
  subscription: keyTo<SubscriptionStatus>()('subscription'),
  subscriptionDetails: keyTo<SubscriptionDetails>()('subscription', 'details'),
  discount: (code: string | null) => ['discount', code],
  paymentSession: (wish: unknown) => ['payment-session', wish],
} as const

interface StoryWatcher {
  /** The list as the screens have it now. */
  cards(cards: StoryCard[]): void
  /** A whole story of the family. */
  story(story: Story): void
  /** A story that somebody looks at has left the cache. What nobody looks at is dropped by and by. */
  removed?(id: string): void
}

/** Hears what the screens learn of the family's stories. Returns what ends it. */
export function watchStories(client: QueryClient, on: StoryWatcher): () => void {
  return client.getQueryCache().subscribe((event) => {
    const { queryKey, state } = event.query
    const isList = hasKey(queryKey, keys.stories)
    const id = String(queryKey[1])
    if (!isList && !hasKey(queryKey, keys.story(id))) return
    if (event.type === 'removed' && !isList && event.query.getObserversCount() > 0) on.removed?.(id)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (isList) on.cards(state.data)
    else if ('userId' in state.data) on.story(state.data)
  })
}

const hasKey = (key: QueryKey, other: QueryKey) =>
  key.length === other.length && key.every((part, at) => part === other[at])
