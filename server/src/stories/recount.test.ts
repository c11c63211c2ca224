import type { Story } from '@perinka/contract/stories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stories } from '../db/schema.ts'
import { storyRecount } from '../db/story-schema.ts'
import { testApp } from '../testing/app.ts'
import { recountStories } from './recount.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'
const never = new AbortController().signal

test('stories that an earlier release has counted otherwise are counted anew, once', async () => {
  const app = testApp()
  const db = await app.db()
  const parent = await app.givenParent()
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    ids.push(((await (await parent.askForStory()).json()) as { id: string }).id)
  }
  const words = async () => (await parent.json<Story[]>('GET', '/api/stories')).map((story) => story.words)
  const right = await words()
  const miscount = () => db.update(stories).set({ words: 7 }).where(eq(stories.userId, parent.id))

  await miscount()
  await recountStories(db, never)
  expect(await words()).toEqual([7, 7, 7])

  await db.insert(storyRecount).values({ last: FIRST })
  await recountStories(db, AbortSignal.abort())
  expect(await words()).toEqual([7, 7, 7])
  await recountStories(db, never)
  expect(await words()).toEqual(right)
  expect(await db.$count(storyRecount)).toBe(0)
})
