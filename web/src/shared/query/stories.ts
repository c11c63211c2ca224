import { calls } from '@perinka/contract/calls'
import { cardOf, type SharedStory, type Story, type StoryCard } from '@perinka/contract/stories'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isGone } from '../api/api-error.ts'
import { ask } from '../api/ask.ts'
import { isAwayError, soon } from '../api/away.ts'
import { offlineStories, readOffline } from '../offline/database.ts'
import { readNotes } from '../offline/notes.ts'
import { removeStories } from '../offline/save-story.ts'
import { signedInId } from '../session/session.ts'
import { dropDeleted } from './copies.ts'
import { keys } from './keys.ts'
import { showStory } from './show-story.ts'

/**
 * A story as its page shows it: the copy of this device at once, brought up to date from the server by and by, else
 * from the server (specification, section 4). What is on the screen already is asked of the server first.
 */
export async function loadStory(client: QueryClient, id: string, signal: AbortSignal): Promise<Story | SharedStory> {
  const userId = signedInId()
  const isShown = client.getQueryData(keys.story(id)) !== undefined
  if (userId && !isShown && readNotes(userId).has(id)) {
    const copy = await copyOf(userId, id)
    if (copy) {
      void bringUpToDate(client, userId, id)
      return copy
    }
  }
  try {
    return await ask(calls.story, { params: { id }, signal })
  } catch (error) {
    const copy = userId && isAwayError(error) ? await copyOf(userId, id) : null
    if (copy) return copy
    if (isGone(error)) forgetCard(client, id)
    throw error
  }
}

/** What was deleted elsewhere leaves the list, too. */
function forgetCard(client: QueryClient, id: string): void {
  client.setQueryData(keys.stories, (cards) => cards?.filter((card) => card.id !== id))
}

async function bringUpToDate(client: QueryClient, userId: string, id: string): Promise<void> {
  try {
    const story = await ask(calls.story, { params: { id } })
    if ('userId' in story && signedInId() === userId) showStory(client, story)
  } catch (error) {
    // Deleted elsewhere: the page then says so, too.
    if (!isGone(error)) return
    await removeStories(userId, [id])
    await client.invalidateQueries({ queryKey: keys.story(id), exact: true })
  }
}

/** The cards of the family's library; those of what this device keeps while the server is away. */
export async function loadCards(signal: AbortSignal): Promise<StoryCard[]> {
  const userId = signedInId()
  const known = userId ? [...readNotes(userId).keys()] : []
  const asked = ask(calls.listStoryCards, { signal })
  if (!userId || known.length === 0) return asked
  try {
    const cards = await soon(asked)
    void dropDeleted(userId, known, cards).catch(() => {})
    return cards
  } catch (error) {
    if (!isAwayError(error)) throw error
    const stories = await offlineStories(userId)
    return stories.map(cardOf).sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  }
}

async function copyOf(userId: string, id: string): Promise<Story | null> {
  const saved = await readOffline(id).catch(() => null)
  if (saved?.userId !== userId) return null
  const { downloadedAt: _, audio: __, ...story } = saved
  return story
}

/** The cards of all of the family's stories, newest first: one list that every screen and the player look into. */
export const storiesQuery = queryOptions({
  queryKey: keys.stories,
  queryFn: ({ signal }) => loadCards(signal),
})
