import { SAMPLE_RATE, type SpeechPiece } from '../../ports/narrator.ts'
import { soundThread } from '../../sound/sound-thread.ts'

/**
 * Another server's reading of `text` as one piece: its words have the times of the built-in voice's reading, warped onto
 * it, and its sentences those of their words. Without such a reading it has one mark, for all of it, and no words.
 */
export async function marked(text: string, samples: Float32Array, reading: SpeechPiece[] | null): Promise<SpeechPiece> {
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
