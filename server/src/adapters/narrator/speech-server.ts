import type { Logger } from 'pino'
import { inTime } from '../../aborted.ts'
import type { SpeechServerConfig } from '../../config/narrator.ts'
import type { Narrator, SpeechRequest } from '../../ports/narrator.ts'
import { soundThread } from '../../sound/sound-thread.ts'
import { type Speak, speakPersistently } from './persist.ts'
import { longestSeconds, refuseImplausible } from './plausible.ts'
import type { SpeechAnswer, SpeechTimings } from './request.ts'
import { soundOf } from './sound.ts'
import { type AskInLanguage, tellingLanguage } from './telling-language.ts'
import { marked } from './times.ts'
import { SpeechTrouble } from './trouble.ts'

/** A model at home may think for twice as long as a paragraph lasts before it sends its first sample. */
const SERVER_TIMINGS: SpeechTimings = { first: 120_000, idle: 30_000, again: 500 }

/** Milliseconds that a paragraph waits for the reading that tells its times, once it is there itself. */
const READING_MS = 5_000

interface Parts {
  log: Logger
  /** Speaks the languages that the server does not. */
  builtIn: Narrator
  /** The built-in voice, whose reading of the same text tells when each word is heard; tried once. */
  reference: Speak
  timings?: SpeechTimings
}

/** Any server that speaks OpenAI's protocol; a stretch of text is received whole, checked, levelled and timed. */
export function speechServerNarrator(
  config: SpeechServerConfig,
  { log, builtIn, reference, timings = SERVER_TIMINGS }: Parts,
): Narrator {
  const server = new URL(config.baseUrl).host
  const ask = tellingLanguage(config)

  const sayOnce: Speak = async function* (request, signal) {
    const leaving = new AbortController()
    const inUse = AbortSignal.any([signal, leaving.signal])
    try {
      // Both at once: the reading that tells the times costs no waiting.
      const reading = Array.fromAsync(reference(request, inUse)).catch(() => null)
      const samples = await receive(ask, config, request, timings, inUse)
      const inHand = await inTime(reading, READING_MS, () => null).catch(() => null)
      yield await marked(request.text, samples, inHand)
    } finally {
      leaving.abort()
    }
  }

  return {
    adapter: 'speech-server',
    provider: 'openai',
    warmUp: () => builtIn.warmUp?.(),
    say: (request, signal) =>
      config.languages.includes(request.language)
        ? speakPersistently(sayOnce, request, { log, server, again: timings.again }, signal)
        : builtIn.say(request, signal),
  }
}

async function receive(
  ask: AskInLanguage,
  { models, voices }: SpeechServerConfig,
  { text, language, voice, quality }: SpeechRequest,
  timings: SpeechTimings,
  signal: AbortSignal,
): Promise<Float32Array> {
  const body = { model: models[quality], input: text, voice: voices[voice], response_format: 'pcm' as const }
  const answer = await ask(body, language, timings, signal)
  const sound = soundOf(await wholeOf(answer, text), answer.contentType)
  refuseImplausible(text, sound)
  const samples = await soundThread().run('settleSound', sound)
  signal.throwIfAborted()
  if (samples.length === 0) throw new SpeechTrouble('silence')
  return samples
}

/** Bytes a second of the largest sound that is taken: stereo floats at 96,000. */
const MOST_BYTES = 96_000 * 2 * 4

async function wholeOf({ chunks, contentType }: SpeechAnswer, text: string): Promise<Buffer> {
  const most = longestSeconds(text) * MOST_BYTES
  const received: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    received.push(chunk)
    length += chunk.length
    if (length > most)
      throw new SpeechTrouble('an answer without an end', { particulars: { contentType, bytes: length } })
  }
  return Buffer.concat(received)
}
