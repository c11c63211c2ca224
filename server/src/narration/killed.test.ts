import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { fileAudioStore } from '../adapters/audio-store/files.ts'
import { narrations } from '../db/narration-schema.ts'
import { testApp } from '../testing/app.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { STEPS, type Step } from '../testing/killed-maker.ts'
import { audioOf, expectAllSaid, lengthOf, partsOf, shown, storyNow, timings, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'
import { runUntilKilled } from '../testing/program.ts'

const PROGRAM = new URL('../testing/killed-maker.ts', import.meta.url)

const folder = await mkdtemp(join(tmpdir(), 'perinka-audio-'))
const narrator = scriptedNarrator()
const app = testApp({ narrator, audioStore: await fileAudioStore(folder) })
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Sentences that are kept when the process dies. */
const KEPT: Record<Step, number> = {
  ...{ begun: 0, asked: 0, 'first part': 1, half: 4, 'all said': 7, put: 7, done: 7 },
}

describe('a server killed in the middle of a narration', () => {
  test.each(STEPS.map((step) => [step]))(
    '(%s) leaves it to the next one, and a listener hears all of it, each sentence once',
    async (step) => {
      const parent = await app.givenParent()
      const story = await toldStory(parent)
      await parent.put(`/api/stories/${story.id}`, { content: 'One. Two.\n\nThree.\n\nFour. Five. Six.' })
      await readAndDie(parent.id, story.id, step)
      const left = await storyNow(parent, story)
      const { address, id } = shown(left)
      const db = await app.db()
      const before = step === 'done' ? Buffer.of() : await partsOf(db, id)
      narrator.sayings.length = 0
      await db.execute(sql`update narrations set lease_until = now() - interval '1 second' where status = 'running'`)

      const heard = await audioOf(parent, address)
      expect(heard.subarray(0, before.length).equals(before)).toBe(true)
      await expect.poll(async () => (await storyNow(parent, story)).standardDuration).toBeGreaterThan(0)
      const narration = await timings(parent, left)
      expectAllSaid(narration, left)
      expect(lengthOf(heard, 48)).toBe(narration.spokenMs)
      expect((await audioOf(parent, address)).equals(heard)).toBe(true)
      expect(await readdir(folder)).toContain(`${id}.mp3`)
      const sentences = narrator.sayings.flatMap(({ text }) => text.match(/[^.]+\.?/g))
      expect(sentences).toHaveLength(7 - KEPT[step])
      const [row] = await db.select().from(narrations).where(eq(narrations.id, id))
      expect(row).toMatchObject({ status: 'done', attempts: step === 'done' ? 1 : 2 })
    },
  )
})

async function readAndDie(userId: string, storyId: string, step: Step): Promise<void> {
  const databaseUrl = await databaseUrlOf(await app.db())
  await runUntilKilled(PROGRAM, databaseUrl, userId, storyId, folder, step)
}
