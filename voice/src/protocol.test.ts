import { describe, expect, test } from 'vitest'
import { sharedVoice } from './testing/voice-process.ts'

const voice = sharedVoice()

const wish = { model: 'tts-1', voice: 'nova', input: 'Good night.' }

async function refused(body: string) {
  const response = await voice.post(body)
  const { error } = (await response.json()) as { error: Record<string, unknown> }
  expect(Object.keys(error).sort()).toEqual(['code', 'message', 'param', 'type'])
  return { status: response.status, ...error }
}

describe('whoever asks', () => {
  test('hears that it is well', async () => {
    const response = await voice.get('/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  test('is refused everything without the secret', async () => {
    for (const [method, path] of [
      ['GET', '/health'],
      ['POST', '/v1/audio/speech'],
      ['GET', '/else'],
    ] as const) {
      const response = await fetch(voice.address + path, { method, headers: { Authorization: 'Bearer another' } })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_api_key' } })
      expect((await fetch(voice.address + path, { method })).status).toBe(401)
    }
  })

  test('is told which paths and methods there are', async () => {
    expect((await voice.get('/v1/models')).status).toBe(404)
    const wrongMethod = await voice.get('/v1/audio/speech')
    expect(wrongMethod.status).toBe(405)
    expect(wrongMethod.headers.get('Allow')).toBe('POST')
  })
})

describe('a request', () => {
  test('is answered with mp3 where nothing else is asked for', async () => {
    const response = await voice.post(JSON.stringify(wish))
    expect(response.headers.get('Content-Type')).toBe('audio/mpeg')
    const bytes = Buffer.from(await response.arrayBuffer())
    // A frame of MPEG 2 layer III: the only one with 24,000 samples a second.
    expect(bytes.readUInt16BE(0) & 0xfffe).toBe(0xfff2)
    expect(bytes.length).toBeGreaterThan(4_000)
  })

  test('may ask for raw samples, as many as the timed lines carry', async () => {
    const pcm = await voice.post(JSON.stringify({ ...wish, response_format: 'pcm' }))
    expect(pcm.headers.get('Content-Type')).toBe('audio/pcm')
    const [line] = await voice.speak(wish)
    // The engine never says a thing twice the same: a millisecond more or less.
    const samples = (await pcm.arrayBuffer()).byteLength / 2
    expect(Math.abs(samples - (line?.samples.length as number))).toBeLessThan(1_000)
  })

  test.each([
    ['a missing model', 'model', { model: undefined }],
    ['an empty text', 'input', { input: '' }],
    ['a blank text', 'input', { input: ' \n ' }],
    ['a text that is none', 'input', { input: 7 }],
    ['a text too long', 'input', { input: 'a'.repeat(4097) }],
    ['an unknown voice', 'voice', { voice: 'ballad' }],
    ['a missing voice', 'voice', { voice: undefined }],
    ['a speed too low', 'speed', { speed: 0.2 }],
    ['a speed too high', 'speed', { speed: 4.1 }],
    ['a speed in words', 'speed', { speed: '1' }],
    ['another format', 'response_format', { response_format: 'opus' }],
    ['another language', 'language', { language: 'cs' }],
  ])('is refused for %s', async (_, param, change) => {
    expect(await refused(JSON.stringify({ ...wish, ...change }))).toMatchObject({ status: 400, param })
  })

  test('is refused where it is no JSON object', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"']) {
      expect(await refused(body)).toMatchObject({ status: 400, code: 'invalid_json' })
    }
  })

  test('is refused where its body is too large', async () => {
    const response = await voice.post(JSON.stringify({ ...wish, extra: 'x'.repeat(100_000) }))
    expect(response.status).toBe(413)
    expect(await voice.speak(wish)).toHaveLength(1)
  })

  test('with nothing to say is a moment of silence', async () => {
    const [line, ...more] = await voice.speak({ input: '* * * 🙂' })
    expect(more).toEqual([])
    expect(line).toMatchObject({ start: 0, end: 8, words: [] })
    expect(line?.samples.length).toBeGreaterThan(0)
    expect(line?.samples.every((sample) => sample === 0)).toBe(true)
  })

  test('as long as it may be is said to its end', async () => {
    const input = `${'Sleep well little bear '.repeat(200).slice(0, 4090)}, now.`.slice(0, 4096)
    const lines = await voice.speak({ input })
    expect(lines.at(-1)?.end).toBe(input.trimEnd().length)
    expect(lines.flatMap(({ words }) => words)).toHaveLength(input.match(/\w+/g)?.length as number)
  })
})
