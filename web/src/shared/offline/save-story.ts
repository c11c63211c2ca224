import { calls } from '@perinka/contract/calls'
import type { Story } from '@perinka/contract/stories'
import { ask } from '../api/ask.ts'
import { signedInId } from '../session/session.ts'
import { AudioNotDownloaded, downloadAudio, savedAudioOf } from './audio.ts'
import { deleteOffline, offlineIdsOfAccount, offlineIdsOfChild, saveOffline } from './database.ts'
import { noteOf } from './notes.ts'
import { currentSaved, note, setDownloading } from './saved.ts'

/** A twentieth of the audio at a time: a card is not drawn anew for every packet. */
const STEP = 0.05

type Outcome = AudioNotDownloaded | 'called-off' | null

const underWay = new Map<string, Promise<Outcome>>()

/**
 * Stores a story with its audio, or completes a copy that was made without; asked for twice, it is stored once. Answers
 * why it is kept without audio, or null; `called-off` where it was removed, or the family left, while it was on its way.
 * Throws what the server refused and `QuotaExceededError`; nothing is then half-stored.
 */
export function saveStory(userId: string, id: string): Promise<Outcome> {
  const running = underWay.get(id)
  if (running && currentSaved().downloading.has(id)) return running
  setDownloading(id, null)
  const isNewest = (): boolean => underWay.get(id) === saving
  const saving: Promise<Outcome> = fetchAndSave(
    userId,
    id,
    () => isNewest() && currentSaved().downloading.has(id),
  ).finally(() => {
    // Removed and asked for again, it is on its way a second time.
    if (!isNewest()) return
    underWay.delete(id)
    setDownloading(id, undefined)
  })
  underWay.set(id, saving)
  return saving
}

async function fetchAndSave(userId: string, id: string, isStillWanted: () => boolean): Promise<Outcome> {
  if (currentSaved().stored.size === 0) askToPersist()
  const story = await ask(calls.story, { params: { id } })
  if (!('userId' in story) || story.userId !== userId) throw new Error('another family’s story is not stored here')
  const { audio, failure } = await audioFor(story, isStillWanted)
  if (!isStillWanted()) return 'called-off'
  note(userId, new Map([[id, noteOf(await saveOffline(story, audio))]]))
  return failure
}

async function audioFor(
  story: Story,
  isStillWanted: () => boolean,
): Promise<{ audio: Blob | null; failure: AudioNotDownloaded | null }> {
  const stored = savedAudioOf(story)
  // What is still being made comes once it is whole.
  if (!stored?.isWhole) return { audio: null, failure: null }
  let shown = 0
  try {
    const audio = await downloadAudio(stored.address, (part) => {
      if (part - shown < STEP || !isStillWanted()) return
      shown = part
      setDownloading(story.id, part)
    })
    return { audio, failure: null }
  } catch (error) {
    if (error instanceof AudioNotDownloaded) return { audio: null, failure: error }
    throw error
  }
}

/** Takes stories off this device; one that is on its way is called off. */
export async function removeStories(userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) setDownloading(id, undefined)
  await deleteOffline(ids)
  note(userId, new Map(ids.map((id) => [id, null])))
}

/** Forgets that stories were lost: the parent does not want them back. */
export function forgetLost(userId: string): void {
  note(userId, new Map([...currentSaved().lost].map((id) => [id, null])))
}

/** A child's stories go with the child. */
export function removeCopiesOfChild(childProfileId: string): void {
  const userId = signedInId()
  if (userId)
    offlineIdsOfChild(childProfileId).then(
      (ids) => removeStories(userId, ids),
      () => {},
    )
}

/** For signing out, and for whoever deletes the account. */
export async function removeOfflineStories(userId: string): Promise<void> {
  await removeStories(userId, await offlineIdsOfAccount(userId))
}

/** Browsers then do not drop what is stored when they need room. Some ask the parent; an answer is not waited for. */
function askToPersist(): void {
  const asked = navigator.storage?.persisted?.().then((isPersistent) => isPersistent || navigator.storage.persist?.())
  asked?.catch(() => {})
}
