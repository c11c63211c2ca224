import { randomUUID } from 'node:crypto'
import type { FailureCode } from '@perinka/contract/failures'
import type { Generation, Story } from '@perinka/contract/stories'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { storyGenerations } from '../db/story-schema.ts'
import { testApp } from '../testing/app.ts'
import { type ParentClient, readEvents } from '../testing/client.ts'
import { type Script, scriptedStoryteller } from '../testing/storyteller.ts'
import { beginStory } from './begin-story.ts'

const EVENTS = { headers: { Accept: 'text/event-stream' } }

function appThatTells(script: Script) {
  return testApp({ storyteller: scriptedStoryteller(script) })
}

describe('a storyteller that fails', () => {
  test.each<[FailureCode, number, string]>([
    ['generation_failed', 502, 'The story could not be written'],
    ['content_refused', 422, 'Content not appropriate'],
    ['content_review', 422, 'Generated content requires review'],
  ])('half-way with %s costs no free story and leaves no half story', async (failure, status, message) => {
    const app = appThatTells({ failAt: 2, failure })
    const parent = await app.givenParent()
    const answer = await parent.askForStory()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: failure, message })
    expect(await used(parent)).toBe(0)
    expect(await parent.json('GET', '/api/stories')).toEqual([])
  })

  test('ends its stream with an error after what was said', async () => {
    const app = appThatTells({ failAt: 1, failure: 'content_review' })
    const parent = await app.givenParent()
    expect(await parent.streamStory()).toEqual([
      { event: 'title', data: { text: 'The quiet star' } },
      { event: 'paragraph', data: { index: 0, text: 'A star woke up.' } },
      { event: 'error', data: { code: 'content_review', message: 'Generated content requires review' } },
    ])
  })

  test('with an unexpected error says nothing of it', async () => {
    const app = testApp({
      storyteller: {
        adapter: 'model',
        model: 'broken',
        // biome-ignore lint/correctness/useYield: it fails before it has anything to say
        async *tell() {
          throw new Error('the key sk-123 of Mia was refused')
        },
      },
    })
    const parent = await app.givenParent()
    const answer = await parent.askForStory()
    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toContain('sk-123')
    expect(app.logged.join()).not.toContain('sk-123')
    expect(await used(parent)).toBe(0)
  })

  test('may be asked again with the same request key, which then brings a story and one seat', async () => {
    let fails = true
    const app = appThatTells({
      before: () => {
        if (fails) throw new Error('down')
      },
    })
    const parent = await app.givenParent()
    const requestKey = randomUUID()
    expect((await parent.askForStory({ requestKey })).status).toBe(502)
    fails = false
    expect((await parent.askForStory({ requestKey })).status).toBe(201)
    expect(await used(parent)).toBe(1)
  })
})

describe('a connection that closes', () => {
  test('loses nothing: the story is there next time', async () => {
    const gate = Promise.withResolvers<void>()
    const app = appThatTells({ before: (index) => (index === 1 ? gate.promise : undefined) })
    const parent = await app.givenParent()
    const answer = await parent.askForStory({}, EVENTS)
    const address = answer.headers.get('Content-Location') ?? ''
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    gate.resolve()
    await expect.poll(() => parent.json<Story[]>('GET', '/api/stories')).toHaveLength(1)
    const replay = readEvents(await (await parent.get(address, EVENTS)).text())
    expect(replay.map(({ event }) => event)).toEqual(['title', 'paragraph', 'paragraph', 'paragraph', 'done'])
  })

  test('comes back to what was said and hears the rest as it is told', async () => {
    const gate = Promise.withResolvers<void>()
    const app = appThatTells({ before: (index) => (index === 2 ? gate.promise : undefined) })
    const parent = await app.givenParent()
    const first = await parent.askForStory({}, EVENTS)
    const address = first.headers.get('Content-Location') ?? ''
    await first.body?.cancel()
    await expect
      .poll(() => parent.json<Generation>('GET', address))
      .toMatchObject({
        status: 'running',
        paragraphs: ['A star woke up.', 'It looked for a friend.'],
        storyId: null,
        error: null,
      })
    const back = parent.get(address, EVENTS).then((answer) => answer.text())
    gate.resolve()
    expect(readEvents(await back).map(({ event }) => event)).toEqual([
      ...['title', 'paragraph', 'paragraph', 'paragraph'],
      'done',
    ])
  })
})

