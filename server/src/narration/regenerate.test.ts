import type { Story } from '@perinka/contract/stories'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { narrations } from '../db/narration-schema.ts'
import { stories } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { audioRemoved } from '../testing/jobs.ts'
import { audioOf, ended, narrate, shown, storyNow, toldStory } from '../testing/narration.ts'
import { type NarratorScript, scriptedNarrator } from '../testing/narrator.ts'
import { forgetOld } from './forget-old.ts'

/** A premium family whose story is read in nova's voice; what is read next follows `script`. */
async function readStory(script: NarratorScript = {}) {
  const audioStore = scriptedStore()
  const next = scriptedNarrator(script)
  const first = scriptedNarrator()
  const state = { narrator: first }
  const app = testApp({ audioStore, narrator: { ...first, say: (...saying) => state.narrator.say(...saying) } })
  const parent = await app.givenParent({ isLifetimeAccess: true })
  const asked = await narrate(parent, await toldStory(parent), { voice: 'nova' })
  await ended(parent, asked)
  state.narrator = next
  return { app, parent, audioStore, story: await storyNow(parent, asked) }
}

const heard = ({ voice, audioUrl, duration, standardAudioUrl, standardDuration, ttsProvider }: Story) => ({
  ...{ voice, audioUrl, duration, standardAudioUrl, standardDuration, ttsProvider },
})

describe('a subscriber who wants another version', () => {
  test('sees the new voice at once, and can still hear the old one until the new one is whole', async () => {
    const gate = Promise.withResolvers<void>()
    const { parent, story } = await readStory({ before: () => gate.promise })
    const before = await audioOf(parent, shown(story).address)
    const asked = await narrate(parent, story, { voice: 'onyx' })
    expect(shown(asked).id).not.toBe(shown(story).id)
    expect(asked).toMatchObject({ voice: 'onyx', duration: null, standardDuration: null })
    expect((await audioOf(parent, shown(story).address)).equals(before)).toBe(true)
    gate.resolve()
    await ended(parent, asked)
    expect(await storyNow(parent, story)).toMatchObject({
      voice: 'onyx',
      audioUrl: asked.audioUrl,
      duration: expect.any(Number),
    })
  })

  test('in the same voice gets a new one, once however often it is asked while it is made', {
    tags: ['7.8'],
  }, async () => {
    const gate = Promise.withResolvers<void>()
    const { parent, story } = await readStory({ before: () => gate.promise })
    const again = () => narrate(parent, story, { voice: 'nova' })
    const [one, ...others] = await Promise.all([again(), again(), again()])
    expect(shown(one).id).not.toBe(shown(story).id)
    expect(others.map((other) => shown(other).id)).toEqual([shown(one).id, shown(one).id])
    gate.resolve()
    expect(await ended(parent, one)).toMatchObject({ status: 'done' })
    expect(shown(await again()).id).not.toBe(shown(one).id)
  })

  test('is not given one where a screen only wants to hear what there may be by now', async () => {
    const { parent, story } = await readStory()
    const ifNone = { headers: { 'If-None-Match': '*' } }
    const hear = async (voice: string) =>
      (await (await parent.post(`/api/stories/${story.id}/audio`, { voice }, ifNone)).json()) as Story
    expect(await hear('nova')).toEqual(story)
    expect(shown(await hear('echo')).id).not.toBe(shown(story).id)
  })

  test('has the old one back, voice and all, where the new one fails', async () => {
    const { parent, story } = await readStory({ failAt: 1 })
    const asked = await narrate(parent, story, { voice: 'echo' })
    expect(await ended(parent, asked)).toMatchObject({
      status: 'failed',
      error: { code: 'narration_failed', message: 'The story could not be read aloud' },
    })
    expect(heard(await storyNow(parent, story))).toEqual(heard(story))
    expect((await parent.get(shown(story).address)).status).toBe(200)
    expect((await parent.get(shown(asked).address)).status).toBe(502)
  })

  test('who chose twice in a row and both failed is where the first choice began', async () => {
    const gate = Promise.withResolvers<void>()
    const { parent, story } = await readStory({ before: () => gate.promise, failAt: 0 })
    const first = await narrate(parent, story, { voice: 'echo' })
    const second = await narrate(parent, story, { voice: 'fable' })
    gate.resolve()
    await Promise.all([ended(parent, first), ended(parent, second)])
    expect(heard(await storyNow(parent, story))).toEqual(heard(story))
  })

  test('who chose twice in a row is shown the second one, whichever is whole first', async () => {
    const gate = Promise.withResolvers<void>()
    const { parent, story } = await readStory({
      before: (_, { voice }) => (voice === 'echo' ? gate.promise : undefined),
    })
    const first = await narrate(parent, story, { voice: 'echo' })
    const second = await narrate(parent, story, { voice: 'fable' })
    await ended(parent, second)
    const now = await storyNow(parent, story)
    gate.resolve()
    expect(await ended(parent, first)).toMatchObject({ status: 'done' })
    expect(heard(await storyNow(parent, story))).toEqual(heard(now))
    expect(now).toMatchObject({ voice: 'fable', audioUrl: second.audioUrl })
  })

  test('whose first narration of a story fails has its own voice back and no audio', async () => {
    const app = testApp({ narrator: scriptedNarrator({ failAt: 0 }) })
    const parent = await app.givenParent({ isLifetimeAccess: true })
    const story = await toldStory(parent)
    const first = await narrate(parent, story, { voice: 'echo' })
    await ended(parent, first)
    expect(await storyNow(parent, story)).toEqual(story)
  })
})

describe('a version that was replaced', () => {
  test('may be heard to its end, and is gone from the store a day later', async () => {
    const { app, parent, story, audioStore } = await readStory()
    const asked = await narrate(parent, story, { voice: 'nova' })
    await ended(parent, asked)
    const db = await app.db()
    const tend = async () => {
      await forgetOld(db)
      await audioRemoved(app)
      return [...audioStore.objects.keys()]
    }
    const [old, now] = [shown(story).id, shown(asked).id]
    expect(await tend()).toEqual([`${old}.mp3`, `${now}.mp3`])
    expect((await parent.get(shown(story).address)).status).toBe(200)
    await db.update(narrations).set({ finishedAt: sql`now() - interval '25 hours'` })
    expect(await tend()).toEqual([`${now}.mp3`])
    expect((await parent.get(shown(story).address)).status).toBe(404)
    expect(heard(await storyNow(parent, story))).toMatchObject({ audioUrl: asked.audioUrl })
  })

  test('stays for good where the story shows it again', async () => {
    const { app, parent, story } = await readStory()
    await ended(parent, await narrate(parent, story, { voice: 'nova' }))
    const db = await app.db()
    const { audioUrl, standardAudioUrl } = story
    await db.update(stories).set({ audioUrl, standardAudioUrl }).where(eq(stories.id, story.id))
    await db.update(narrations).set({ finishedAt: sql`now() - interval '25 hours'` })
    await forgetOld(db)
    await audioRemoved(app)
    expect((await parent.get(shown(story).address)).status).toBe(200)
  })
})
