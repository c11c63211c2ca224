import { beforeEach, describe, expect, test } from 'vitest'
import { feedSource } from './source-feed.ts'
import { ranges } from './testing/fakes.ts'

/** One byte is a second. Takes what is appended when the test says so, and no more than `quota` at a time. */
class FakeBuffer extends EventTarget {
  updating = false
  start = 0
  end = 0
  quota = Number.POSITIVE_INFINITY
  removed: [number, number][] = []

  get buffered() {
    return this.end > this.start ? ranges([this.start, this.end]) : ranges()
  }
  appendBuffer({ length }: Uint8Array) {
    if (this.updating) throw new Error('two appends at once')
    if (this.end - this.start + length > this.quota) {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    }
    this.end += length
    this.update()
  }
  remove(from: number, to: number) {
    this.removed.push([from, to])
    this.start = to
    this.update()
  }
  private update() {
    this.updating = true
    queueMicrotask(() => {
      this.updating = false
      this.dispatchEvent(new Event('updateend'))
    })
  }
}

class Ear extends EventTarget {
  currentTime = 0
  async hears(to: number) {
    this.currentTime = to
    this.dispatchEvent(new Event('timeupdate'))
    await settled()
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const seconds = (count: number) => new Uint8Array(count)

let buffer: FakeBuffer
let ear: Ear
let source: { readyState: string; endOfStream(): void }

beforeEach(() => {
  buffer = new FakeBuffer()
  ear = new Ear()
  source = {
    readyState: 'open',
    endOfStream() {
      this.readyState = 'ended'
    },
  }
})

const feed = () => feedSource(source as unknown as MediaSource, buffer as unknown as SourceBuffer, ear)

describe('what streams in', () => {
  test('is appended piece by piece, and ends with the last one', async () => {
    const feeding = feed()
    for (let piece = 0; piece < 5; piece++) void feeding.push(seconds(10))
    feeding.end()
    await settled()
    expect(buffer.end).toBe(50)
    expect(source.readyState).toBe('ended')
  })

  test('goes ten minutes ahead of the ear, and the rest follows as the story goes on', async () => {
    const feeding = feed()
    for (let piece = 0; piece < 30; piece++) void feeding.push(seconds(60))
    feeding.end()
    await settled()
    expect(buffer.end).toBe(600)
    await ear.hears(300)
    expect(buffer.end).toBe(900)
    expect(source.readyState).toBe('open')
    await ear.hears(1500)
    expect(buffer.end).toBe(1800)
    expect(source.readyState).toBe('ended')
  })

  test('lets what was heard go where the quota is full', async () => {
    buffer.quota = 200
    const feeding = feed()
    for (let piece = 0; piece < 3; piece++) void feeding.push(seconds(80))
    await settled()
    expect(buffer.end).toBe(160)
    await ear.hears(50)
    // Nothing that was heard is old enough yet.
    expect(buffer.removed).toEqual([])
    await ear.hears(110)
    expect(buffer.removed).toEqual([[0, 50]])
    expect(buffer.end).toBe(240)
  })

  test('makes the line wait where more waits than the longest story has', async () => {
    const feeding = feed()
    await feeding.push(seconds(700))
    let isTaken = false
    const taken = feeding.push(seconds(24_000_000)).then(() => {
      isTaken = true
    })
    await settled()
    expect(isTaken).toBe(false)
    await ear.hears(200)
    await taken
    expect(buffer.end).toBe(24_000_700)
  })

  test('stops at once, and lets a line that waits go', async () => {
    const feeding = feed()
    await feeding.push(seconds(700))
    const taken = feeding.push(seconds(24_000_000))
    feeding.stop()
    await taken
    await ear.hears(400)
    expect(buffer.end).toBe(700)
  })

  test('is not appended to a source that has closed', async () => {
    const feeding = feed()
    source.readyState = 'closed'
    await feeding.push(seconds(10))
    expect(buffer.end).toBe(0)
  })
})
