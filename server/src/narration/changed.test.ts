import type { Story } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { narrations } from '../db/narration-schema.ts'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import type { ParentClient } from '../testing/client.ts'
import { audioRemoved } from '../testing/jobs.ts'
import { ended, expectAllSaid, narrate, shown, spoken, storyNow, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'
import { forgetOld } from './forget-old.ts'

const CONTENT = 'Once a hedgehog woke up.\n\nIt looked for a friend.'

const change = (parent: ParentClient, { id }: Story, body: object) =>
  parent.json<Story>('PUT', `/api/stories/${id}`, body)

describe('a story whose text was changed', () => {
  test('shows no audio of the text before, and is read anew even to a family that pays nothing', async () => {
    const parent = await testApp().givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await ended(parent, story)
    expect(await change(parent, story, { content: CONTENT })).toMatchObject({
      ...{ standardAudioUrl: null, standardDuration: null, content: CONTENT, voice: story.voice },
    })
    const again = await narrate(parent, await storyNow(parent, story))
    expect(shown(again).id).not.toBe(shown(story).id)
    expectAllSaid(await ended(parent, again), again)
  })

  test('while it was read is read no further, and may be asked for at once', async () => {
    const narrator = scriptedNarrator({ hangAt: 2 })
    const app = testApp({ narrator, makerTimings: { beat: 0.1 } })
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await spoken(parent, story, 2)
    await change(parent, story, { title: 'Another name' })
    await expect.poll(() => app.logged.join()).toContain('narration ended elsewhere')
    const again = await narrate(parent, await storyNow(parent, story))
    expect(shown(again).id).not.toBe(shown(story).id)
    await expect.poll(() => narrator.sayings.map(({ text }) => text)).toContain('Another name')
  })

  test('keeps its audio where what changed is something else, or nothing', async () => {
    const parent = await testApp().givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await ended(parent, story)
    const { title, content, standardAudioUrl } = await storyNow(parent, story)
    expect(await change(parent, story, { title, content, isFavorite: true })).toMatchObject({
      ...{ standardAudioUrl, isFavorite: true },
    })
    expect(await change(parent, story, { linkShared: true })).toMatchObject({ standardAudioUrl })
  })

  test('leaves the audio to whoever is listening, for a day', async () => {
    const audioStore = scriptedStore()
    const app = testApp({ audioStore })
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await ended(parent, story)
    await change(parent, story, { content: CONTENT })
    const db = await app.db()
    const tend = async () => {
      await forgetOld(db)
      await audioRemoved(app)
      return audioStore.objects.size
    }
    expect(await tend()).toBe(1)
    expect((await parent.get(shown(story).address)).status).toBe(200)
    await db.update(narrations).set({ finishedAt: sql`now() - interval '25 hours'` })
    expect(await tend()).toBe(0)
  })
})
