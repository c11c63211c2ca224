import type { ErrorAnswer } from '@perinka/contract/calls'
import type { Character } from '@perinka/contract/characters'
import type { Profile } from '@perinka/contract/profiles'
import type { Story } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'

const app = testApp()

/** Stories as an older release left them: `minutesApart` 0 gives all of them one moment. */
async function leaveStories(
  parent: ParentClient,
  count: number,
  { letters = 20, minutesApart = 1, server = app } = {},
) {
  await (await server.db()).execute(sql`
    insert into stories (user_id, title, content, theme, length, voice, created_at)
    select ${parent.id}, 'Story ' || n, repeat('č', ${letters}::int), 'space', 'short', 'nova',
      now() - make_interval(mins => ${minutesApart}::int * n)
    from generate_series(1, ${count}::int) n`)
}

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Story ${index + 1}`)

/** A whole library, far more than is answered at once, of which nothing is read yet. */
async function givenUnreadList(server = app) {
  const parent = await server.givenParent()
  await leaveStories(parent, 40, { letters: 20_000, server })
  const answer = await parent.get('/api/stories')
  if (!answer.body) throw new Error('an answer without a body')
  return { parent, answer, body: answer.body }
}

describe('a list, however long,', () => {
  test('is one array with every story once, whole, newest first', { tags: ['7.6'] }, async () => {
    const parent = await app.givenParent()
    await leaveStories(parent, 450, { letters: 3000 })
    const all = await parent.json<Story[]>('GET', '/api/stories')
    expect(titles(all)).toEqual(numbered(450))
    expect(all.every(({ content }) => content === 'č'.repeat(3000))).toBe(true)
    expect(titles(await parent.json<Story[]>('GET', '/api/stories?view=card'))).toEqual(numbered(450))
    expect(await parent.json('GET', '/api/stories?view=id')).toEqual(all.map(({ id }) => id))
    expect(titles(await parent.json<Story[]>('GET', '/api/stories?search=story%2017'))).toEqual(
      numbered(450).filter((title) => title.startsWith('Story 17')),
    )
  })

  test('has every story once where all of them have one moment', async () => {
    const parent = await app.givenParent()
    await leaveStories(parent, 450, { minutesApart: 0 })
    for (const view of ['', '?view=card']) {
      const all = await parent.json<Story[]>('GET', `/api/stories${view}`)
      expect(new Set(titles(all))).toEqual(new Set(numbered(450)))
      expect(all).toHaveLength(450)
    }
  })

  test('has every child and every character in the order they were added', async () => {
    const parent = await app.givenParent()
    const db = await app.db()
    await db.execute(sql`
      insert into child_profiles (user_id, name, age, favorite_themes, created_at)
      select ${parent.id}, 'Child ' || n, 5, '{Space}', now() + make_interval(secs => n) from generate_series(1, 200) n`)
    await db.execute(sql`
      insert into characters (user_id, name, type, created_at)
      select ${parent.id}, 'Bear ' || n, 'custom', now() + make_interval(secs => n) from generate_series(1, 450) n`)
    const children = await parent.json<Profile[]>('GET', '/api/profiles')
    expect(children.map(({ name }) => name)).toEqual(Array.from({ length: 200 }, (_, n) => `Child ${n + 1}`))
    const characters = await parent.json<Character[]>('GET', '/api/characters')
    expect(characters.slice(0, 4).every(({ type }) => type === 'predefined')).toBe(true)
    expect(characters.slice(4).map(({ name }) => name)).toEqual(Array.from({ length: 450 }, (_, n) => `Bear ${n + 1}`))
  })

  test('goes on where it was when a story comes and another one goes while it is read', async () => {
    const { parent, body } = await givenUnreadList()
    const reader = body.getReader()
    const chunks = [(await reader.read()).value]
    const db = await app.db()
    await db.execute(sql`delete from stories where user_id = ${parent.id} and title = 'Story 33'`)
    await leaveStories(parent, 1, { minutesApart: 0 })
    for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value)
    const all = JSON.parse(await new Blob(chunks.map((chunk) => chunk ?? '')).text()) as Story[]
    expect(titles(all)).toEqual(numbered(40).filter((title) => title !== 'Story 33'))
  })

  test('holds no connection while nobody reads, and breaks off where the rest cannot be had', async () => {
    const { parent, body } = await givenUnreadList()
    const db = await app.db()
    const busy = sql`
      select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and (state = 'idle in transaction' or wait_event = 'ClientWrite')`
    expect((await db.execute(busy)).rows).toEqual([])
    await db.execute(sql`alter table stories rename to stories_away`)
    await expect(new Response(body).text()).rejects.toThrow()
    await db.execute(sql`alter table stories_away rename to stories`)
    expect(await parent.json<string[]>('GET', '/api/stories?view=id')).toHaveLength(40)
  })
})

describe('a family’s second list', () => {
  const impatient = testApp({ settings: { listPatienceMs: 1 } })

  test('waits for the first no longer than it may: then it is told when to come back', async () => {
    const { parent } = await givenUnreadList(impatient)
    const refused = await parent.get('/api/stories?view=card')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('1')
    expect(((await refused.json()) as ErrorAnswer).code).toBe('too_many_requests')
    expect((await (await impatient.givenParent()).get('/api/stories')).status).toBe(200)
    for (const other of ['/api/profiles', '/api/characters']) expect((await parent.get(other)).status).toBe(200)
  })

  test('is answered once the first is read', async () => {
    const { parent, body } = await givenUnreadList()
    const waiting = parent.get('/api/stories?view=id')
    await new Response(body).arrayBuffer()
    expect((await waiting).status).toBe(200)
  })

  test('does not wait for one that was left, or whose rest is on its way', async () => {
    const { parent, body } = await givenUnreadList()
    await body.cancel()
    expect(await parent.json<string[]>('GET', '/api/stories?view=id')).toHaveLength(40)
    const short = await app.givenParent()
    await leaveStories(short, 5)
    const unread = await Promise.all(Array.from({ length: 10 }, () => short.get('/api/stories')))
    expect(unread.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })

  test('does not wait for a question without an answer’s body', async () => {
    const { parent, body } = await givenUnreadList()
    await body.cancel()
    expect((await parent.head('/api/stories')).status).toBe(200)
    expect((await parent.get('/api/stories?view=id')).status).toBe(200)
  })
})
