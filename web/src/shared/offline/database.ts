import { Story } from '@perinka/contract/stories'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A story as this device keeps it. `downloadedAt`: milliseconds since 1970. `audio`: null where it is kept without. */
export interface OfflineStory extends Story {
  downloadedAt: number
  audio: Blob | null
}

interface Schema extends DBSchema {
  stories: { key: string; value: OfflineStory; indexes: { childProfileId: string; downloadedAt: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** The browser database of the specification, section 3. Throws where the browser keeps nothing. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open()
  opened.catch(() => {
    opened = null
  })
  return opened
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('perinka', 1, {
    upgrade(db) {
      const stories = db.createObjectStore('stories', { keyPath: 'id' })
      stories.createIndex('childProfileId', 'childProfileId')
      stories.createIndex('downloadedAt', 'downloadedAt')
    },
    // A tab of a newer release waits for this one to let go.
    blocking: (_, __, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opened = null
    },
  })
}

/** Whole or not at all. Throws `QuotaExceededError` where the device is full. */
export async function saveOffline(story: Story, audio: Blob | null): Promise<OfflineStory> {
  const record = { ...story, downloadedAt: Date.now(), audio }
  const transaction = (await database()).transaction('stories', 'readwrite')
  await Promise.all([transaction.store.put(record), transaction.done])
  return record
}

/** The stored story; null where there is none, or none that this release can read. */
export async function readOffline(id: string): Promise<OfflineStory | null> {
  return readable(await (await database()).get('stories', id))
}

export async function deleteOffline(ids: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction('stories', 'readwrite')
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
}

/** Ids of all that is stored, whosever it is. */
export async function offlineIds(): Promise<string[]> {
  return (await database()).getAllKeys('stories')
}

/** All stored stories of an account, the last downloaded first. */
export async function offlineStories(userId: string): Promise<OfflineStory[]> {
  const all = await (await database()).getAllFromIndex('stories', 'downloadedAt')
  return all
    .map(readable)
    .filter((story) => story?.userId === userId)
    .reverse() as OfflineStory[]
}

/** Ids of all that is stored of an account, also of what this release cannot read. */
export async function offlineIdsOfAccount(userId: string): Promise<string[]> {
  const all = await (await database()).getAll('stories')
  return all.filter((record) => record.userId === userId).map(({ id }) => id)
}

export async function offlineIdsOfChild(childProfileId: string): Promise<string[]> {
  return (await database()).getAllKeysFromIndex('stories', 'childProfileId', childProfileId)
}

/**
 * Changes what is stored, if it still is. `change` answers what to put in its place; what it gets may have been stored by
 * an older release and lack what a story has today.
 */
export async function updateOffline(
  id: string,
  change: (saved: OfflineStory) => OfflineStory,
): Promise<OfflineStory | null> {
  const transaction = (await database()).transaction('stories', 'readwrite')
  const saved = await transaction.store.get(id)
  const next = saved ? change(saved) : null
  await Promise.all([next && transaction.store.put(next), transaction.done])
  return next
}

/** An older release may have stored less than a story needs today: what it left is then as good as lost. */
function readable(record: OfflineStory | undefined): OfflineStory | null {
  const story = Story.safeParse(record)
  if (!record || !story.success) return null
  return { ...story.data, downloadedAt: record.downloadedAt, audio: record.audio ?? null }
}
