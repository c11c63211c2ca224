import type { Logger } from 'pino'
import type { Narrator } from '../../ports/narrator.ts'
import { warmUpEncoder } from '../../sound/encoder.ts'
import { piecesOf } from './lines.ts'
import { type Speak, speakPersistently } from './persist.ts'
import { askForSpeech, type SpeechTimings } from './request.ts'
import { SpeechTrouble } from './trouble.ts'
import type { VoiceAddress } from './voice/voice-life.ts'
import type { VoiceProcess } from './voice/voice-process.ts'

/** Milliseconds; `ready`: how long the voice process may take to start, or to start again. */
export interface BuiltInTimings extends SpeechTimings {
  ready: number
}

/** Sentences of all families take turns, so that a busy machine answers late, but a sentence never takes as long. */
export const BUILT_IN_TIMINGS: BuiltInTimings = { ready: 30_000, first: 20_000, idle: 20_000, again: 300 }

/** The built-in voice as a narrator, for both languages and every quality. */
export function builtInNarrator(voice: VoiceProcess, log: Logger, timings = BUILT_IN_TIMINGS): Narrator {
  const speak = builtInVoice(voice, timings)
  return {
    adapter: 'built-in',
    provider: 'built-in',
    warmUp() {
      voice.start()
      warmUpEncoder()
    },
    say: (request, signal) =>
      speakPersistently(speak, request, { log, server: 'built-in', again: timings.again }, signal),
  }
}

/** Says a text with the built-in voice, a sentence a piece, with the times of its words. */
export function builtInVoice(voice: VoiceProcess, timings: BuiltInTimings): Speak {
  return async function* say({ text, voice: name, language, aheadMs }, signal) {
    const address = await voiceReady(voice, timings.ready, signal)
    const leaving = new AbortController()
    try {
      const { contentType, chunks } = await askForSpeech(
        { baseUrl: address.url, apiKey: address.secret },
        { model: 'built-in', input: text, voice: name, language, response_format: 'pcm', ahead_ms: aheadMs },
        'application/x-ndjson',
        timings,
        AbortSignal.any([signal, leaving.signal]),
      )
      if (!contentType.startsWith('application/x-ndjson')) {
        throw new SpeechTrouble('an answer of another kind', { particulars: { contentType } })
      }
      yield* piecesOf(chunks)
    } catch (error) {
      if (error instanceof SpeechTrouble && error.isSilent) voice.doubt(address)
      throw error
    } finally {
      leaving.abort()
    }
  }
}

async function voiceReady(voice: VoiceProcess, patience: number, signal: AbortSignal): Promise<VoiceAddress> {
  return voice.ready(AbortSignal.any([signal, AbortSignal.timeout(patience)])).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error instanceof SpeechTrouble ? error : new SpeechTrouble('the voice process is not ready')
  })
}
