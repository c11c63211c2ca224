import type { Story } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { storyGenerations } from '../db/story-schema.ts'
import { testApp } from '../testing/app.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { STEPS, type Step } from '../testing/killed-writer.ts'
import { runUntilKilled } from '../testing/program.ts'
import { sweepExpired } from './leases.ts'

const PROGRAM = new URL('../testing/killed-writer.ts', import.meta.url)

const app = testApp()

describe('a server killed in the middle of a story', () => {
  test.each(STEPS.map((step) => [step]))('(%s) leaves either the story or the free seat', async (step) => {
    const parent = await app.givenParent({ freeStoriesUsed: 2 })
    const child = await parent.addChild()
    await writeAndDie(parent.id, child.id, step)
    const db = await app.db()
    const [row] = await db.select().from(storyGenerations).where(sql`user_id = ${parent.id}`)
    const isStored = step === 'finished'
    expect(row).toMatchObject({ status: isStored ? 'done' : 'running', paragraphs: { length: SAID[step] } })

    await db.execute(sql`update story_generations set lease_until = now() - interval '1 second'`)
    await sweepExpired(db)
    const stories = await parent.json<Story[]>('GET', '/api/stories')
    expect(stories.map(({ id }) => id)).toEqual(isStored ? [row?.id] : [])
    const { freeStoriesUsed } = await parent.json<{ freeStoriesUsed: number }>('GET', '/api/subscription/status')
    expect(freeStoriesUsed).toBe(isStored ? 3 : 2)
    expect(await parent.json('GET', `/api/stories/generations/${row?.id}`)).toMatchObject({
      status: isStored ? 'done' : 'failed',
    })
  })
})

const SAID: Record<Step, number> = {
  begun: 0,
  'first paragraph': 1,
  'last paragraph': 3,
  finishing: 3,
  finished: 3,
}

async function writeAndDie(userId: string, childId: string, step: Step): Promise<void> {
  const databaseUrl = await databaseUrlOf(await app.db())
  await runUntilKilled(PROGRAM, databaseUrl, userId, childId, step)
}
