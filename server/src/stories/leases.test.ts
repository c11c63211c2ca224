import type { Generation } from '@perinka/contract/stories'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { storyGenerations } from '../db/story-schema.ts'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { type Script, scriptedStoryteller } from '../testing/storyteller.ts'
import { appendParagraph, LEASE_S, sweepExpired } from './leases.ts'

const EVENTS = { headers: { Accept: 'text/event-stream' } }

function appThatTells(script: Script) {
  return testApp({ storyteller: scriptedStoryteller(script) })
}

describe('a lease that ran out', () => {
  /** A story whose writer has gone silent: its row says so, its writer may yet wake up. */
  async function silent(script: Script) {
    const app = appThatTells(script)
    const parent = await app.givenParent({ freeStoriesUsed: 4 })
    const answer = await parent.askForStory({}, EVENTS)
    const address = answer.headers.get('Content-Location') ?? ''
    const id = address.split('/').at(-1) ?? ''
    await answer.body?.cancel()
    await expect.poll(() => parent.json<Generation>('GET', address)).toMatchObject({ paragraphs: { length: 3 } })
    const db = await app.db()
    await db
      .update(storyGenerations)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(eq(storyGenerations.id, id))
    return { app, parent, db, id, address }
  }

  test('is swept by any process, which gives the seat back', async () => {
    const { parent, db } = await silent({ hang: true })
    expect(await sweepExpired(db)).toBe(1)
    expect(await sweepExpired(db)).toBe(0)
    expect(await used(parent)).toBe(4)
  })

  test('is seen by the parent who looks, without waiting for a sweep', async () => {
    const { parent, address } = await silent({ hang: true })
    expect(await parent.json('GET', address)).toMatchObject({
      status: 'failed',
      error: { code: 'generation_failed', message: 'The story could not be written' },
    })
    expect(await used(parent)).toBe(4)
  })

  test('does not hold the last free story against a new wish', async () => {
    const { parent } = await silent({ hang: true })
    const answer = await parent.askForStory({}, EVENTS)
    expect(answer.status).toBe(200)
    await answer.body?.cancel()
  })

  test('lets no late writer store a story', async () => {
    const gate = Promise.withResolvers<void>()
    const { app, parent, db, id } = await silent({ before: (index) => (index === 3 ? gate.promise : undefined) })
    await sweepExpired(db)
    gate.resolve()
    await expect.poll(() => app.logged.join()).toContain('story ended elsewhere')
    expect(await parent.json('GET', '/api/stories')).toEqual([])
    expect(await used(parent)).toBe(4)
    const [row] = await db.select().from(storyGenerations).where(eq(storyGenerations.id, id))
    expect(row?.status).toBe('failed')
    expect(await appendParagraph(db, { id, owner: row?.leaseOwner ?? '' }, 'too late', LEASE_S)).toBe(false)
  })
})

async function used(parent: ParentClient): Promise<number> {
  return (await parent.json<{ freeStoriesUsed: number }>('GET', '/api/subscription/status')).freeStoriesUsed
}
