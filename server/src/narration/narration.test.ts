import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { narrationParts, narrations } from '../db/narration-schema.ts'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { audioOf, ended, expectAllSaid, lengthOf, narrate, shown, storyNow, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'

describe('a story read aloud', () => {
  test('answers at once where it will be heard, then says how long it is', {
    tags: ['4.6', '4.7', '7.8'],
  }, async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    expect(story).toMatchObject({ standardAudioUrl: null, audioUrl: null })
    const asked = await narrate(parent, story)
    const { address, id } = shown(asked)
    expect(address).toBe(`/api/stories/${story.id}/audio?v=${id}`)
    expect(asked).toMatchObject({ standardAudioUrl: address, standardDuration: null, audioUrl: null, duration: null })
    const { spokenMs } = await ended(parent, asked)
    expect(await storyNow(parent, story)).toEqual({
      ...asked,
      standardDuration: Math.round(spokenMs / 1000),
      ttsProvider: 'scripted',
    })
  })

  test('begins with the title, says each sentence once and pauses between paragraphs', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    const narration = await ended(parent, story)
    expectAllSaid(narration, story)
    const sentences = narration.paragraphs.flatMap((paragraph) => paragraph.sentences)
    expect(sentences.map(({ from }) => from)).toEqual([46, 1646, 3246, 4846])
    expect(narration.spokenMs - (sentences.at(-1)?.to ?? 0)).toBeGreaterThan(1400)
  })

  test('is kept as one file, the same bytes that were streamed, and nothing else of it is kept', async () => {
    const audioStore = scriptedStore()
    const app = testApp({ audioStore })
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    const { address, id } = shown(story)
    const streamed = await audioOf(parent, address)
    const { spokenMs } = await ended(parent, story)
    expect([...audioStore.objects.keys()]).toEqual([`${id}.mp3`])
    expect(streamed.equals(audioStore.objects.get(`${id}.mp3`) ?? Buffer.of())).toBe(true)
    expect(lengthOf(streamed, 48)).toBe(spokenMs)
    expect(await (await app.db()).$count(narrationParts)).toBe(0)
  })

  test('in premium quality fills both addresses, with more bits a second', { tags: ['4.7', '6.5a'] }, async () => {
    const app = testApp()
    const parent = await app.givenParent({ isLifetimeAccess: true })
    const asked = await narrate(parent, await toldStory(parent), { voice: 'onyx' })
    const { address } = shown(asked)
    expect(asked).toMatchObject({ voice: 'onyx', standardAudioUrl: address, audioUrl: address })
    const { spokenMs } = await ended(parent, asked)
    expect(lengthOf(await audioOf(parent, address), 64)).toBe(spokenMs)
    const seconds = Math.round(spokenMs / 1000)
    expect(await storyNow(parent, asked)).toMatchObject({ duration: seconds, standardDuration: seconds })
  })

  test('passes over rows of stars, which nobody can say', async () => {
    const narrator = scriptedNarrator()
    const app = testApp({ narrator })
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    await parent.put(`/api/stories/${story.id}`, { content: 'One.\n\n* * *\n\nTwo. \u2728' })
    const { paragraphs } = await ended(parent, await narrate(parent, story))
    expect(paragraphs.map(({ place }) => place)).toEqual([-1, 0, 2])
    expect(narrator.sayings.map(({ text }) => text)).toEqual([story.title, 'One.', 'Two. \u2728'])
  })
})

describe('the same wish', () => {
  test('from two tabs at once makes one narration', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    const [one, other] = await Promise.all([narrate(parent, story), narrate(parent, story)])
    expect(shown(one)).toEqual(shown(other))
    expect(await (await app.db()).$count(narrations, eq(narrations.storyId, story.id))).toBe(1)
  })

  test('twenty times, while it is made and after, makes one narration', async () => {
    const narrator = scriptedNarrator()
    const app = testApp({ narrator })
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    const asked = await Promise.all(Array.from({ length: 10 }, () => narrate(parent, story)))
    await ended(parent, asked[0] ?? story)
    asked.push(...(await Promise.all(Array.from({ length: 10 }, () => narrate(parent, story)))))
    expect(new Set(asked.map((answer) => shown(answer).id)).size).toBe(1)
    expect(await (await app.db()).$count(narrations, eq(narrations.storyId, story.id))).toBe(1)
    expect(narrator.sayings).toHaveLength(4)
  })

  test('for another voice, and back where none is to be made anew, shows the first one again, at once and whole', async () => {
    const narrator = scriptedNarrator()
    const app = testApp({ narrator })
    const parent = await app.givenParent({ isLifetimeAccess: true })
    const story = await toldStory(parent)
    const first = await narrate(parent, story)
    await ended(parent, first)
    const second = await narrate(parent, story, { voice: 'echo' })
    await ended(parent, second)
    const ifNone = { headers: { 'If-None-Match': '*' } }
    const back = await parent.post(`/api/stories/${story.id}/audio`, { voice: story.voice }, ifNone)
    expect(await back.json()).toMatchObject({
      voice: story.voice,
      audioUrl: first.audioUrl,
      duration: expect.any(Number),
    })
    expect(narrator.sayings).toHaveLength(8)
  })
})
