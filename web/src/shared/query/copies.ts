import { calls } from '@perinka/contract/calls'
import { cardOf, type Story, type StoryCard, StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { downloadAudio, savedAudioOf } from '../offline/audio.ts'
import { type OfflineStory, updateOffline } from '../offline/database.ts'
import { noteOf, stampOf } from '../offline/notes.ts'
import { removeStories } from '../offline/save-story.ts'
import { currentSaved, note, whenSaved } from '../offline/saved.ts'
import { signedInId } from '../session/session.ts'
import { watchStories } from './keys.ts'

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that an older word never overtakes a newer one. */
function inTurn(work: () => Promise<unknown>): void {
  last = last.then(work).catch(() => {})
}

/** Keeps the copies of this device in step with what the screens learn: hearts, titles, texts, narrations. */
export function keepCopiesFresh(client: QueryClient): () => void {
  /** The list may be here before it is known what is stored. */
  const whenKnown = (use: (userId: string) => void) => {
    const userId = signedInId()
    if (userId) void whenSaved().then(() => use(userId))
  }
  return watchStories(client, {
    cards: (cards) =>
      whenKnown((userId) => {
        for (const card of cards) alignCopy(userId, card)
      }),
    story: (story) =>
      whenKnown((userId) => {
        if (currentSaved().stored.has(story.id)) inTurn(() => refreshCopy(userId, story))
      }),
  })
}

/** What is stored here and stands no longer in the family's library was deleted elsewhere. */
export async function dropDeleted(
  userId: string,
  known: readonly string[],
  cards: readonly StoryCard[],
): Promise<void> {
  const ids = new Set(cards.map(({ id }) => id))
  const gone = known.filter((id) => !ids.has(id))
  if (gone.length > 0) await removeStories(userId, gone)
}

function alignCopy(userId: string, card: StoryCard): void {
  const known = currentSaved().stored.get(card.id)
  if (!known) return
  const audio = audioToFetch(card, known.audio)
  const isSame = known.stamp === stampOf(card)
  if (isSame && (!audio || tried.has(audio))) return
  if (audio) tried.add(audio)
  inTurn(async () => {
    const fresh = await updateOffline(card.id, (saved) => ({ ...saved, ...StorySummary.parse(card) }))
    if (!fresh) return
    remember(userId, fresh, known.audio)
    if (!audio && stampOf(cardOf(fresh)) === stampOf(card)) return
    const story = await ask(calls.story, { params: { id: card.id } })
    if ('userId' in story) await refreshCopy(userId, story)
  })
}

/** Audio that did not come is asked for once a visit. */
const tried = new Set<string>()

/** Where the audio is that a copy lacks, or that has taken the place of what it has; null where there is none. */
function audioToFetch(story: StorySummary, saved: string | null): string | null {
  const audio = savedAudioOf(story)
  return audio?.isWhole && audio.address !== saved ? audio.address : null
}

/** Brings a copy up to what the server says of its story, with the audio where there is a newer one. */
async function refreshCopy(userId: string, story: Story): Promise<void> {
  const known = currentSaved().stored.get(story.id)
  if (!known || story.userId !== userId || currentSaved().downloading.has(story.id)) return
  const address = audioToFetch(story, known.audio)
  const audio = address === null ? null : await downloadAudio(address, () => {}).catch(() => null)
  const fresh = await updateOffline(story.id, (saved) => {
    // What was read aloud before a change of the text is of no use.
    const isStale = !savedAudioOf(story) && saved.content !== story.content
    return { ...story, downloadedAt: saved.downloadedAt, audio: audio ?? (isStale ? null : saved.audio) }
  })
  if (fresh) remember(userId, fresh, audio ? address : known.audio)
}

function remember(userId: string, fresh: OfflineStory, address: string | null): void {
  note(userId, new Map([[fresh.id, { ...noteOf(fresh), audio: fresh.audio && address }]]))
}
