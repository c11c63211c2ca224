import { calls } from '@perinka/contract/calls'
import { LIMITS } from '@perinka/contract/catalog'
import { searchable } from '@perinka/contract/names'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { useServerAway } from '../../../shared/api/reach.ts'
import { offlineStories } from '../../../shared/offline/database.ts'
import { keys } from '../../../shared/query/keys.ts'
import { useAccount } from '../../../shared/session/session.ts'

/** What is known of the words just typed is worth a minute: stories are changed and written meanwhile. */
const KEPT_MS = 60_000

const NONE: ReadonlySet<string> = new Set()

/**
 * Ids of the stories whose whole text holds these words; the server knows, or, while it is away, this device for the
 * stories it keeps. Until the answer comes, an earlier one stands in where one of the two searches narrows the other,
 * so that no card vanishes to come back. `words`: as `searchable` makes them.
 */
export function useTextSearch(words: string) {
  const { id: userId } = useAccount()
  const isAway = useServerAway()
  const search = words.slice(0, LIMITS.search)
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: keys.storySearch(search, isAway),
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> =>
      new Set(isAway ? await searchHere(userId, search) : await ask(calls.listStoryIds, { query: { search }, signal })),
    enabled: search !== '',
    staleTime: 0,
    gcTime: KEPT_MS,
    placeholderData: (before, query) => {
      const earlier = query?.queryKey[1] ?? ''
      return earlier !== '' && (search.includes(earlier) || earlier.includes(search)) ? before : undefined
    },
  })
  return {
    ids: (search !== '' && data) || NONE,
    isSearching: search !== '' && (isPending || isPlaceholderData),
    isError: search !== '' && isError,
    /** Only what this device keeps was searched. */
    isHereOnly: search !== '' && isAway,
    retry: refetch,
  }
}

async function searchHere(userId: string, words: string): Promise<string[]> {
  const saved = await offlineStories(userId)
  return saved.filter(({ title, content }) => searchable(`${title} ${content}`).includes(words)).map(({ id }) => id)
}
