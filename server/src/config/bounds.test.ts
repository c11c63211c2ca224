import { randomUUID } from 'node:crypto'
import type { ErrorAnswer } from '@perinka/contract/calls'
import type { Character } from '@perinka/contract/characters'
import type { Profile } from '@perinka/contract/profiles'
import type { Story } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { childProfiles, stories } from '../db/schema.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { scriptedStoryteller } from '../testing/storyteller.ts'

const app = testApp({ bounds: { children: 3, characters: 5, stories: 4, text: 10_000, writesPerMinute: 1000 } })

const child = { name: 'Mia', age: 5, favoriteThemes: ['Space'] }
const premium = () => app.givenParent({ isLifetimeAccess: true })

/** Status and bound of an answer, as `201` or `409 children 3`. */
async function told(answer: Response): Promise<string> {
  const { bound } = (answer.ok ? {} : await answer.json()) as Partial<ErrorAnswer>
  return bound ? `${answer.status} ${bound.of} ${bound.most}` : String(answer.status)
}

async function atOnce(times: number, ask: (index: number) => Promise<Response>): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: times }, async (_, index) => told(await ask(index))))
  return Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((other) => other === one).length]))
}

/** Rows as an older release left them. */
async function leaveStories(parent: ParentClient, count: number, content = 'A quiet evening.'): Promise<string[]> {
  const row = { userId: parent.id, title: 'Old', content, theme: 'space', length: 'short', voice: 'nova' } as const
  const rows = Array.from({ length: count }, () => ({ ...row, id: randomUUID() }))
  await (await app.db()).insert(stories).values(rows)
  return rows.map(({ id }) => id)
}

describe('of what is added thirty times at once, a family keeps as much as it may', () => {
  test('children', async () => {
    const parent = await premium()
    const answers = await atOnce(30, () => parent.post('/api/profiles', child))
    expect(answers).toEqual({ '201': 3, '409 children 3': 27 })
    expect(await parent.json<Profile[]>('GET', '/api/profiles')).toHaveLength(3)
  })

  test('characters of its own', async () => {
    const parent = await premium()
    const answers = await atOnce(30, () => parent.post('/api/characters', { name: 'Captain Nibbles' }))
    expect(answers).toEqual({ '201': 5, '409 characters 5': 25 })
    const all = await parent.json<Character[]>('GET', '/api/characters')
    expect(all.filter(({ type }) => type === 'custom')).toHaveLength(5)
  })

  test('stories, those among them that are being written', async () => {
    const parent = await premium()
    const { id } = await parent.addChild()
    await leaveStories(parent, 2)
    const answers = await atOnce(30, () => parent.askForStory({ childProfileId: id }))
    // Three may be written at a time, whatever there is room for.
    const { '201': written = 0, '409 stories 4': full = 0, '429': waiting = 0 } = answers
    expect(written).toBe(2)
    expect(full + waiting).toBe(28)
    expect(await told(await parent.askForStory({ childProfileId: id }))).toBe('409 stories 4')
    expect(await parent.json<Story[]>('GET', '/api/stories')).toHaveLength(4)
  })

  test('text: edits that together are too long are as many as fit', async () => {
    const parent = await premium()
    const ids = await leaveStories(parent, 4, 'x'.repeat(1000))
    const answers = await atOnce(4, (index) => parent.put(`/api/stories/${ids[index]}`, { content: 'č'.repeat(2000) }))
    expect(answers).toEqual({ '200': 2, '409 text 10000': 2 })
  })
})

