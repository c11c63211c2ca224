import { describe, expect, test } from 'vitest'
import type { SpeechServerConfig } from '../../config/narrator.ts'
import { SAMPLE_RATE } from '../../ports/narrator.ts'
import { loudnessOf, peakOf } from '../../sound/loudness.ts'
import {
  givenServer,
  givenVoice,
  HASTY,
  hear,
  heardLog,
  marked,
  nobody,
  PATIENT,
  saying,
} from '../../testing/speech.ts'
import type { SpeechAnswerScript } from '../../testing/speech-server.ts'
import { spokenText } from '../../testing/speech-sound.ts'
import { builtInNarrator, builtInVoice } from './built-in.ts'
import { speechServerNarrator } from './speech-server.ts'

const TEXT =
  'Once upon a time a little fox sat by the garden gate. It yawned, looked at the moon and yawned again. “Good night,” said Ema.'
const SENTENCES = [
  'Once upon a time a little fox sat by the garden gate.',
  'It yawned, looked at the moon and yawned again.',
  '“Good night,” said Ema.',
]

interface Given {
  answers?: SpeechAnswerScript[]
  builtIn?: SpeechAnswerScript[]
  config?: Partial<SpeechServerConfig>
  timings?: typeof PATIENT
}

async function given({ answers = [{}], builtIn = [{}], config = {}, timings: told }: Given = {}) {
  const [server, voiceServer] = await Promise.all([givenServer(...answers), givenServer(...builtIn)])
  const isLate = [...answers, ...builtIn].some(({ isMute, cut }) => isMute || cut?.how === 'stall')
  const timings = told ?? (isLate ? HASTY : PATIENT)
  const { log, lines } = heardLog()
  const voice = givenVoice(voiceServer)
  const narrator = speechServerNarrator(
    {
      adapter: 'speech-server',
      baseUrl: server.baseUrl,
      apiKey: 'hunter2',
      models: { standard: 'small', premium: 'large' },
      voices: { alloy: 'a', echo: 'e', fable: 'f', onyx: 'o', nova: 'af_nova', shimmer: 's' },
      languages: ['en'],
      ...config,
    },
    { log, builtIn: builtInNarrator(voice, log, timings), reference: builtInVoice(voice, timings), timings },
  )
  return { server, voiceServer, narrator, lines }
}

