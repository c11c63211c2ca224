import { calls } from '@perinka/contract/calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reached } from '../api/reach.ts'
import { setSession } from '../session/session.ts'
import { ACCOUNT } from '../session/testing/account.ts'
import { deleteOffline, offlineIds } from './database.ts'
import { askOrRemember, prepareForOffline } from './remembered-answer.ts'
import { saveStory } from './save-story.ts'
import { openSaved, whenSaved } from './saved.ts'
import { json, keepsInStorage, STORY, serverHas } from './testing/device.ts'

const STANDING = { isActive: false, isLifetimeAccess: false, freeStoriesRemaining: 4, freeStoriesUsed: 1 }
const ANSWERS = {
  [`/api/stories/${STORY.id}`]: json(STORY),
  '/api/profiles': json([]),
  '/api/characters': json([]),
  '/api/subscription/status': json(STANDING),
}
const never = new AbortController().signal

beforeEach(async () => {
  keepsInStorage()
  setSession({ status: 'signed-in', account: ACCOUNT })
  await deleteOffline(await offlineIds())
  openSaved(null)
  openSaved('p1')
  await whenSaved()
})
afterEach(() => {
  reached(true)
  vi.unstubAllGlobals()
})

test('a story saved on a page that asked for nothing else brings along what Home shows without the server', {
  tags: ['1.2d'],
}, async () => {
  serverHas(ANSWERS)
  await saveStory('p1', STORY.id)
  await prepareForOffline()
  serverHas(null)
  expect(await askOrRemember(calls.listProfiles, never)).toEqual([])
  expect(await askOrRemember(calls.listCharacters, never)).toEqual([])
  expect(await askOrRemember(calls.subscriptionStatus, never)).toEqual(STANDING)
})

test('a family that has saved nothing is asked for nothing and leaves nothing behind', async () => {
  const fetched = serverHas(ANSWERS)
  await prepareForOffline()
  expect(fetched).not.toHaveBeenCalled()
  await askOrRemember(calls.listProfiles, never)
  serverHas(null)
  await expect(askOrRemember(calls.listProfiles, never)).rejects.toThrow('Failed to fetch')
})

test('what is remembered already is not asked for again', async () => {
  const fetched = serverHas(ANSWERS)
  await saveStory('p1', STORY.id)
  await askOrRemember(calls.listProfiles, never)
  await prepareForOffline()
  await prepareForOffline()
  expect(fetched.mock.calls.filter(([address]) => address === '/api/profiles')).toHaveLength(1)
})