describe('a family that has more than it may, from an older release,', () => {
  test('lists and changes its children, and adds one once there is room', async () => {
    const parent = await premium()
    const rows = Array.from({ length: 5 }, (_, age) => ({ ...child, age: age + 3, userId: parent.id }))
    await (await app.db()).insert(childProfiles).values(rows)
    const [first, second, third] = await parent.json<Profile[]>('GET', '/api/profiles')
    expect(await told(await parent.post('/api/profiles', child))).toBe('409 children 3')
    expect((await parent.put(`/api/profiles/${first?.id}`, { ...child, name: 'Ema' })).status).toBe(200)
    for (const gone of [first, second, third]) await parent.delete(`/api/profiles/${gone?.id}`)
    expect((await parent.post('/api/profiles', child)).status).toBe(201)
  })

  test('reads, changes and deletes its stories, and is told the next one once there is room', async () => {
    const parent = await premium()
    const { id: childProfileId } = await parent.addChild()
    const ids = await leaveStories(parent, 6, 'x'.repeat(3000))
    expect(await told(await parent.askForStory({ childProfileId }))).toBe('409 stories 4')
    expect((await parent.put(`/api/stories/${ids[0]}`, { content: 'Shorter now.' })).status).toBe(200)
    expect((await parent.put(`/api/stories/${ids[0]}`, { title: 'Renamed', isFavorite: true })).status).toBe(200)
    expect(await told(await parent.put(`/api/stories/${ids[1]}`, { content: 'x'.repeat(3001) }))).toBe('409 text 10000')
    for (const id of ids.slice(0, 3)) await parent.delete(`/api/stories/${id}`)
    expect((await parent.askForStory({ childProfileId })).status).toBe(201)
  })

  test('is told no other story while its stories together are too long', async () => {
    const parent = await premium()
    const { id: childProfileId } = await parent.addChild()
    await leaveStories(parent, 1, 'x'.repeat(10_000))
    expect(await told(await parent.askForStory({ childProfileId }))).toBe('409 text 10000')
  })
})

describe('names that a family’s children had', () => {
  test('are remembered up to a bound, by renaming as by adding and deleting', async () => {
    const parent = await premium()
    const first = await parent.addChild({ name: 'Name' })
    const names = Array.from({ length: 29 }, (_, index) => `Name ${'abcdefghijklmnopqrstuvwxyzáéí'[index]}`)
    await (await app.db()).execute(sql`
      update child_profiles set former_names = ${sql.param(names, childProfiles.formerNames)} where id = ${first.id}`)
    const rename = (name: string) => parent.put(`/api/profiles/${first.id}`, { ...child, name })
    expect(await told(await rename('Another'))).toBe('409 names 30')
    expect(await told(await parent.post('/api/profiles', { ...child, name: 'Another' }))).toBe('409 names 30')
    expect((await rename('Name a')).status).toBe(200)
  })
})

describe('a family with more names than can be looked for, from an older release,', () => {
  const given = async (adapter: Storyteller['adapter']) => {
    const storyteller = { ...scriptedStoryteller(), adapter }
    const server = testApp({ storyteller })
    const parent = await server.givenParent({ isLifetimeAccess: true })
    const { id } = await parent.addChild({ name: 'Mia' })
    await parent.addChild({ name: 'Žofka' })
    await (await server.db()).execute(sql`
      insert into child_profiles (user_id, name, age, favorite_themes)
      select ${parent.id}, 'Child ' || n, 5, '{Space}' from generate_series(1, 500) n`)
    return { briefs: storyteller.briefs, ask: () => parent.askForStory({ childProfileId: id, characters: ['Žofka'] }) }
  }

  test('is told stories where nobody has to be hidden', async () => {
    const { briefs, ask } = await given('built-in')
    expect((await ask()).status).toBe(201)
    expect(briefs[0]?.cast).toMatchObject([{ kind: 'sibling', name: 'Žofka' }])
  })

  test('is told none by a model: better no story than a name that gets out', async () => {
    const { briefs, ask } = await given('model')
    expect(await told(await ask())).toBe('409 names 500')
    expect(briefs).toEqual([])
  })
})

describe('what a family adds and changes', () => {
  const slow = testApp({ bounds: { writesPerMinute: 5 } })

  test('is counted over children, characters and stories, and asked to wait; reading and deleting go on', async () => {
    const parent = await slow.givenParent()
    const added = await parent.addChild()
    const character = await parent.json<Character>('POST', '/api/characters', { name: 'Captain Nibbles' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => parent.put(`/api/profiles/${added.id}`, { ...child, name: 'Mia' })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(refused).toHaveLength(7)
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await parent.post(`/api/stories/${randomUUID()}/favorite`)).status).toBe(429)
    expect((await parent.get('/api/profiles')).status).toBe(200)
    expect((await parent.delete(`/api/characters/${character.id}`)).status).toBe(200)
    const other = await slow.givenParent()
    expect((await other.post('/api/profiles', child)).status).toBe(201)
  })

  test('is refused to a visitor as before', async () => {
    expect((await (await slow.visitor()).post('/api/profiles', child)).status).toBe(401)
  })
})
