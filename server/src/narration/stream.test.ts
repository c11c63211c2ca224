import { describe, expect, test } from 'vitest'
import { type TestAppOptions, testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import type { ParentClient } from '../testing/client.ts'
import { audioOf, ended, narrate, shown, spoken, timings, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'

/** A story whose narrator waits before its last piece, or fails there. */
async function halfRead(options: TestAppOptions & { failAt?: number } = {}) {
  const gate = Promise.withResolvers<void>()
  const before = (piece: number) => (piece === 3 ? gate.promise : undefined)
  const audioStore = scriptedStore()
  const narrator = scriptedNarrator({ before, failAt: options.failAt ?? -1 })
  const app = testApp({ narrator, audioStore, ...options })
  const parent = await app.givenParent()
  const story = await narrate(parent, await toldStory(parent))
  await spoken(parent, story, 3)
  return { app, parent, story, audioStore, release: gate.resolve, ...shown(story) }
}

async function reading(parent: ParentClient, address: string) {
  const answer = await parent.get(address)
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('no body')
  const first = await reader.read()
  const rest = async () => {
    const chunks = [first.value ?? new Uint8Array()]
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
    return Buffer.concat(chunks)
  }
  return { answer, reader, rest }
}

describe('a narration that is being made', () => {
  test('is heard from its beginning by whoever comes, and then live, to the last byte', async () => {
    const { parent, story, address, release, audioStore, id } = await halfRead()
    const [one, other] = [await reading(parent, address), await reading(parent, address)]
    release()
    const [heard, alsoHeard] = [await one.rest(), await other.rest()]
    await ended(parent, story)
    expect(heard.equals(audioStore.objects.get(`${id}.mp3`) ?? Buffer.of())).toBe(true)
    expect(alsoHeard.equals(heard)).toBe(true)
  })

  test('is heard so many times at once by a family, and by nobody beyond it; a finished one more often', async () => {
    const { parent, story, address, release } = await halfRead({ bounds: { streams: 2 } })
    const [one, other] = [await reading(parent, address), await reading(parent, address)]
    const refused = await parent.get(address)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '15'])
    expect(await refused.json()).toMatchObject({ code: 'too_many_streams' })
    await one.reader.cancel()
    const again = await reading(parent, address)
    release()
    await Promise.all([other.rest(), again.rest()])
    await ended(parent, story)
    const answers = await Promise.all(Array.from({ length: 10 }, () => parent.get(address)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), ...Array(4).fill(429)])
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect((await parent.get(address)).status).toBe(200)
  })

  test('has no length, no ranges and no tag, and is kept by nobody', async () => {
    const { parent, address, release } = await halfRead()
    const headers = { Range: 'bytes=0-1', 'Accept-Encoding': 'gzip' }
    const answer = await parent.get(address, { headers })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
    })
    for (const name of ['Content-Length', 'Content-Range', 'ETag', 'Content-Encoding'])
      expect(answer.headers.has(name), name).toBe(false)
    await answer.body?.cancel()
    const head = await parent.head(address)
    expect([head.status, head.headers.get('Content-Type'), head.body]).toEqual([200, 'audio/mpeg', null])
    release()
  })

  test('may be downloaded under its title already', async () => {
    const { parent, address, release } = await halfRead()
    const answer = await parent.get(`${address}&download=1`)
    expect(answer.headers.get('Content-Disposition')).toContain('The quiet star.mp3')
    await answer.body?.cancel()
    release()
  })

  test('is heard whole by a listener so slow that it was stored meanwhile', async () => {
    const { parent, story, address, release, audioStore, id } = await halfRead()
    const slow = await reading(parent, address)
    release()
    await ended(parent, story)
    expect((await slow.rest()).equals(audioStore.objects.get(`${id}.mp3`) ?? Buffer.of())).toBe(true)
  })

  test('is cut off, and does not end, where the store has less of it than was said', async () => {
    const { parent, story, address, release, audioStore, id } = await halfRead()
    const slow = await reading(parent, address)
    release()
    await ended(parent, story)
    const name = `${id}.mp3`
    audioStore.objects.set(name, (audioStore.objects.get(name) ?? new Uint8Array()).subarray(0, -1))
    await expect(slow.rest()).rejects.toThrow()
  })

  test('goes on without the listener who left', async () => {
    const { parent, story, address, release, audioStore } = await halfRead()
    const { reader } = await reading(parent, address)
    await reader.cancel()
    release()
    expect(await ended(parent, story)).toMatchObject({ status: 'done' })
    expect(audioStore.objects.size).toBe(1)
  })

  test('tells its times as far as it has come', async () => {
    const { parent, story, release, id } = await halfRead()
    const half = await timings(parent, story)
    expect(half).toMatchObject({
      id,
      status: 'running',
      error: null,
      paragraphs: [{ place: -1 }, { place: 0 }, { place: 1 }],
    })
    release()
    const whole = await ended(parent, story)
    expect(whole.paragraphs.slice(0, 3)).toEqual(half.paragraphs)
    expect(whole.spokenMs).toBeGreaterThan(half.spokenMs)
  })

  test('is cut off, and does not end, where it fails', async () => {
    const { parent, address, release } = await halfRead({ failAt: 3 })
    const { rest } = await reading(parent, address)
    release()
    await expect(rest()).rejects.toThrow()
  })

  test('is cut off where this server stops, for the listener to come back', async () => {
    const { app, parent, address } = await halfRead()
    const { rest } = await reading(parent, address)
    const heard = rest()
    heard.catch(() => {})
    await (await app.ports()).narrations.stop(0)
    await expect(heard).rejects.toThrow()
  })
})

describe('a narration that is whole', () => {
  test('is served with ranges, a tag and long caching, never compressed', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await ended(parent, story)
    const { address, id } = shown(story)
    const whole = await audioOf(parent, address)
    const headers = { Range: 'bytes=100-199', 'Accept-Encoding': 'gzip' }
    const part = await parent.get(address, { headers })
    expect([part.status, part.headers.get('Content-Encoding'), part.headers.get('ETag')]).toEqual([
      206,
      null,
      `"${id}"`,
    ])
    expect(part.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true)
    const all = await parent.get(address, { headers: { 'Accept-Encoding': 'gzip' } })
    expect([all.headers.get('Content-Length'), all.headers.get('Content-Encoding')]).toEqual([
      String(whole.length),
      null,
    ])
    await all.body?.cancel()
    const head = await parent.head(address)
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(whole.length)])
    const download = await parent.get(`${address}&download=1`)
    expect(download.headers.get('Content-Disposition')).toContain('The quiet star.mp3')
    await download.body?.cancel()
  })
})
