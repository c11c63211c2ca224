import { randomUUID } from 'node:crypto'
import type { Story } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { testApp } from '../testing/app.ts'
import { askForChapter, firstStory, nextChapter, pausing, read, status } from '../testing/chapters.ts'
import { readEvents } from '../testing/client.ts'
import { scriptedStoryteller } from '../testing/storyteller.ts'

const app = testApp()

/** How many connections to this database wait for a lock on the table. */
async function waitersFor(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute(sql`
    select 1 from pg_locks where not granted and relation = ${table}::regclass
      and database = (select oid from pg_database where datname = current_database())`)
  return rows.length
}

describe('the next chapter of a story', () => {
  test('makes the story chapter 1 of a series, and itself chapter 2', { tags: ['7.9'] }, async () => {
    const parent = await app.givenParent()
    const first = await firstStory(parent)
    const { id, chapter } = await nextChapter(parent, first.id)
    expect(chapter).toMatchObject({
      ...{ id, seriesTitle: first.title, parentStoryId: first.id, chapterNumber: 2, isChapter: true },
      ...{ theme: first.theme, length: first.length, voice: first.voice, childProfileId: first.childProfileId },
    })
    expect(await read(parent, first.id)).toMatchObject({
      ...{ seriesTitle: first.title, parentStoryId: null, chapterNumber: 1, isChapter: true },
    })
  })

  test('goes on from the end of the series, whichever chapter it is asked of', async () => {
    const parent = await app.givenParent()
    const first = await firstStory(parent)
    const second = await nextChapter(parent, first.id)
    const third = await nextChapter(parent, first.id)
    const fourth = await nextChapter(parent, second.id)
    expect([second, third, fourth].map(({ chapter }) => chapter.chapterNumber)).toEqual([2, 3, 4])
    expect(new Set([second, third, fourth].map(({ chapter }) => chapter.parentStoryId))).toEqual(new Set([first.id]))
  })

  test('is told in the language that is asked for', { tags: ['7.9'] }, async () => {
    const parent = await app.givenParent()
    const first = await firstStory(parent)
    const { id, chapter } = await nextChapter(parent, first.id, { language: 'sk' })
    expect([first.language, chapter.language, chapter.id]).toEqual(['en', 'sk', id])
  })

  test('streams like a story', async () => {
    const parent = await app.givenParent()
    const first = await firstStory(parent)
    const headers = { Accept: 'text/event-stream' }
    const answer = await parent.post(`/api/stories/${first.id}/generate-chapter`, { language: 'en' }, { headers })
    const events = readEvents(await answer.text())
    expect(events.map(({ event }) => event)).toEqual(['title', 'paragraph', 'paragraph', 'paragraph', 'done'])
    const done = events.at(-1)?.data as { id: string } | undefined
    expect(await read(parent, done?.id ?? '')).toMatchObject({ chapterNumber: 2, parentStoryId: first.id })
  })

  test('leaves out what no gate would let in today, since nobody could mend it', async () => {
    const storyteller = scriptedStoryteller()
    const other = testApp({ storyteller })
    const [parent, db] = [await other.givenParent(), await other.db()]
    const bear = await parent.json<{ id: string }>('POST', '/api/characters', { name: 'Bruno' })
    const fox = await parent.json<{ id: string }>('POST', '/api/characters', { name: 'Lišiak' })
    const first = await firstStory(parent, { characters: [bear.id, fox.id] })
    await db.execute(sql`update stories set theme = 'porn' where id = ${first.id}`)
    await db.execute(sql`update characters set name = 'Fuck' where id = ${bear.id}`)
    await nextChapter(parent, first.id)
    expect(storyteller.briefs[1]).toMatchObject({ theme: { id: 'friendship' }, cast: [{ name: 'Lišiak' }] })
  })

  test('is told what the series remembers, by the title that the family gave it', async () => {
    const storyteller = scriptedStoryteller()
    const parent = await testApp({ storyteller }).givenParent()
    const first = await firstStory(parent)
    await parent.json('PUT', `/api/stories/${first.id}`, { title: 'The star in our garden' })
    await nextChapter(parent, first.id)
    await nextChapter(parent, first.id)
    const [, second, third] = storyteller.briefs
    expect(second).toMatchObject({
      chapter: { number: 2, bible: { seriesTitle: 'The star in our garden' } },
      request: null,
    })
    expect(third?.chapter?.number).toBe(3)
    expect(third?.history.flat()).toEqual(
      expect.arrayContaining([`seed:${second?.seed}`, `seed:${storyteller.briefs[0]?.seed}`]),
    )
  })

  test('in another language repeats no sentence of the language before', async () => {
    const storyteller = scriptedStoryteller()
    const parent = await testApp({ storyteller }).givenParent()
    const first = await firstStory(parent)
    const { chapter } = await nextChapter(parent, first.id, { language: 'sk' })
    expect(chapter.language).toBe('sk')
    expect(storyteller.briefs[1]).toMatchObject({ language: 'sk', chapter: { bible: { facts: [], promise: null } } })
  })

  test('leaves the story alone where it could not be written, and costs nothing', async () => {
    let told = 0
    const before = (index: number) => {
      if (index === 0) told++
      if (told === 2) throw new Error('down')
    }
    const parent = await testApp({ storyteller: scriptedStoryteller({ before }) }).givenParent()
    const first = await firstStory(parent)
    expect((await askForChapter(parent, first.id)).status).toBe(502)
    expect(await read(parent, first.id)).toMatchObject({ seriesTitle: null, isChapter: false })
    expect((await status(parent)).freeStoriesUsed).toBe(1)
  })

  test('does without a friend whom the family has deleted since', async () => {
    const storyteller = scriptedStoryteller()
    const parent = await testApp({ storyteller }).givenParent()
    const { id: friend } = await parent.json<{ id: string }>('POST', '/api/characters', { name: 'Bruno' })
    const first = await firstStory(parent, { characters: [friend] })
    await parent.delete(`/api/characters/${friend}`)
    expect((await askForChapter(parent, first.id)).status).toBe(201)
    expect(storyteller.briefs.map(({ cast }) => cast.length)).toEqual([1, 0])
  })

  test('still has the child in it after its name was mended', async () => {
    const storyteller = scriptedStoryteller()
    const parent = await testApp({ storyteller }).givenParent()
    const { id, ...child } = await parent.addChild({ name: 'Emmma' })
    const first = await firstStory(parent, { childProfileId: id, characters: ['Emmma', 'Bruno'] })
    const { name, age, favoriteThemes } = { ...child, name: 'Emma' }
    expect((await parent.put(`/api/profiles/${id}`, { name, age, favoriteThemes })).status).toBe(200)
    const { chapter } = await nextChapter(parent, first.id)
    expect(chapter.characters).toEqual(['Emma', 'Bruno'])
    expect(storyteller.briefs[1]?.child).toMatchObject({ name: 'Emma', isHero: true })
    expect(storyteller.briefs[1]?.cast.map((member) => member.name)).toEqual(['Bruno'])
  })

  test('keeps two series of a child apart, even where the stories had one title', async () => {
    const parent = await app.givenParent()
    const [one, other] = [await firstStory(parent), await firstStory(parent)]
    expect(other.title).toBe(one.title)
    const [first, second] = [await nextChapter(parent, one.id), await nextChapter(parent, other.id)]
    expect(first.chapter.seriesTitle).toBe(one.title)
    expect(second.chapter.seriesTitle).toBe(`${one.title} (2)`)
  })
})