describe('a speech server', () => {
  test('is asked for a whole paragraph in its own voice and model, with its key', async () => {
    const { server, narrator } = await given()
    const { said, code } = await hear(narrator, saying(TEXT))
    expect(code).toBe(null)
    expect(said).toHaveLength(1)
    expect(said[0]?.end).toBe(TEXT.length)
    const asked = { model: 'small', input: TEXT, voice: 'af_nova', response_format: 'pcm', language: 'en' }
    expect(server.asked).toEqual([asked])
    expect(server.headers[0]).toMatchObject({ path: '/v1/audio/speech', authorization: 'Bearer hunter2' })
    await hear(narrator, saying('Good night.', { quality: 'premium', voice: 'echo' }))
    expect(server.asked[1]).toMatchObject({ model: 'large', voice: 'e' })
  })

  test('that asks for no key is sent none', async () => {
    const { server, narrator } = await given({ config: { apiKey: null } })
    await hear(narrator, saying(TEXT))
    expect(server.headers[0]).not.toHaveProperty('authorization')
  })

  test.each([0.02, 0.9])('is heard as loud as every other voice, however loud it is: %f', async (gain) => {
    const { narrator } = await given({ answers: [{ gain }] })
    const [piece] = (await hear(narrator, saying(TEXT))).said
    const loudness = loudnessOf(piece?.samples ?? new Float32Array(), SAMPLE_RATE)
    expect(Math.abs(loudness + 20)).toBeLessThan(1.5)
    expect(peakOf(piece?.samples ?? new Float32Array())).toBeLessThan(1)
  })

  test('has its words timed by the built-in voice’s reading of the same text', async () => {
    const { narrator, voiceServer } = await given({ answers: [{ pace: 0.8, pitch: 190 }], builtIn: [{ pitch: 120 }] })
    const [piece] = (await hear(narrator, saying(TEXT))).said
    const truth = spokenText(TEXT, { pace: 0.8, pitch: 190 })
    expect(voiceServer.asked).toHaveLength(1)
    expect(piece?.words.map(({ start, end }) => TEXT.slice(start, end))).toEqual(
      truth.words.map(({ start, end }) => TEXT.slice(start, end)),
    )
    const near = piece?.words.filter(({ from }, i) => Math.abs(from - (truth.words[i]?.from ?? 0)) <= 150) ?? []
    expect(near.length / truth.words.length).toBeGreaterThanOrEqual(0.9)
    expect(marked(TEXT, piece ? [piece] : [], 'sentences')).toEqual(SENTENCES)
    for (const { start, end, from, to } of piece?.sentences ?? []) {
      const own = piece?.words.filter((word) => word.start >= start && word.end <= end) ?? []
      expect([from, to]).toEqual([own[0]?.from, own.at(-1)?.to])
    }
  })

  test.each<[string, SpeechAnswerScript]>([
    ['fails', { status: 500 }],
    ['breaks off', { cut: { after: 1, how: 'break' } }],
    ['never answers', { isMute: true }],
  ])('is read aloud without word times where the built-in voice %s', async (_what, trouble) => {
    const { server, narrator } = await given({ builtIn: [trouble] })
    const { said, code } = await hear(narrator, saying(TEXT))
    expect(code).toBe(null)
    expect(said[0]?.words).toEqual([])
    const to = ((said[0]?.samples.length ?? 0) / SAMPLE_RATE) * 1000
    expect(said[0]?.sentences).toEqual([{ start: 0, end: TEXT.length, from: 0, to }])
    expect(server.asked).toHaveLength(1)
  })

  test('does not wait for ever for the built-in voice', async () => {
    const { server, narrator } = await given({ builtIn: [{ isMute: true }], timings: { ...PATIENT, first: 600_000 } })
    const { said, code } = await hear(narrator, saying(TEXT))
    expect(code).toBe(null)
    expect(said[0]?.words).toEqual([])
    expect(server.asked).toHaveLength(1)
  })

  test('leaves a language that it does not speak to the built-in voice', async () => {
    const { server, voiceServer, narrator } = await given()
    const text = 'Líška spí. Dobrú noc.'
    const { said } = await hear(narrator, saying(text, { language: 'sk' }))
    expect(marked(text, said, 'sentences')).toEqual(['Líška spí.', 'Dobrú noc.'])
    expect(server.asked).toEqual([])
    expect(voiceServer.asked).toHaveLength(1)
  })

  test.each([400, 422])(
    'that refuses to be told the language with %i is asked without it, from then on',
    async (status) => {
      const { server, narrator, lines } = await given({
        answers: [{ status }, {}],
        config: { languages: ['en', 'sk'] },
      })
      expect((await hear(narrator, saying('Líška spí.', { language: 'sk' }))).code).toBe(null)
      expect((await hear(narrator, saying(TEXT))).code).toBe(null)
      expect(server.asked.map(({ language }) => language)).toEqual(['sk', undefined, undefined])
      expect(lines).toEqual([])
    },
  )

  test('that refused something else is told the language again', async () => {
    const { server, narrator } = await given({ answers: [{ status: 400 }, { status: 400 }, {}] })
    expect((await hear(narrator, saying(TEXT))).code).toBe('narration_failed')
    expect((await hear(narrator, saying(TEXT))).code).toBe(null)
    expect(server.asked.map(({ language }) => language)).toEqual(['en', undefined, 'en'])
  })

  test('is asked for no more than 4,096 characters at once, and for no part twice', async () => {
    const text = 'The little fox went slowly on and on. '.repeat(150).trim()
    const { server, narrator } = await given({
      answers: [{ pace: 3 }, { status: 503 }, { pace: 3 }],
      builtIn: [{ pace: 20 }],
    })
    const { said, code } = await hear(narrator, saying(text))
    expect(code).toBe(null)
    expect(server.asked.map(({ input }) => input.length)).toEqual([4065, 1633, 1633])
    expect(said.map(({ end }) => end)).toEqual([4065, text.length])
    expect(said[1]?.sentences[0]?.start).toBe(4066)
  })
})

const HTML = { body: '<html><body>Bad gateway</body></html>', headers: { 'Content-Type': 'text/html' } }
const JSON_ERROR = { body: '{"error":"no"}', headers: { 'Content-Type': 'application/json' } }

