import { randomUUID } from 'node:crypto'
import { LIMITS } from '@perinka/contract/catalog'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { narrations } from '../db/narration-schema.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { audioOf, ended, narrate, shown, storyNow, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'

const app = testApp()

/** How this client is answered to each call that reaches a narration. */
async function answers(client: Client, storyId: string, id: string): Promise<number[]> {
  const address = `/api/stories/${storyId}/audio`
  const asked = [
    client.post(address, { voice: 'alloy' }),
    client.get(`${address}?v=${id}`),
    client.get(address),
    client.head(`${address}?v=${id}`),
    client.get(`${address}/timings?v=${id}`),
    client.get(`${address}/timings`),
  ]
  return (await Promise.all(asked)).map(({ status }) => status)
}

describe('a narration is its family’s alone', () => {
  test('whatever another family or a visitor asks', async () => {
    const [parent, other, visitor] = [await app.givenParent(), await app.givenParent(), await app.visitor()]
    const story = await narrate(parent, await toldStory(parent))
    await ended(parent, story)
    const { id } = shown(story)
    expect(await answers(other, story.id, id)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await answers(visitor, story.id, id)).toEqual([401, 401, 401, 401, 401, 401])
    // Nor by way of a story of its own.
    const own = await narrate(other, await toldStory(other))
    for (const path of [`audio?v=${id}`, `audio/timings?v=${id}`])
      expect((await other.get(`/api/stories/${own.id}/${path}`)).status).toBe(404)
  })

  test('and belongs to one story', async () => {
    const parent = await app.givenParent()
    const [one, other] = [await narrate(parent, await toldStory(parent)), await toldStory(parent)]
    const named = (v: string) => parent.get(`/api/stories/${other.id}/audio?v=${v}`)
    for (const v of [shown(one).id, randomUUID(), 'x', ''])
      expect(await (await named(v)).json()).toMatchObject({ code: 'narration_not_found' })
    expect((await parent.get(`/api/stories/${other.id}/audio`)).status).toBe(404)
    expect(await answers(parent, 'x', shown(one).id)).toEqual([404, 404, 404, 404, 404, 404])
  })

  test('and without a name the one that the story shows answers', async () => {
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await ended(parent, story)
    const { address } = shown(story)
    const unnamed = await audioOf(parent, `/api/stories/${story.id}/audio`)
    expect(unnamed.equals(await audioOf(parent, address))).toBe(true)
    const kept = async (path: string) => (await parent.get(path)).headers.get('Cache-Control')
    expect(await kept(`/api/stories/${story.id}/audio`)).toBe('private, no-cache')
    expect(await kept(address)).toContain('immutable')
    expect(await parent.json('GET', `/api/stories/${story.id}/audio/timings`)).toMatchObject({ id: shown(story).id })
  })
})

describe('a family on the free tier', () => {
  test('has no right to another voice', { tags: ['6.4f'] }, async () => {
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    const before = await ended(parent, story).then(() => storyNow(parent, story))
    const answer = await parent.post(`/api/stories/${story.id}/audio`, { voice: 'onyx' })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'subscription_required', message: 'Subscription required' })
    expect(await storyNow(parent, story)).toEqual(before)
  })

  test('that asks for the same voice again hears what there is', { tags: ['6.4b'] }, async () => {
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await ended(parent, story)
    expect(await narrate(parent, story)).toEqual(await storyNow(parent, story))
    expect(shown(await storyNow(parent, story))).toEqual(shown(story))
  })

  test('keeps what was made while it paid', async () => {
    const parent = await app.givenParent({ isLifetimeAccess: true })
    const story = await narrate(parent, await toldStory(parent), { voice: 'fable' })
    await ended(parent, story)
    await (await app.db()).execute(sql`update users set is_lifetime_access = false where id = ${parent.id}`)
    expect(await narrate(parent, story)).toEqual(await storyNow(parent, story))
    expect(shown(await storyNow(parent, story))).toEqual(shown(story))
  })
})

describe('a wish that cannot be met', () => {
  test.each([{ voice: 'darth' }, { voice: '' }, {}])('is refused: %j', async (wish) => {
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    expect((await parent.post(`/api/stories/${story.id}/audio`, wish)).status).toBe(400)
  })

  test('is refused for a text without a word', async () => {
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    await parent.put(`/api/stories/${story.id}`, { title: '…', content: '* * *' })
    expect((await parent.post(`/api/stories/${story.id}/audio`, { voice: 'alloy' })).status).toBe(400)
  })

  test('is refused for a text that is too long, and not cut', async () => {
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    const ask = () => parent.post(`/api/stories/${story.id}/audio`, { voice: 'alloy' })
    await parent.put(`/api/stories/${story.id}`, { content: 'a'.repeat(LIMITS.narration + 1) })
    const answer = await ask()
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'narration_too_long' })
    expect(await storyNow(parent, story)).toMatchObject({ standardAudioUrl: null })
    await parent.put(`/api/stories/${story.id}`, { content: 'a'.repeat(LIMITS.narration) })
    expect((await ask()).status).toBe(200)
  })
})

describe('many narrations', () => {
  test('are three at once for a family; the fourth is asked to wait, and its story stays as it was', async () => {
    const busy = testApp({ narrator: scriptedNarrator({ hangAt: 0 }) })
    const parent = await busy.givenParent()
    for (let count = 0; count < 3; count++) await narrate(parent, await toldStory(parent))
    const fourth = await toldStory(parent)
    const answer = await parent.post(`/api/stories/${fourth.id}/audio`, { voice: fourth.voice })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await storyNow(parent, fourth)).toEqual(fourth)
    expect(await (await busy.db()).$count(narrations)).toBe(3)
  })

  test('end for today where the operator set a bound, new versions included', async () => {
    const bounded = testApp({ bounds: { narrationsPerDay: 2 } })
    const parent = await bounded.givenParent({ isLifetimeAccess: true })
    const story = await toldStory(parent)
    const ask = (init?: RequestInit) => parent.post(`/api/stories/${story.id}/audio`, { voice: 'nova' }, init)
    for (let count = 0; count < 2; count++) {
      expect((await ask()).status).toBe(200)
      await ended(parent, await storyNow(parent, story))
    }
    expect((await ask()).status).toBe(429)
    expect((await ask({ headers: { 'If-None-Match': '*' } })).status).toBe(200)
  })
})
