import { randomUUID } from 'node:crypto'
import { LIMITS } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { stepsOf } from './library-lists.ts'

const app = testApp()

describe('the stories of a family', () => {
  test('come whole, in a bare array, newest first', { tags: ['7.6'] }, async () => {
    const parent = await app.givenParent()
    const ids = [await written(parent), await written(parent), await written(parent)]
    const listed = await parent.json<Story[]>('GET', '/api/stories')
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(listed[0]).toEqual(await parent.json('GET', `/api/stories/${ids[2]}`))
  })

  test('are found without a walk through other families’', async () => {
    const parent = await app.givenParent()
    const db = await app.db()
    const add = (userId: string, count: number) =>
      db.execute(sql`
        insert into stories (user_id, title, content, theme, length, voice)
        select ${userId}, 't' || n, 'c', 'space', 'short', 'nova' from generate_series(1, ${count}::int) n`)
    await add((await app.givenParent()).id, 5000)
    await add(parent.id, 50)
    await db.execute(sql`analyze stories`)
    const plan = JSON.stringify((await db.execute(sql`explain ${stepsOf(db, parent.id, '', null)}`)).rows)
    expect(plan).toContain('stories_user')
    expect(plan).not.toContain('Seq Scan')
  })

  test('become favourites by either call and cease to be', { tags: ['4.9', '7.6c', '7.6d'] }, async () => {
    const parent = await app.givenParent()
    const id = await written(parent)
    expect(await parent.json('POST', `/api/stories/${id}/favorite`)).toMatchObject({ id, isFavorite: true })
    expect(await parent.json('POST', `/api/stories/${id}/favorite`)).toMatchObject({ isFavorite: false })
    expect(await parent.json('PUT', `/api/stories/${id}`, { isFavorite: true })).toMatchObject({ isFavorite: true })
  })

  test('change in what is given and nothing else', async () => {
    const parent = await app.givenParent()
    const id = await written(parent)
    const before = await parent.json<Story>('GET', `/api/stories/${id}`)
    const mended = await parent.json<Story>('PUT', `/api/stories/${id}`, {
      title: ' Mended ',
      userId: 'x',
      id: randomUUID(),
    })
    expect(mended).toEqual({ ...before, title: 'Mended' })
    expect(await parent.json('PUT', `/api/stories/${id}`, {})).toEqual(mended)
    expect((await parent.put(`/api/stories/${id}`, { title: '' })).status).toBe(400)
    expect((await parent.put(`/api/stories/${id}`, { isFavorite: 'yes' })).status).toBe(400)
    expect((await parent.put(`/api/stories/${id}`, '{')).status).toBe(400)
  })

  test('may be as long as the contract says in the widest letters', async () => {
    const parent = await app.givenParent()
    const id = await written(parent)
    const content = 'ž'.repeat(LIMITS.content)
    expect(await parent.json('PUT', `/api/stories/${id}`, { content })).toMatchObject({ content })
  })

  test('go for good when they are deleted', { tags: ['7.6e'] }, async () => {
    const parent = await app.givenParent()
    const id = await written(parent)
    expect(await parent.json('DELETE', `/api/stories/${id}`)).toEqual({ ok: true })
    expect((await parent.get(`/api/stories/${id}`)).status).toBe(404)
    expect((await parent.delete(`/api/stories/${id}`)).status).toBe(404)
    // Nor does its text stay behind where it was written.
    expect((await parent.get(`/api/stories/generations/${id}`)).status).toBe(404)
  })

  test('are not a visitor’s to list, change, favour or delete', async () => {
    const parent = await app.givenParent()
    const id = await written(parent)
    const visitor = await app.visitor()
    const answers = [
      await visitor.get('/api/stories'),
      await visitor.put(`/api/stories/${id}`, { title: 'x' }),
      await visitor.post(`/api/stories/${id}/favorite`),
      await visitor.delete(`/api/stories/${id}`),
      await visitor.post('/api/stories/generate', {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})

describe('another family', () => {
  test('finds no story of ours to change, favour or delete', { tags: ['6.6'] }, async () => {
    const [parent, other] = [await app.givenParent(), await app.givenParent()]
    const id = await written(parent)
    for (const unknown of [id, randomUUID(), 'not-an-id']) {
      expect((await other.put(`/api/stories/${unknown}`, { isFavorite: true })).status).toBe(404)
      expect((await other.post(`/api/stories/${unknown}/favorite`)).status).toBe(404)
      expect((await other.delete(`/api/stories/${unknown}`)).status).toBe(404)
    }
    expect(await other.json('GET', '/api/stories')).toEqual([])
    expect(await parent.json('GET', `/api/stories/${id}`)).toMatchObject({ id, isFavorite: false })
  })

  test('and a visitor read by the link just what it shows, until the family takes it back', async () => {
    const [parent, other, visitor] = [await app.givenParent(), await app.givenParent(), await app.visitor()]
    const id = await written(parent)
    const { title, content, language, theme, createdAt } = await parent.json<Story>('GET', `/api/stories/${id}`)
    for (const reader of [other, visitor]) {
      const answer = await reader.get(`/api/stories/${id}`)
      expect(await answer.json()).toEqual({ id, title, content, language, theme, createdAt })
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    }
    await parent.json('PUT', `/api/stories/${id}`, { linkShared: false })
    expect((await other.get(`/api/stories/${id}`)).status).toBe(404)
    expect((await visitor.get(`/api/stories/${id}`)).status).toBe(404)
    expect((await parent.get(`/api/stories/${id}`)).status).toBe(200)
  })

  test('gets 404 for an id that is none', async () => {
    const visitor = await app.visitor()
    for (const unknown of [randomUUID(), 'generate', '1', "'; drop table stories"]) {
      const answer = await visitor.get(`/api/stories/${encodeURIComponent(unknown)}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'story_not_found' })
    }
  })
})

async function written(parent: ParentClient): Promise<string> {
  const answer = await parent.askForStory()
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
