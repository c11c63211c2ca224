import type { Story } from '@perinka/contract/stories'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { storyGenerations } from '../db/story-schema.ts'
import { testApp } from '../testing/app.ts'
import { askForChapter, firstStory, nextChapter, pausing, read, status } from '../testing/chapters.ts'
import { scriptedStoryteller } from '../testing/storyteller.ts'

const app = testApp()

describe('a series whose first chapter is deleted', () => {
  test('hangs on the next one, keeps its numbers and goes on', async () => {
    const parent = await app.givenParent({ isLifetimeAccess: true })
    const first = await firstStory(parent)
    const second = await nextChapter(parent, first.id)
    const third = await nextChapter(parent, first.id)
    expect((await parent.delete(`/api/stories/${first.id}`)).status).toBe(200)
    expect(await read(parent, second.id)).toMatchObject({ parentStoryId: null, chapterNumber: 2, isChapter: true })
    expect(await read(parent, third.id)).toMatchObject({ parentStoryId: second.id, chapterNumber: 3 })
    const fourth = await nextChapter(parent, third.id)
    expect(fourth.chapter).toMatchObject({ parentStoryId: second.id, chapterNumber: 4, seriesTitle: first.title })
  })

  test('while the next is being written: that one is kept', async () => {
    const { storyteller, written } = pausing()
    const parent = await testApp({ storyteller }).givenParent({ isLifetimeAccess: true })
    const first = await firstStory(parent)
    const second = await nextChapter(parent, first.id)
    written.pause()
    const asked = nextChapter(parent, second.id)
    await written.begun()
    await parent.delete(`/api/stories/${first.id}`)
    written.goOn()
    expect((await asked).chapter).toMatchObject({ parentStoryId: second.id, chapterNumber: 3 })
  })

  test('while its only next is being written: nothing is left of either, and the seat comes back', async () => {
    const { storyteller, written } = pausing()
    const parent = await testApp({ storyteller }).givenParent()
    const first = await firstStory(parent)
    written.pause()
    const asked = askForChapter(parent, first.id)
    await written.begun()
    await parent.delete(`/api/stories/${first.id}`)
    written.goOn()
    const refused = await asked
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, 'story_not_found'])
    expect(await parent.json('GET', '/api/stories')).toEqual([])
    expect((await status(parent)).freeStoriesUsed).toBe(1)
  })

  test('together with the next ones, from three phones: what is left is one series', async () => {
    const parent = await app.givenParent({ isLifetimeAccess: true })
    for (let round = 0; round < 4; round++) {
      const first = await firstStory(parent)
      const chapters = [first.id]
      for (let n = 0; n < 4; n++) chapters.push((await nextChapter(parent, first.id)).id)
      const deleted = await Promise.all(chapters.slice(0, 3).map((id) => parent.delete(`/api/stories/${id}`)))
      expect(deleted.map((answer) => answer.status)).toEqual([200, 200, 200])
      const left = (await parent.json<Story[]>('GET', '/api/stories')).filter(({ id }) => chapters.includes(id))
      expect(left.map(({ chapterNumber }) => chapterNumber).sort()).toEqual([4, 5])
      expect(left.find((one) => one.chapterNumber === 4)?.parentStoryId).toBeNull()
      expect(left.find((one) => one.chapterNumber === 5)?.parentStoryId).toBe(chapters[3])
    }
  })
})

test('two stories of one title that become series at the same moment get two series titles', async () => {
  const { storyteller, written } = pausing()
  const parent = await testApp({ storyteller }).givenParent()
  const stories = [await firstStory(parent), await firstStory(parent)]
  written.pause()
  const asked = stories.map(({ id }) => nextChapter(parent, id))
  await written.begun()
  written.goOn()
  const titles = (await Promise.all(asked)).map(({ chapter }) => chapter.seriesTitle)
  expect(titles.sort()).toEqual(['The quiet star', 'The quiet star (2)'])
})

test('a chapter that is stored while its child is given a new name: both come about', async () => {
  const [said, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const storyteller = scriptedStoryteller({
    before: (index) => {
      if (index < 3 || storyteller.briefs.length < 2) return
      said.resolve()
      return stored.promise
    },
  })
  const app = testApp({ storyteller })
  const [parent, db] = [await app.givenParent({ isLifetimeAccess: true }), await app.db()]
  const child = await parent.addChild({ name: 'Mia' })
  const first = await firstStory(parent, { childProfileId: child.id, characters: ['Mia'] })
  const chapter = nextChapter(parent, first.id)
  await said.promise
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const whoWait = async () => (await db.execute(waiting)).rows.length
  // Whoever stores the chapter stops at its generation, with the series in its hands.
  const renamed = await db.transaction(async (tx) => {
    await tx.select().from(storyGenerations).where(eq(storyGenerations.status, 'running')).for('update')
    stored.resolve()
    await expect.poll(whoWait).toBe(1)
    const rename = parent.put(`/api/profiles/${child.id}`, { name: 'Ema', age: 5, favoriteThemes: ['Space'] })
    await expect.poll(whoWait).toBe(2)
    return [rename]
  })
  expect((await Promise.all(renamed)).map(({ status }) => status)).toEqual([200])
  expect((await chapter).chapter.chapterNumber).toBe(2)
  expect((await read(parent, first.id)).characters).toEqual(['Ema'])
})
