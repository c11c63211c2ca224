import type { Story } from '@perinka/contract/stories'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteOffline, offlineIds, offlineIdsOfChild, readOffline, saveOffline } from '../offline/database.ts'
import { removeOfflineStories, removeStories, saveStory } from '../offline/save-story.ts'
import { currentSaved, openSaved, whenSaved } from '../offline/saved.ts'
import { json, keepsInStorage, STORY, serverHas, storyNumber } from '../offline/testing/device.ts'
import { setSession } from '../session/session.ts'
import { ACCOUNT } from '../session/testing/account.ts'
import { keepCopiesFresh } from './copies.ts'
import { keys } from './keys.ts'
import { loadCards, loadStory } from './stories.ts'

const ADDRESS = `/api/stories/${STORY.id}`
const AUDIO = { [STORY.standardAudioUrl ?? '']: () => new Response('sound') }
const never = new AbortController().signal

beforeEach(async () => {
  keepsInStorage()
  setSession({ status: 'signed-in', account: ACCOUNT })
  await deleteOffline(await offlineIds())
  openSaved(null)
  openSaved('p1')
  await whenSaved()
})
afterEach(() => vi.unstubAllGlobals())

const opensAgain = async (userId = 'p1') => {
  openSaved(null)
  openSaved(userId)
  await whenSaved()
}

test('the database has the name, version, store and indexes of the specification', {
  tags: ['3.9', '3.9a', '3.11'],
}, async () => {
  const opened = indexedDB.open('perinka')
  await new Promise((resolve) => {
    opened.onsuccess = resolve
  })
  expect(opened.result.version).toBe(1)
  const store = opened.result.transaction('stories').objectStore('stories')
  expect(store.keyPath).toBe('id')
  expect([...store.indexNames]).toEqual(['childProfileId', 'downloadedAt'])
  opened.result.close()
  const before = Date.now()
  await saveOffline(STORY, new Blob(['sound']))
  expect(await readOffline(STORY.id)).not.toBeNull()
  const record = await readOffline(STORY.id)
  expect(record).toMatchObject(STORY)
  expect(record?.downloadedAt).toBeGreaterThanOrEqual(before)
  expect(record?.audio?.size).toBe(5)
  expect(await offlineIdsOfChild(STORY.childProfileId ?? '')).toEqual([STORY.id])
  await deleteOffline([STORY.id])
  expect(await readOffline(STORY.id)).toBeNull()
})

describe('saving a story', () => {
  test('takes the standard audio along, else the other', { tags: ['3.10'] }, async () => {
    serverHas({ [ADDRESS]: json(STORY), ...AUDIO })
    expect(await saveStory('p1', STORY.id)).toBeNull()
    expect(await (await readOffline(STORY.id))?.audio?.text()).toBe('sound')
    const premium = { ...STORY, standardAudioUrl: null, standardDuration: null, audioUrl: '/premium', duration: 40 }
    serverHas({ [ADDRESS]: json(premium), '/premium': () => new Response('better sound') })
    await saveStory('p1', STORY.id)
    expect(await (await readOffline(STORY.id))?.audio?.text()).toBe('better sound')
  })

  test('keeps it without audio where that does not come, and says what the server said', {
    tags: ['3.10a', '8.17b'],
  }, async () => {
    serverHas({ [ADDRESS]: json(STORY) })
    const failure = await saveStory('p1', STORY.id)
    expect(failure).toMatchObject({ message: 'failed to download audio: Not Found' })
    expect((await readOffline(STORY.id))?.audio).toBeNull()
    expect(currentSaved().stored.size).toBe(1)
  })

  test('stores nothing where the server refuses, and leaves no download behind', async () => {
    serverHas({})
    await expect(saveStory('p1', STORY.id)).rejects.toThrow('404')
    expect(await offlineIds()).toEqual([])
    expect(currentSaved().downloading.size).toBe(0)
  })

  test.each([
    ['the family leaves', async () => openSaved(null)],
    ['the story is deleted', () => removeStories('p1', [STORY.id])],
  ])('is called off where %s while it is on its way', async (_, happens) => {
    serverHas({ [ADDRESS]: json(STORY), ...AUDIO })
    const keeping = saveStory('p1', STORY.id)
    await happens()
    expect(await keeping).toBe('called-off')
    expect(await offlineIds()).toEqual([])
    expect(currentSaved().downloading.size).toBe(0)
  })

  test('is stored where it was removed on its way and asked for again', async () => {
    serverHas({ [ADDRESS]: json(STORY), ...AUDIO })
    const first = saveStory('p1', STORY.id)
    await removeStories('p1', [STORY.id])
    const second = saveStory('p1', STORY.id)
    expect([await first, await second]).toEqual(['called-off', null])
    expect(await offlineIds()).toEqual([STORY.id])
    expect(currentSaved().downloading.size).toBe(0)
  })

  test('asks once where the button is pressed twice', async () => {
    const fetched = serverHas({ [ADDRESS]: json(STORY), ...AUDIO })
    await Promise.all([saveStory('p1', STORY.id), saveStory('p1', STORY.id)])
    expect(fetched.mock.calls.filter(([address]) => address === ADDRESS)).toHaveLength(1)
  })
})

