import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { discardedAudio, narrationParts, narrations } from '../db/narration-schema.ts'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { audioRemoved } from '../testing/jobs.ts'
import { ended, narrate, shown, spoken, storyNow, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'

const DELETIONS = ['its story', 'its child'] as const

/** A story with audio, or on its way to it, and what deletes it. */
async function narrated(
  options: Parameters<typeof testApp>[0] & { audioStore?: ReturnType<typeof scriptedStore> } = {},
) {
  const audioStore = options.audioStore ?? scriptedStore()
  const app = testApp({ ...options, audioStore })
  const parent = await app.givenParent()
  const child = await parent.addChild()
  const story = await narrate(parent, await toldStory(parent, { childProfileId: child.id }))
  const remove = (which: (typeof DELETIONS)[number]) =>
    parent.json('DELETE', which === 'its story' ? `/api/stories/${story.id}` : `/api/profiles/${child.id}`)
  return { app, parent, story, remove, audioStore, db: await app.db(), ...shown(story) }
}

describe('a narration that is deleted', () => {
  test.each(DELETIONS)('with %s leaves the store soon', async (which) => {
    const { app, parent, story, remove, audioStore, db } = await narrated()
    await ended(parent, story)
    expect(audioStore.objects.size).toBe(1)
    await remove(which)
    await audioRemoved(app)
    expect(audioStore.objects.size).toBe(0)
    expect(await db.$count(discardedAudio)).toBe(0)
    expect(await db.$count(narrations)).toBe(0)
  })

  test.each(DELETIONS)('with %s while it is made ends at once, and nothing of it stays', async (which) => {
    const narrator = scriptedNarrator({ hangAt: 2 })
    const { app, parent, story, remove, audioStore, db, address } = await narrated({
      narrator,
      makerTimings: { beat: 0.1 },
    })
    await spoken(parent, story, 2)
    const reader = (await parent.get(address)).body?.getReader()
    await reader?.read()
    await remove(which)
    await expect.poll(() => app.logged.join()).toContain('narration ended elsewhere')
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow()
    expect([await db.$count(narrations), await db.$count(narrationParts), audioStore.objects.size]).toEqual([0, 0, 0])
    expect((await parent.get(address)).status).toBe(404)
  })

  test('while it is put into the store is taken out again', async () => {
    const gate = Promise.withResolvers<void>()
    const audioStore = scriptedStore((call) => (call === 'put' ? gate.promise : undefined))
    const { app, remove } = await narrated({ audioStore })
    await expect.poll(() => audioStore.puts).toHaveLength(1)
    await remove('its story')
    gate.resolve()
    await expect.poll(() => app.logged.join()).toContain('narration ended elsewhere')
    expect(audioStore.objects.size).toBe(0)
  })

  test('while nobody tends the store is removed by whoever does next, once nobody can be putting it there', async () => {
    const { app, parent, story, remove, audioStore, id } = await narrated()
    await ended(parent, story)
    await remove('its story')
    await app.work()
    expect(audioStore.objects.size).toBe(1)
    await audioRemoved(app)
    expect(audioStore.objects.size).toBe(0)

    const half = await narrated({ narrator: scriptedNarrator({ hangAt: 1 }) })
    await half.remove('its story')
    await half.audioStore.put(`${half.id}.mp3`, Buffer.of(1))
    await audioRemoved(half.app)
    expect(half.audioStore.objects.size).toBe(1)
    await half.db.execute(sql`update discarded_audio set removable_from = removable_from - interval '10 minutes'`)
    await audioRemoved(half.app)
    expect(half.audioStore.objects.size).toBe(0)
    expect(half.id).not.toBe(id)
  })

  test('at the moment it is asked for, by two tabs, is either there or gone', async () => {
    const { app, parent, db } = await narrated({ narrator: scriptedNarrator({ hangAt: 0 }) })
    await db.execute(sql`update users set is_lifetime_access = true where id = ${parent.id}`)
    for (let round = 0; round < 8; round++) {
      const child = await parent.addChild()
      const { id } = await toldStory(parent, { childProfileId: child.id })
      const answers = await Promise.all([
        parent.post(`/api/stories/${id}/audio`, { voice: 'nova' }),
        parent.delete(round % 2 === 0 ? `/api/stories/${id}` : `/api/profiles/${child.id}`),
        parent.post(`/api/stories/${id}/audio`, { voice: 'onyx' }),
      ])
      expect(answers[1].status).toBe(200)
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect(await db.$count(narrations, eq(narrations.storyId, id))).toBe(0)
    }
    expect(app.logged.join()).not.toContain('deadlock')
  })

  test('with hundreds of others leaves the store without a pause', async () => {
    const { app, audioStore, db } = await narrated({ narrator: scriptedNarrator({ hangAt: 0 }) })
    const ids = Array.from({ length: 250 }, () => randomUUID())
    for (const id of ids) audioStore.objects.set(`${id}.mp3`, Uint8Array.of(1))
    await db.insert(discardedAudio).values(ids.map((narrationId) => ({ narrationId })))
    await audioRemoved(app)
    expect(audioStore.objects.size).toBe(0)
  })

  test('stays to be removed where the store is down', async () => {
    let isDown = true
    const audioStore = scriptedStore((call) => {
      if (call === 'remove' && isDown) throw new Error('down')
    })
    const { app, parent, story, remove, db } = await narrated({ audioStore })
    await ended(parent, story)
    await remove('its story')
    await audioRemoved(app)
    isDown = false
    await audioRemoved(app)
    expect(audioStore.objects.size).toBe(1)
    await db.update(discardedAudio).set({ removableFrom: sql`now()` })
    await audioRemoved(app)
    expect(audioStore.objects.size).toBe(0)
  })

  test('is removed though the audio before it cannot be', async () => {
    const stuck = randomUUID()
    const audioStore = scriptedStore((call, name) => {
      if (call === 'remove' && name.startsWith(stuck)) throw new Error('a file that nobody may remove')
    })
    const { app, parent, story, remove, db } = await narrated({ audioStore })
    await ended(parent, story)
    await db.insert(discardedAudio).values({ narrationId: stuck, removableFrom: sql`now() - interval '1 day'` })
    await remove('its story')
    await audioRemoved(app)
    expect(audioStore.objects.size).toBe(0)
    expect(await db.$count(discardedAudio, eq(discardedAudio.narrationId, stuck))).toBe(1)
    expect(app.logged.join()).toContain('a job has failed')
  })
})

test('a narration that the store has lost is shown no longer, and made anew when it is asked for', async () => {
  const { parent, story, audioStore, address } = await narrated()
  await ended(parent, story)
  audioStore.objects.clear()
  expect((await parent.get(address)).status).toBe(404)
  expect(await storyNow(parent, story)).toMatchObject({ standardAudioUrl: null, voice: story.voice })
  const again = await narrate(parent, story)
  expect(shown(again).id).not.toBe(shown(story).id)
  expect((await ended(parent, again)).status).toBe('done')
  expect((await parent.get(shown(again).address)).status).toBe(200)
})
