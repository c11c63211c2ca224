import { afterEach, describe, expect, test, vi } from 'vitest'
import { StreamLost, streamStory } from './stream.ts'

const ID = '0b0e6a3e-6a0c-4d2f-9d56-0a5b5a1c9f10'
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A server that sends `text` in pieces of `size` bytes, cutting letters and events where they fall. */
function serverStreams(text: string, size = 7) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size))
      stream.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }))
}

async function heard(): Promise<string[]> {
  const said: string[] = []
  for await (const event of streamStory('/api/stories/generate', { body: {} })) {
    if (event.type === 'title') said.push(`title ${event.text}`)
    if (event.type === 'paragraph') said.push(`${event.index} ${event.text}`)
    if (event.type === 'done') said.push(`done ${event.id}`)
    if (event.type === 'error') said.push(`error ${event.code}`)
  }
  return said
}

afterEach(() => vi.unstubAllGlobals())

describe('a story as it is written', () => {
  test('is heard in order, whatever the pieces it comes in', async () => {
    serverStreams(
      event('title', { text: 'Nina a lampášik' }) +
        ': still here\n\n' +
        event('paragraph', { index: 0, text: 'Žmurkol dvakrát.' }) +
        event('later-invention', {}) +
        event('done', { id: ID }),
    )
    expect(await heard()).toEqual(['title Nina a lampášik', '0 Žmurkol dvakrát.', `done ${ID}`])
  })

  test('a failed one says why', async () => {
    serverStreams(event('error', { code: 'content_refused', message: 'Content not appropriate' }))
    expect(await heard()).toEqual(['error content_refused'])
  })

  test('a connection that ends before the story is lost, not finished', async () => {
    serverStreams(event('title', { text: 'Nina' }))
    await expect(heard()).rejects.toBeInstanceOf(StreamLost)
  })

  test('no network is a lost connection too', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(heard()).rejects.toBeInstanceOf(StreamLost)
  })
})
