import type { Line } from '../narrate.ts'
import { takeEncoder } from '../sound/mp3.ts'
import { toPcm } from '../sound/pcm.ts'
import type { SpeechRequest } from './speech-request.ts'

/** How lines become bytes of one answer. `close` is called once, whatever happened. */
export interface Format {
  type: string
  line(line: Line): Buffer
  end(): Buffer | null
  close(): void
}

const NOTHING = { end: () => null, close: () => {} }

export async function formatOf(format: SpeechRequest['format'], accept: string): Promise<Format> {
  if (/\bapplication\/x-ndjson\b/.test(accept)) return { type: 'application/x-ndjson', line: jsonLine, ...NOTHING }
  if (format === 'pcm') {
    return { type: 'audio/pcm', line: ({ samples }) => Buffer.from(toPcm(samples)), ...NOTHING }
  }
  const { encode, end, close } = await takeEncoder()
  return { type: 'audio/mpeg', line: ({ samples }) => encode(samples), end, close }
}

function jsonLine({ start, end, samples, sentence, words }: Line): Buffer {
  const marks = words.map((word) => ({ start: word.start, end: word.end, from: ms(word.from), to: ms(word.to) }))
  const times = JSON.stringify({ sentence: { from: ms(sentence.from), to: ms(sentence.to) }, words: marks })
  // By hand: a serialiser would go through half a megabyte of base64 looking for quotes.
  const audio = toPcm(samples).toString('base64')
  return Buffer.from(`{"start":${start},"end":${end},"audio":"${audio}",${times.slice(1)}\n`, 'latin1')
}

function ms(value: number): number {
  return Math.round(value)
}