describe('a family on the free tier', () => {
  test('pays a chapter as a story, and is asked for Premium where none is left', {
    tags: ['1.3', '6.4c'],
  }, async () => {
    const parent = await app.givenParent({ freeStoriesUsed: 3 })
    const first = await firstStory(parent)
    await nextChapter(parent, first.id)
    expect((await status(parent)).freeStoriesUsed).toBe(5)
    const refused = await askForChapter(parent, first.id)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'subscription_required', message: 'Subscription required' })
    expect((await status(parent)).freeStoriesUsed).toBe(5)
  })

  test('gets one chapter, and pays once, when two tabs ask for it', async () => {
    const storyteller = scriptedStoryteller({ delayMs: 40 })
    const parent = await testApp({ storyteller }).givenParent()
    const first = await firstStory(parent)
    const answers = await Promise.all([1, 2, 3].map(() => nextChapter(parent, first.id)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await status(parent)).freeStoriesUsed).toBe(2)
    expect(await parent.json<Story[]>('GET', '/api/stories')).toHaveLength(2)
  })

  test('gets the chapter that another tab was given meanwhile, not a second one told without knowing of it', async () => {
    const { storyteller, written } = pausing()
    const app = testApp({ storyteller })
    const [parent, db] = [await app.givenParent(), await app.db()]
    // Whoever goes on with it looks for Bruno among the family's characters.
    const first = await firstStory(parent, { characters: ['Bruno'] })
    written.pause()
    const one = nextChapter(parent, first.id)
    await written.begun()
    // The other tab has read how far the series goes, and waits for its characters until the chapter stands.
    const other = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table characters`)
      const asked = nextChapter(parent, first.id)
      await expect.poll(() => waitersFor(db, 'characters')).toBe(1)
      written.goOn()
      await one
      return [asked]
    })
    expect((await Promise.all(other))[0]?.id).toBe((await one).id)
    expect((await status(parent)).freeStoriesUsed).toBe(2)
  })

  test('gets the same chapter for the same request key', async () => {
    const parent = await app.givenParent()
    const first = await firstStory(parent)
    const requestKey = randomUUID()
    const one = await nextChapter(parent, first.id, { requestKey })
    const again = await nextChapter(parent, first.id, { requestKey })
    expect(again.id).toBe(one.id)
  })
})

describe('another family', () => {
  test('neither goes on with a story nor learns how it was made', async () => {
    const [owner, stranger, visitor] = [await app.givenParent(), await app.givenParent(), await app.visitor()]
    const story = await firstStory(owner)
    expect((await askForChapter(stranger, story.id)).status).toBe(404)
    expect((await stranger.get(`/api/stories/${story.id}/making`)).status).toBe(404)
    expect((await visitor.get(`/api/stories/${story.id}/making`)).status).toBe(401)
    expect((await visitor.post(`/api/stories/${story.id}/generate-chapter`, {})).status).toBe(401)
    expect(await owner.json('GET', `/api/stories/${story.id}/making`)).toMatchObject({
      model: 'scripted',
      fellBack: false,
    })
    expect((await status(stranger)).freeStoriesUsed).toBe(0)
  })
})
