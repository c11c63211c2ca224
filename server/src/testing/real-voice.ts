import type { Language, Voice } from '@perinka/contract/catalog'
import type { Mark } from '@perinka/contract/narration'
import { piecesOf } from '../adapters/narrator/lines.ts'
import { superviseVoice } from '../adapters/narrator/voice/voice-process.ts'
import { createLog } from '../http/log.ts'
import { SAMPLE_RATE } from '../ports/narrator.ts'

export interface Manner {
  language: Language
  voice: Voice
  /** 1 is the built-in voice's own pace. */
  speed?: number
  /** Seconds of silence before the first sentence, and more of it after each. */
  lead?: number
  rest?: number
}

/** The built-in voice's own process, warm and ready to be asked. */
export async function realVoice() {
  const voice = superviseVoice(createLog('fatal'))
  const { url, secret } = await voice.ready()

  /** The whole text as one sound, with the times that the voice itself gives its words. */
  async function read(text: string, manner: Manner): Promise<{ samples: Float32Array; words: Mark[] }> {
    const { language, voice: name, speed = 1, lead = 0, rest = 0 } = manner
    const answer = await fetch(`${url}/audio/speech`, {
      method: 'POST',
      // A connection that was kept may have been closed while a test computed for long.
      headers: { Authorization: `Bearer ${secret}`, Accept: 'application/x-ndjson', Connection: 'close' },
      body: JSON.stringify({ model: 'built-in', input: text, voice: name, language, speed, response_format: 'pcm' }),
    })
    if (!answer.ok || !answer.body) throw new Error(`The voice answered ${answer.status}: ${await answer.text()}`)
    const sounds: Float32Array[] = [silence(lead)]
    const words: Mark[] = []
    let length = sounds[0]?.length ?? 0
    for await (const piece of piecesOf(answer.body)) {
      const offset = (length / SAMPLE_RATE) * 1000
      for (const word of piece.words) words.push({ ...word, from: word.from + offset, to: word.to + offset })
      sounds.push(piece.samples, silence(rest))
      length += piece.samples.length + silence(rest).length
    }
    const samples = new Float32Array(length)
    let at = 0
    for (const sound of sounds) {
      samples.set(sound, at)
      at += sound.length
    }
    return { samples, words }
  }

  return { read, stop: () => voice.stop() }
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * SAMPLE_RATE))
