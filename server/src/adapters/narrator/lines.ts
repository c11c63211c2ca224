import * as z from 'zod/mini'
import { jsonOf } from '../../outside.ts'
import type { SpeechPiece } from '../../ports/narrator.ts'
import { monoOf } from '../../sound/received-sound.ts'
import { SpeechTrouble } from './trouble.ts'

const Count = z.int().check(z.gte(0))
const Moment = z.number().check(z.gte(0))

/** One sentence as the built-in voice says it: audio is base64 of s16le, mono, 24 kHz. */
const Line = z.object({
  start: Count,
  end: Count,
  audio: z.string(),
  sentence: z.object({ from: Moment, to: Moment }),
  words: z.array(z.object({ start: Count, end: Count, from: Moment, to: Moment })),
})

/** Bytes of a line: far more than the longest sentence, and a bound for what is no line at all. */
const LONGEST_LINE = 32 * 1024 * 1024
const NEWLINE = 0x0a

/** Pieces of an `application/x-ndjson` answer, each when its line is whole. */
export async function* piecesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<SpeechPiece> {
  let begun: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    let at = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, at)) {
      yield pieceOf(Buffer.concat([...begun, chunk.subarray(at, end)]).toString('utf8'))
      begun = []
      length = 0
      at = end + 1
    }
    begun.push(chunk.subarray(at))
    length += chunk.length - at
    if (length > LONGEST_LINE) throw new SpeechTrouble('a line without an end', { mayPass: false })
  }
  if (length > 0) throw new SpeechTrouble('the answer broke off')
}

function pieceOf(line: string): SpeechPiece {
  const parsed = Line.safeParse(jsonOf(line))
  if (!parsed.success) throw new SpeechTrouble('a line that cannot be read')
  const { start, end, audio, sentence, words } = parsed.data
  const bytes = Buffer.from(audio, 'base64')
  if (end < start || bytes.length === 0 || bytes.length % 2 === 1) throw new SpeechTrouble('a line that makes no sense')
  return { end, samples: monoOf({ bytes, kind: 's16', channels: 1 }), sentences: [{ start, end, ...sentence }], words }
}