describe('what is stored', () => {
  test('is known again at the next start, whatever the list beside it has forgotten', { tags: ['4.10a'] }, async () => {
    await saveOffline(STORY, null)
    await saveOffline(storyNumber(2, { userId: 'somebody else' }), null)
    await opensAgain()
    expect([...currentSaved().stored.keys()]).toEqual([STORY.id])
    expect(currentSaved().lost.size).toBe(0)
  })

  test('and dropped by the browser is missed, until it is back or given up', async () => {
    serverHas({ [ADDRESS]: json(STORY), ...AUDIO })
    await saveStory('p1', STORY.id)
    await deleteOffline([STORY.id])
    await opensAgain()
    expect([...currentSaved().lost]).toEqual([STORY.id])
    await saveStory('p1', STORY.id)
    expect(currentSaved().lost.size).toBe(0)
  })

  test('goes with the family, and no other family’s with it', async () => {
    const other = storyNumber(2, { userId: 'p2' })
    await saveOffline(STORY, null)
    await saveOffline(other, null)
    // As a release may have left it that knew less of stories.
    await saveOffline({ id: storyNumber(3).id, userId: 'p1' } as Story, null)
    await opensAgain()
    await removeOfflineStories('p1')
    expect(await offlineIds()).toEqual([other.id])
  })
})

describe('opening a story', () => {
  test('prefers the copy of this device and brings it up to date', { tags: ['4.10b', '7.6a'] }, async () => {
    serverHas({ [ADDRESS]: json(STORY), ...AUDIO })
    await saveStory('p1', STORY.id)
    const client = new QueryClient()
    const stop = keepCopiesFresh(client)
    serverHas({ [ADDRESS]: json({ ...STORY, title: 'The Lamp and the Hare' }), ...AUDIO })
    const shown = await client.fetchQuery({
      queryKey: keys.story(STORY.id),
      queryFn: ({ signal }) => loadStory(client, STORY.id, signal),
    })
    expect(shown.title).toBe('The Lamp')
    await expect.poll(async () => (await readOffline(STORY.id))?.title).toBe('The Lamp and the Hare')
    expect((await readOffline(STORY.id))?.audio?.size).toBe(5)
    stop()
  })

  test('never shows another family’s copy', async () => {
    await saveOffline({ ...STORY, userId: 'p2' }, null)
    serverHas(null)
    await expect(loadStory(new QueryClient(), STORY.id, never)).rejects.toThrow(TypeError)
  })
})

describe('the library', () => {
  test('is what this device keeps while the server is away, newest first', async () => {
    await saveOffline(storyNumber(2, { createdAt: '2026-11-20T20:00:00Z' }), null)
    await saveOffline(STORY, null)
    await saveOffline(storyNumber(3, { userId: 'p2' }), null)
    await opensAgain()
    serverHas(null)
    const cards = await loadCards(never)
    expect(cards.map(({ id }) => id)).toEqual([STORY.id, storyNumber(2).id])
    expect(cards[0]).toMatchObject({ preview: 'A lamp stood in the window. It hummed.', words: 8 })
  })

  test('takes along what was deleted elsewhere', async () => {
    await saveOffline(STORY, null)
    await opensAgain()
    serverHas({ '/api/stories?view=card': json([]) })
    await loadCards(never)
    await expect.poll(offlineIds).toEqual([])
  })

  test('changes the copies with its cards: a heart, and audio that came later', async () => {
    const silent = { ...STORY, standardAudioUrl: null, standardDuration: null }
    serverHas({ [ADDRESS]: json(silent) })
    await saveStory('p1', STORY.id)
    expect((await readOffline(STORY.id))?.audio).toBeNull()
    const heard = { ...STORY, isFavorite: true }
    serverHas({ [ADDRESS]: json(heard), ...AUDIO })
    const client = new QueryClient()
    const stop = keepCopiesFresh(client)
    const { userId: _, content: __, characters: ___, ttsProvider: ____, ...summary } = heard
    const card = { ...summary, preview: 'A lamp stood in the window. It hummed.', words: 8 }
    client.setQueryData(keys.stories, [card])
    await expect.poll(async () => (await readOffline(STORY.id))?.audio?.size).toBe(5)
    expect((await readOffline(STORY.id))?.isFavorite).toBe(true)
    await removeStories('p1', [STORY.id])
    expect(currentSaved().stored.size).toBe(0)
    stop()
  })
})
