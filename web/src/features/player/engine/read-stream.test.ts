import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readNarration } from './read-stream.ts'

const BYTES = Uint8Array.from({ length: 100 }, (_, place) => place)

let asked: (string | null)[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Answered {
  status: number
  from?: number
  /** Where the line breaks; at the end where left out. */
  to?: number
}

function answering(...answers: Answered[]): void {
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('Range'))
    const { status, from = 0, to } = answers[asked.length - 1] ?? { status: 404 }
    let sent = from
    const body = new ReadableStream({
      pull(line) {
        if (sent === to) line.error(new TypeError('network error'))
        else if (sent >= 100) line.close()
        else line.enqueue(BYTES.slice(sent, Math.min(sent + 30, to ?? 100)))
        sent = Math.min(sent + 30, to ?? 100)
      },
    })
    return status >= 400
      ? new Response('{"code":"not_found","message":""}', { status })
      : new Response(body, { status })
  })
}

async function heard(): Promise<{ bytes: number[]; error: unknown }> {
  const bytes: number[] = []
  const reading = readNarration('/audio', async (more) => void bytes.push(...more), new AbortController().signal)
  const ending = reading.then(
    () => null,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return { bytes, error: await ending }
}

test('a whole stream is read in order', async () => {
  answering({ status: 200 })
  expect(await heard()).toEqual({ bytes: [...BYTES], error: null })
})

test('a line that breaks is taken up at the same byte, though what is being made begins anew', async () => {
  answering({ status: 200, to: 45 }, { status: 200 })
  expect(await heard()).toEqual({ bytes: [...BYTES], error: null })
  expect(asked).toEqual([null, 'bytes=45-'])
})

test('what is stored by then goes on from that byte', async () => {
  answering({ status: 200, to: 45 }, { status: 206, from: 45 })
  expect(await heard()).toEqual({ bytes: [...BYTES], error: null })
})

test('a line that breaks again without a new byte is given up', async () => {
  answering({ status: 200, to: 45 }, { status: 200, to: 45 }, { status: 200 })
  const { bytes, error } = await heard()
  expect(bytes).toHaveLength(45)
  expect(error).toBeInstanceOf(TypeError)
  expect(asked).toHaveLength(2)
})

test('a refusal is not asked again', async () => {
  answering({ status: 404 })
  expect((await heard()).error).toMatchObject({ name: 'ApiError', status: 404 })
  expect(asked).toHaveLength(1)
})
