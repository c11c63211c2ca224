import { describe, expect, test } from 'vitest'
import { SAMPLE_RATE } from '../../ports/narrator.ts'
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
import { builtInNarrator } from './built-in.ts'

const TEXT = 'A fox sat by the gate. It yawned. “Good night,” said Ema.'
const SENTENCES = ['A fox sat by the gate.', 'It yawned.', '“Good night,” said Ema.']

async function given(...answers: SpeechAnswerScript[]) {
  const isLate = answers.some(({ isMute, cut }) => isMute || cut?.how === 'stall')
  const server = await givenServer(...answers)
  const { log, lines } = heardLog()
  const voice = givenVoice(server)
  return { server, voice, lines, narrator: builtInNarrator(voice, log, isLate ? HASTY : PATIENT) }
}

describe('the built-in voice', () => {
  test('says a paragraph sentence by sentence, with the times of its words', async () => {
    const { server, narrator, lines } = await given({})
    const { said, code } = await hear(narrator, saying(TEXT))
    expect(code).toBe(null)
    expect(marked(TEXT, said, 'sentences')).toEqual(SENTENCES)
    expect(marked(TEXT, said, 'words').join(' ')).toBe('A fox sat by the gate It yawned Good night said Ema')
    expect(said.map(({ end }) => TEXT.slice(0, end).at(-1))).toEqual(['.', '.', '.'])
    const first = spokenText(SENTENCES[0] ?? '')
    expect(said[0]?.samples.length).toBe(first.samples.length)
    expect(Math.abs((said[0]?.samples[5000] ?? 0) - (first.samples[5000] ?? 0))).toBeLessThan(1e-4)
    expect(said[0]?.words).toEqual(first.words)
    expect(server.asked).toEqual([
      { model: 'built-in', input: TEXT, voice: 'nova', language: 'en', response_format: 'pcm' },
    ])
    expect(server.headers[0]).toMatchObject({ path: '/v1/audio/speech', authorization: 'Bearer a secret' })
    expect(lines).toEqual([])
  })

  test('hands each sentence over when it is said, not when all are', async () => {
    const { narrator } = await given({ cut: { after: 1, how: 'stall' } })
    const first = await narrator.say(saying(TEXT), new AbortController().signal)[Symbol.asyncIterator]().next()
    expect(first.value?.end).toBe(22)
  })

  test('covers what nobody says after the last word, so that the paragraph is whole', async () => {
    const text = `${TEXT} 🌙 * * *`
    const { narrator } = await given({})
    expect((await hear(narrator, saying(text))).said.at(-1)?.end).toBe(text.length)
  })

  test('is asked for no more than 4,096 characters at once, whole sentences, with their pause between', async () => {
    const sentence = 'The little fox went slowly on and on. '
    const text = sentence.repeat(150).trim()
    const { server, narrator } = await given({ pace: 40 })
    const { said, code } = await hear(narrator, saying(text))
    expect(code).toBe(null)
    expect(server.asked).toHaveLength(2)
    for (const { input } of server.asked) expect(input.length).toBeLessThanOrEqual(4096)
    for (const { input } of server.asked) expect(input).toMatch(/^The .* on\.$/)
    expect(marked(text, said, 'sentences')).toEqual(Array(150).fill(sentence.trim()))
    const cut = Math.ceil((server.asked[0]?.input.length ?? 0) / sentence.length)
    const [usual = 0, last = 0] = [said[0], said[cut - 1]].map((piece) => piece?.samples.length)
    expect((last - usual) / SAMPLE_RATE).toBeCloseTo(0.55, 6)
  })
})

