import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Visiting } from '../http/env.ts'
import { onError } from '../http/errors.ts'
import { createLog } from '../http/log.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import { serveStored } from './serve-stored.ts'

const ID = randomUUID()
const AUDIO = Buffer.from(Uint16Array.from({ length: 5000 }, (_, index) => index).buffer)
const SIZE = AUDIO.length

/** A store in memory that hands out pieces of 1000 bytes; `left` counts readers who went before the end. */
function memoryStore(objects: Record<string, Buffer>) {
  const seen = { asked: 0, left: 0 }
  const store: AudioStore = {
    adapter: 'files',
    put: () => Promise.reject(new Error('not in this test')),
    remove: () => Promise.reject(new Error('not in this test')),
    async read(name, range) {
      seen.asked += 1
      const object = objects[name]
      if (!object) return null
      const end = range ? range.end + 1 : object.length
      let at = range?.start ?? 0
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          if (at >= Math.min(end, object.length)) return controller.close()
          controller.enqueue(object.subarray(at, Math.min(at + 1000, end)))
          at += 1000
        },
        cancel() {
          seen.left += 1
        },
      })
    },
  }
  return Object.assign(seen, { store })
}

function narration(options: { store?: AudioStore; fileName?: string | null; logged?: string[] } = {}) {
  const { store = memoryStore({ [`${ID}.mp3`]: AUDIO }).store, fileName = null, logged = [] } = options
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const app = new Hono<Visiting>()
  app.use(async (c, next) => {
    c.set('log', log)
    await next()
  })
  app.get('/', (c) => serveStored(c, store, { id: ID, byteLength: SIZE, fileName, isNamed: true }, () => () => {}))
  app.onError(onError)
  return (headers: Record<string, string> = {}, method = 'GET') => app.request('/', { method, headers })
}