describe('another family', () => {
  test('neither sees nor follows a story on its way', async () => {
    const app = appThatTells({ hang: true })
    const [parent, other] = [await app.givenParent(), await app.givenParent()]
    const answer = await parent.askForStory({}, EVENTS)
    const address = answer.headers.get('Content-Location') ?? ''
    for (const unknown of [address, `/api/stories/generations/${randomUUID()}`, '/api/stories/generations/x']) {
      expect((await other.get(unknown)).status).toBe(404)
      expect((await other.get(unknown, EVENTS)).status).toBe(404)
    }
    expect((await (await app.visitor()).get(address)).status).toBe(401)
    await answer.body?.cancel()
  })

  test('cannot have a story written for a child that is not its own', async () => {
    const app = appThatTells({})
    const [parent, other] = [await app.givenParent(), await app.givenParent()]
    const child = await other.addChild()
    expect((await parent.askForStory({ childProfileId: child.id })).status).toBe(404)
    expect((await parent.askForStory({ childProfileId: randomUUID() })).status).toBe(404)
    expect(await used(parent)).toBe(0)
  })
})

describe('many stories at once', () => {
  test('are three for a family; the fourth is asked to wait and costs nothing', async () => {
    const app = appThatTells({ hang: true })
    const parent = await app.givenParent()
    await parent.addChild()
    const running = await Promise.all([1, 2, 3].map(() => parent.askForStory({}, EVENTS)))
    const fourth = await parent.askForStory()
    expect(fourth.status).toBe(429)
    expect(Number(fourth.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await used(parent)).toBe(3)
    for (const answer of running) await answer.body?.cancel()
  })
})

describe('a server that stops', () => {
  test('ends what does not finish in time, gives the seat back and begins nothing new', async () => {
    const app = appThatTells({ hang: true })
    const parent = await app.givenParent()
    const streaming = parent.streamStory()
    await expect.poll(() => used(parent)).toBe(1)
    await (await app.ports()).generations.stop(50)
    expect((await streaming).at(-1)).toMatchObject({ event: 'error', data: { code: 'unavailable' } })
    expect(await used(parent)).toBe(0)
    expect((await parent.askForStory()).status).toBe(503)
  })

  test('ends in time what it was just beginning, so that no story is left to its lease', async () => {
    const app = appThatTells({ hang: true })
    const parent = await app.givenParent()
    const { id: childProfileId } = await parent.addChild()
    const ports = await app.ports()
    const { db, generations } = ports
    const beginning = beginStory(ports, parent.id, { childProfileId, theme: 'space', voice: 'nova', characters: [] })
    await generations.stop(50)
    const [row] = await db
      .select()
      .from(storyGenerations)
      .where(eq(storyGenerations.id, await beginning))
    expect(row).toMatchObject({ status: 'failed', failureCode: 'unavailable' })
    expect(await used(parent)).toBe(0)
  })

  test('lets a story finish that is nearly done', async () => {
    const app = appThatTells({ delayMs: 60 })
    const parent = await app.givenParent()
    const streaming = parent.streamStory()
    await expect.poll(() => used(parent)).toBe(1)
    await (await app.ports()).generations.stop(60_000)
    expect((await streaming).at(-1)).toMatchObject({ event: 'done' })
    expect(await parent.json('GET', '/api/stories')).toHaveLength(1)
  })
})

async function used(parent: ParentClient): Promise<number> {
  return (await parent.json<{ freeStoriesUsed: number }>('GET', '/api/subscription/status')).freeStoriesUsed
}