describe('a voice that breaks off', () => {
  test.each<[string, SpeechAnswerScript]>([
    ['its connection breaks', { cut: { after: 1, how: 'break' } }],
    ['it stalls', { cut: { after: 1, how: 'stall' } }],
    ['its answer ends early', { cut: { after: 1, how: 'end' } }],
  ])('because %s goes on after the last sentence that was said', async (_what, trouble) => {
    const { server, narrator } = await given(trouble, {})
    const { said, code } = await hear(narrator, saying(TEXT))
    expect(code).toBe(null)
    expect(marked(TEXT, said, 'sentences')).toEqual(SENTENCES)
    expect(server.asked.map(({ input }) => input)).toEqual([TEXT, 'It yawned. “Good night,” said Ema.'])
  })

  test('at every sentence still says them all: each gets its own tries', async () => {
    const sentences = Array.from({ length: 6 }, (_, n) => `Sentence ${n}.`)
    const { server, narrator } = await given({ cut: { after: 1, how: 'break' } })
    const { said, code } = await hear(narrator, saying(sentences.join(' ')))
    expect(code).toBe(null)
    expect(marked(sentences.join(' '), said, 'sentences')).toEqual(sentences)
    expect(server.asked).toHaveLength(6)
  })

  test('because it stalls is looked after', async () => {
    const { server, voice, narrator } = await given({ isMute: true }, {})
    expect((await hear(narrator, saying(TEXT))).code).toBe(null)
    expect(voice.doubted).toEqual([{ url: server.baseUrl, secret: 'a secret' }])
  })
})

describe('a voice that fails', () => {
  test.each<[string, SpeechAnswerScript, number]>([
    ['fails whenever it is asked', { status: 500 }, 4],
    ['never answers', { isMute: true }, 4],
    [
      'answers lines that cannot be read',
      { body: '{"start":0}\n', headers: { 'Content-Type': 'application/x-ndjson' } },
      4,
    ],
    ['answers sound without lines', { body: 'abcd', headers: { 'Content-Type': 'audio/pcm' } }, 4],
    ['finds the request wrong', { status: 400 }, 1],
    ['refuses the secret', { status: 401 }, 1],
  ])('because it %s fails the narration after enough tries', async (_what, answer, times) => {
    const { server, narrator, lines } = await given(answer)
    expect(await hear(narrator, saying(TEXT))).toMatchObject({ said: [], code: 'narration_failed' })
    expect(server.asked).toHaveLength(times)
    expect(lines).toHaveLength(times)
    expect(lines.at(-1)).toContain('a paragraph could not be read aloud')
  })

  test('because nobody listens fails it, too', async () => {
    const { log, lines } = heardLog()
    const narrator = builtInNarrator(givenVoice({ baseUrl: await nobody() }), log, PATIENT)
    expect((await hear(narrator, saying(TEXT))).code).toBe('narration_failed')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('ECONNREFUSED')
  })

  test('because it never gets ready fails it, too', async () => {
    const { log, lines } = heardLog()
    const ready = (signal?: AbortSignal) =>
      new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const voice = { ...givenVoice({ baseUrl: '' }), ready }
    const narrator = builtInNarrator(voice, log, { ...PATIENT, ready: 50 })
    expect((await hear(narrator, saying(TEXT))).code).toBe('narration_failed')
    expect(lines[0]).toContain('the voice process is not ready')
  })
})

describe('a narration that is not wanted any more', () => {
  test.each<[string, SpeechAnswerScript]>([
    ['before the answer', { isMute: true }],
    ['in the middle of it', { cut: { after: 1, how: 'stall' } }],
    ['while it waits to ask again', { status: 503, headers: { 'Retry-After': '20' } }],
  ])('ends its request at once: %s', async (_when, answer) => {
    const { server, narrator } = await given(answer)
    const wanted = new AbortController()
    const reason = new Error('not wanted')
    const heard = hear(narrator, saying(TEXT), wanted.signal)
    await expect.poll(() => server.asked.length).toBe(1)
    // What the answer is has come by then.
    setTimeout(() => wanted.abort(reason), 200)
    const { error } = await heard
    expect(error).toBe(reason)
    expect(server.asked).toHaveLength(1)
    if (!answer.status) await expect.poll(() => server.left).toBe(1)
  })

  test('ends its request when its reader leaves', async () => {
    const { server, narrator } = await given({ cut: { after: 1, how: 'stall' } })
    for await (const _said of narrator.say(saying(TEXT), new AbortController().signal)) break
    await expect.poll(() => server.left).toBe(1)
  })
})