describe('a speech server in trouble', () => {
  test.each<[string, SpeechAnswerScript]>([
    ['is busy', { status: 429, headers: { 'Retry-After': '0' } }],
    ['fails', { status: 500 }],
    ['is overloaded', { status: 529 }],
    ['never begins', { isMute: true }],
    ['stalls in the middle', { cut: { after: 5000, how: 'stall' } }],
    ['breaks off in the middle', { cut: { after: 5000, how: 'break' } }],
    ['sends a tenth of it', { bytes: (bytes) => bytes.subarray(0, 2 * Math.floor(bytes.length / 20)) }],
    ['sends half a sample', { bytes: (bytes) => bytes.subarray(0, -1) }],
    ['sends far too much', { bytes: (bytes) => Buffer.concat(Array(20).fill(bytes)) }],
    ['sends silence', { bytes: (bytes) => bytes.fill(0) }],
    ['sends nothing', { bytes: () => Buffer.alloc(0) }],
    ['answers a page of HTML', HTML],
    ['answers JSON', JSON_ERROR],
  ])('that %s is asked again, and the paragraph is read', async (_what, trouble) => {
    const { server, narrator, lines } = await given({ answers: [trouble, {}] })
    const { said, code } = await hear(narrator, saying(TEXT))
    expect(code).toBe(null)
    expect(said).toHaveLength(1)
    expect(server.asked).toHaveLength(2)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('a paragraph is asked for again')
  })

  test.each<[string, SpeechAnswerScript, number, object]>([
    ['is busy whenever it is asked', { status: 429, headers: { 'Retry-After': '0' } }, 4, { status: 429 }],
    ['fails whenever it is asked', { status: 500 }, 4, { status: 500, code: 'scripted' }],
    ['asks for longer than a child waits', { status: 429, headers: { 'Retry-After': '3600' } }, 1, { status: 429 }],
    ['answers HTML whenever it is asked', HTML, 4, { contentType: 'text/html', trouble: 'an answer without sound' }],
    ['is silent whenever it is asked', { bytes: (bytes) => bytes.fill(0) }, 4, { trouble: 'silence' }],
    ['finds the request wrong', { status: 400 }, 2, { status: 400, code: 'scripted' }],
    ['refuses the key', { status: 401 }, 1, { status: 401 }],
    ['forbids it', { status: 403 }, 1, { status: 403 }],
    ['does not know the model', { status: 404 }, 1, { status: 404 }],
    ['leads elsewhere', { status: 302, headers: { Location: 'http://example.com/' } }, 1, { status: 302 }],
    ['sends MP3', { body: 'ID3\u0003', headers: { 'Content-Type': 'audio/mpeg' } }, 1, { contentType: 'audio/mpeg' }],
  ])('that %s fails the narration and says in the log what it answered', async (_what, answer, times, answered) => {
    const { server, narrator, lines } = await given({ answers: [answer] })
    expect(await hear(narrator, saying(TEXT))).toMatchObject({ said: [], code: 'narration_failed' })
    expect(server.asked).toHaveLength(times)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      level: 'error',
      server: new URL(server.baseUrl).host,
      msg: 'a paragraph could not be read aloud',
      ...answered,
    })
  })

  test('that is not there fails the narration', async () => {
    const { narrator, lines } = await given({ config: { baseUrl: await nobody() } })
    expect((await hear(narrator, saying(TEXT))).code).toBe('narration_failed')
    expect(lines.at(-1)).toContain('ECONNREFUSED')
  })

  test('gets the time it asks for', async () => {
    const { narrator, lines } = await given({ answers: [{ status: 429, headers: { 'Retry-After': '1' } }, {}] })
    expect((await hear(narrator, saying(TEXT))).code).toBe(null)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ againInMs: 1000 })
  })

  test('and quotes the text or the key leaves neither in the log', async () => {
    const body = JSON.stringify({
      error: { message: `Cannot say: ${TEXT}`, type: 'bad_request', code: `no: ${TEXT}`, param: 'hunter2 is wrong' },
    })
    const { narrator, lines } = await given({ answers: [{ status: 400, body }] })
    await hear(narrator, saying(TEXT))
    expect(lines.join()).toContain('bad_request')
    for (const secret of ['Ema', 'fox', 'hunter2']) expect(lines.join()).not.toContain(secret)
  })

  test('is left at once when the narration is not wanted any more', async () => {
    const { server, voiceServer, narrator } = await given({ answers: [{ isMute: true }], builtIn: [{ isMute: true }] })
    const wanted = new AbortController()
    const reason = new Error('not wanted')
    const heard = hear(narrator, saying(TEXT), wanted.signal)
    await expect.poll(() => server.asked.length + voiceServer.asked.length).toBe(2)
    wanted.abort(reason)
    expect((await heard).error).toBe(reason)
    await expect.poll(() => [server.left, voiceServer.left]).toEqual([1, 1])
  })
})
