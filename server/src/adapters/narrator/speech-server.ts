import type { Logger } from 'pino'
import { inTime } from '../../aborted.ts'
import type { SpeechServerConfig } from '../../config/narrator.ts'
import { type Narrator, SAMPLE_RATE, type SpeechPiece, type SpeechRequest } from '../../ports/narrator.ts'
import { type ReceivedSound, secondsOf } from '../../sound/received-sound.ts'
import { soundThread } from '../../sound/sound-thread.ts'
import { type Speak, speakPersistently } from './persist.ts'
import { type AskInLanguage, type SpeechAnswer, type SpeechTimings, tellingLanguage } from './request.ts'
import { soundOf } from './sound.ts'
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

/**
 * Another server's reading of `text` as one piece: its words have the times of the built-in voice's reading, warped onto
 * it, and its sentences those of their words. Without such a reading it has one mark, for all of it, and no words.
 */
async function marked(text: string, samples: Float32Array, reading: SpeechPiece[] | null): Promise<SpeechPiece> {
  const whole = { start: 0, end: text.length, from: 0, to: (samples.length / SAMPLE_RATE) * 1000 }
  const words = reading ? await aligned(reading, samples) : []
  if (words.length === 0 || !reading) return { end: text.length, samples, sentences: [whole], words: [] }
  const sentences = reading.flatMap((piece) =>
    piece.sentences.flatMap(({ start, end }) => {
      const own = words.filter((word) => word.start >= start && word.end <= end)
      const [first, last] = [own[0], own.at(-1)]
      return first && last ? [{ start, end, from: first.from, to: last.to }] : []
    }),
  )
  return { end: text.length, samples, sentences, words }
}

async function aligned(reading: SpeechPiece[], target: Float32Array): Promise<SpeechPiece['words']> {
  const words: SpeechPiece['words'] = []
  let length = 0
  for (const piece of reading) {
    const offset = (length / SAMPLE_RATE) * 1000
    for (const word of piece.words) words.push({ ...word, from: word.from + offset, to: word.to + offset })
    length += piece.samples.length
  }
  const samples = new Float32Array(length)
  let at = 0
  for (const piece of reading) {
    samples.set(piece.samples, at)
    at += piece.samples.length
  }
  const reference = { samples, words }
  // Times are a help to read along: a story is read aloud without them, too.
  return soundThread()
    .run('alignWords', { reference, target, rate: SAMPLE_RATE }, { transfer: [samples.buffer] })
    .catch(() => [])
}

/** Letters and digits that a voice says in a second: bedtime readers say about 12, the fastest models 20. */
const USUAL_PACE = 14
/** How much faster and slower than that still sounds like this text. */
const FASTER = 4
const SLOWER = 10
/** Seconds that a short text may take besides: a year in figures is many words. */
const BESIDES_S = 5

/** Seconds that are the most this text may take. */
function longestSeconds(text: string): number {
  return (SLOWER * lettersIn(text)) / USUAL_PACE + BESIDES_S
}

/** Throws `SpeechTrouble` where the sound is far too short or too long to be this text. */
function refuseImplausible(text: string, sound: ReceivedSound): void {
  const seconds = secondsOf(sound)
  const particulars = { seconds: Math.round(seconds * 10) / 10, letters: lettersIn(text) }
  if (seconds < lettersIn(text) / (USUAL_PACE * FASTER)) {
    throw new SpeechTrouble('too little sound for its text', { particulars })
  }
  if (seconds > longestSeconds(text)) throw new SpeechTrouble('too much sound for its text', { particulars })
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