async function bytes(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

describe('a stored narration', () => {
  test('is served whole, kept by the browser for good and shown to no search engine', async () => {
    const answer = await narration()()
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-length': String(SIZE),
      'content-type': 'audio/mpeg',
      etag: `"${ID}"`,
      'x-robots-tag': 'noindex',
    })
    expect(AUDIO.equals(await bytes(answer))).toBe(true)
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, SIZE - 1],
    ['bytes=4000-5999', 4000, 5999],
    ['bytes=9000-999999999999999999999', 9000, SIZE - 1],
    ['bytes=-500', SIZE - 500, SIZE - 1],
    ['bytes=-999999', 0, SIZE - 1],
    ['Bytes=9999-9999', 9999, 9999],
  ])('is served from %s', async (range, start, end) => {
    const answer = await narration()({ Range: range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${SIZE}`)
    expect(answer.headers.get('Content-Length')).toBe(String(end - start + 1))
    expect(AUDIO.subarray(start, end + 1).equals(await bytes(answer))).toBe(true)
  })

  test.each([`bytes=${SIZE}-`, 'bytes=99999-100000', 'bytes=-0'])(
    'has nothing for %s and says how long it is',
    async (range) => {
      const answer = await narration()({ Range: range })
      expect(answer.status).toBe(416)
      expect(answer.headers.get('Content-Range')).toBe(`bytes */${SIZE}`)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(await bytes(answer)).toHaveLength(0)
    },
  )

  test.each([
    'bytes=0-1,5-6',
    'bytes=5-2',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'seconds=0-1',
    'bytes=0x1-2',
    'bytes=1.5-2',
  ])('is served whole where the range is %s', async (range) => {
    const answer = await narration()({ Range: range })
    expect(answer.status).toBe(200)
    expect(answer.headers.has('Content-Range')).toBe(false)
    expect(await bytes(answer)).toHaveLength(SIZE)
  })

  test.each([
    [`"${ID}"`, 206],
    [`W/"${ID}"`, 200],
    ['"another"', 200],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
  ])('goes on from a part only where If-Range is its own tag: %s', async (tag, status) => {
    const answer = await narration()({ Range: 'bytes=0-9', 'If-Range': tag })
    expect(answer.status).toBe(status)
  })

  test.each([`"${ID}"`, `W/"${ID}"`, `"another", "${ID}"`, '*'])('is not sent again to who has %s', async (tag) => {
    const memory = memoryStore({ [`${ID}.mp3`]: AUDIO })
    const answer = await narration({ store: memory.store })({ 'If-None-Match': tag, Range: 'bytes=0-9' })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('ETag')).toBe(`"${ID}"`)
    expect(answer.headers.get('Cache-Control')).toMatch(/immutable/)
    expect(await bytes(answer)).toHaveLength(0)
    expect(memory.asked).toBe(0)
  })

  test('is sent to who has another', async () => {
    expect((await narration()({ 'If-None-Match': '"another"' })).status).toBe(200)
  })

  test('answers HEAD as GET without the bytes, and holds nothing open', async () => {
    const memory = memoryStore({ [`${ID}.mp3`]: AUDIO })
    const answer = await narration({ store: memory.store })({ Range: 'bytes=0-1' }, 'HEAD')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Length')).toBe(String(SIZE))
    expect(answer.headers.get('Content-Type')).toBe('audio/mpeg')
    expect(await bytes(answer)).toHaveLength(0)
    expect(memory.left).toBe(1)
  })

  test('lets go of the store when its listener leaves, and calls that no fault', async () => {
    const memory = memoryStore({ [`${ID}.mp3`]: AUDIO })
    const logged: string[] = []
    const reader = (await narration({ store: memory.store, logged })()).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(memory.left).toBe(1)
    expect(logged).toEqual([])
  })
})

describe('a stored narration to take home', () => {
  test.each([
    ['Ema a kúzelný les', 'Ema a kuzelny les', 'Ema%20a%20k%C3%BAzeln%C3%BD%20les'],
    ['Ľadový ďateľ, číslo 7', 'Ladovy datel, cislo 7', '%C4%BDadov%C3%BD%20%C4%8Fate%C4%BE%2C%20%C4%8D%C3%ADslo%207'],
    ["O'Malley (2) *", "O'Malley (2)", 'O%27Malley%20%282%29'],
    ['evil"\r\nSet-Cookie: a=b', 'evil Set-Cookie a=b', 'evil%20Set-Cookie%20a%3Db'],
    ['../../etc/passwd', 'etc passwd', 'etc%20passwd'],
    ['100%25 "done"', '100 25 done', '100%2525%20done'],
    ['mŕtvy \ud800 znak\u202Egpj', 'mrtvy znak gpj', 'm%C5%95tvy%20znak%20gpj'],
    ['夜', 'story', '%E5%A4%9C'],
    [' . ', 'story', 'story'],
    ['x'.repeat(300), 'x'.repeat(100), 'x'.repeat(100)],
  ])('%j is a file that every system can name', async (title, plain, encoded) => {
    const answer = await narration({ fileName: title })()
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="${plain}.mp3"; filename*=UTF-8''${encoded}.mp3`,
    )
    expect(answer.headers.has('Set-Cookie')).toBe(false)
  })
})

describe('a narration whose store', () => {
  test('has lost it is not found', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await narration({ store: memoryStore({}).store })({}, method)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('is down is unavailable for a while', async () => {
    const store = { ...memoryStore({}).store, read: () => Promise.reject(new Error('secret words of the store')) }
    const answer = await narration({ store })()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(await answer.text()).not.toContain('secret')
  })

  test('fails before its first byte is unavailable, not an answer that breaks off', async () => {
    const failing = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) })
    const store = { ...memoryStore({}).store, read: async () => failing }
    expect((await narration({ store })()).status).toBe(503)
  })

  test.each([
    ['fewer', AUDIO.subarray(0, 2500)],
    ['more', Buffer.concat([AUDIO, AUDIO])],
  ])('holds %s bytes than the narration has breaks the answer off and says so in the log', async (_, object) => {
    const logged: string[] = []
    const answer = await narration({ store: memoryStore({ [`${ID}.mp3`]: object }).store, logged })()
    await expect(answer.arrayBuffer()).rejects.toThrow()
    expect(logged.filter((line) => line.includes(ID))).toHaveLength(1)
  })
})
