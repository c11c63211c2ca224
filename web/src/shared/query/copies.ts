import { calls } from '@perinka/contract/calls'
import { cardOf, type Story, type StoryCard, StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { downloadAudio, keptAudioOf } from '../offline/audio.ts'
import { type OfflineStory, updateOffline } from '../offline/database.ts'
import { removeStories } from '../offline/keep-story.ts'
import { currentKept, note, whenKept } from '../offline/kept.ts'
import { noteOf, stampOf } from '../offline/notes.ts'
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
    if (userId) void whenKept().then(() => use(userId))
  }
  return watchStories(client, {
    cards: (cards) =>
      whenKnown((userId) => {
        for (const card of cards) alignCopy(userId, card)
      }),
    story: (story) =>
      whenKnown((userId) => {
        if (currentKept().stored.has(story.id)) inTurn(() => refreshCopy(userId, story))
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
  const known = currentKept().stored.get(card.id)
  if (!known) return
  const audio = audioToFetch(card, known.audio)
  const isSame = known.stamp === stampOf(card)
  if (isSame && (!audio || tried.has(audio))) return
  if (audio) tried.add(audio)
  inTurn(async () => {
    const fresh = await updateOffline(card.id, (kept) => ({ ...kept, ...StorySummary.parse(card) }))
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
function audioToFetch(story: StorySummary, kept: string | null): string | null {
  const audio = keptAudioOf(story)
  return audio?.isWhole && audio.address !== kept ? audio.address : null
}

/** Brings a copy up to what the server says of its story, with the audio where there is a newer one. */
async function refreshCopy(userId: string, story: Story): Promise<void> {
  const known = currentKept().stored.get(story.id)
  if (!known || story.userId !== userId || currentKept().downloading.has(story.id)) return
  const address = audioToFetch(story, known.audio)
  const audio = address === null ? null : await downloadAudio(address, () => {}).catch(() => null)
  const fresh = await updateOffline(story.id, (kept) => {
    // What was read aloud before a change of the text is of no use.
    const isStale = !keptAudioOf(story) && kept.content !== story.content
    return { ...story, downloadedAt: kept.downloadedAt, audio: audio ?? (isStale ? null : kept.audio) }
  })
  if (fresh) remember(userId, fresh, audio ? address : known.audio)
}

function remember(userId: string, fresh: OfflineStory, address: string | null): void {
  note(userId, new Map([[fresh.id, { ...noteOf(fresh), audio: fresh.audio && address }]]))
}
