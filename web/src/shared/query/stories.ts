import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys.ts'
import { loadCards } from './load-stories.ts'

/** The cards of all of the family's stories, newest first: one list that every screen and the player look into. */
export const storiesQuery = queryOptions({
  queryKey: keys.stories,
  queryFn: ({ signal }) => loadCards(signal),
})
