import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StreamLost } from '../../../shared/api/stream.ts'
import { hearStory } from './hear-story.ts'
import type { WritingEvent } from './writing.ts'

const id = '6f1f6a52-1c1d-4a35-9d52-0a4c4a0f7d11'
const wish = { childProfileId: '0b8f0c52-7f51-4f0e-9c84-3f6f6a1a2b3c', theme: 'space' }
const title = 'event: title\ndata: {"text":"The lamp"}\n\n'
const paragraph = (index: number) => `event: paragraph\ndata: {"index":${index},"text":"p${index}"}\n\n`
const done = `event: done\ndata: {"id":"${id}"}\n\n`

let asked: string[] = []
let heard: WritingEvent[] = []

beforeEach(() => {
  asked = []
  heard = []
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One answer a request, in order; the body ends where the text does, as a broken line would. */
function answering(...bodies: (string | Error | Response)[]): void {
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    // Whether the server is there at all is asked beside.
    if (path === '/health/live') return new Response()
    asked.push(`${method} ${path}`)
    const body = bodies[asked.length - 1]
    if (body instanceof Error || body === undefined) throw body ?? new TypeError('no more answers')
    if (body instanceof Response) return body.clone()
    return new Response(body, { headers: { 'Content-Location': `/api/stories/generations/${id}` } })
  })
}

const hear = () => hearStory({ wish }, (event) => heard.push(event), new AbortController().signal)

test('a whole story is heard in one go', async () => {
  answering(title + paragraph(0) + done)
  await expect(hear()).resolves.toEqual({ ok: true, id })
  expect(heard.map(({ type }) => type)).toEqual(['opened', 'title', 'paragraph'])
})

test('a line that breaks half-way is taken up again at the same story, never as a second wish', async () => {
  answering(title + paragraph(0), new TypeError('offline'), title + paragraph(0) + paragraph(1) + done)
  const ending = hear()
  await vi.runAllTimersAsync()
  await expect(ending).resolves.toEqual({ ok: true, id })
  expect(asked).toEqual([
    'POST /api/stories/generate',
    `GET /api/stories/generations/${id}`,
    `GET /api/stories/generations/${id}`,
  ])
  expect(heard.filter(({ type }) => type === 'lost')).toHaveLength(2)
})

test('readers whose lines broke at one moment do not come back at one', async () => {
  answering(title, title, done, done)
  const leaving = new AbortController()
  const early = hearStory(
    { wish },
    () => {},
    leaving.signal,
    () => 0,
  )
  const late = hearStory(
    { wish },
    () => {},
    leaving.signal,
    () => 0.9,
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(510)
  expect(asked).toHaveLength(3)
  await expect(early).resolves.toEqual({ ok: true, id })
  await vi.advanceTimersByTimeAsync(440)
  expect(asked).toHaveLength(4)
  await expect(late).resolves.toEqual({ ok: true, id })
})

test('coming back to the page does not wait out the pause', async () => {
  answering(title, done)
  const ending = hear()
  await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('lost'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect(ending).resolves.toEqual({ ok: true, id })
})

const refusing = (status: number, code: string) =>
  Response.json({ code, message: 'no' }, { status, headers: { 'Retry-After': '3' } })

test.each([
  [503, 'unavailable'],
  [429, 'too_many_streams'],
])(
  'a story on its way is waited for where %i answers who comes back, as long as the server asks',
  async (status, code) => {
    answering(title, refusing(status, code), done)
    const ending = hear()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3500)
    await expect(ending).resolves.toEqual({ ok: true, id })
  },
)

test('a server that stays in trouble is not asked for ever, and one that refuses a wish not again', async () => {
  answering(title, ...Array(20).fill(refusing(503, 'unavailable')))
  const ending = expect(hear()).rejects.toMatchObject({ status: 503 })
  await vi.runAllTimersAsync()
  await ending
  expect(asked.length).toBeLessThan(15)
  asked = []
  answering(refusing(429, 'too_many_requests'))
  await expect(hear()).rejects.toMatchObject({ status: 429 })
  expect(asked).toHaveLength(1)
})

test('a failure the storyteller tells of ends it', async () => {
  answering('event: error\ndata: {"code":"content_review","message":"Generated content requires review"}\n\n')
  await expect(hear()).resolves.toEqual({ ok: false, message: 'Generated content requires review' })
})

test('a line that breaks before anything was begun is not asked again by itself', async () => {
  answering(new TypeError('offline'))
  await expect(hear()).rejects.toBeInstanceOf(StreamLost)
  expect(asked).toHaveLength(1)
})
