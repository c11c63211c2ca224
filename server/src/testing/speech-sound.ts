import { SAMPLE_RATE } from '../ports/narrator.ts'

export interface SpokenText {
  samples: Float32Array
  /** Milliseconds from the first sample; `start` and `end` count in the text. */
  words: { start: number; end: number; from: number; to: number }[]
}

/** Seconds that a scripted voice takes for a letter, and rests after a word and after a clause. */
const LETTER_S = 0.07
const WORD_S = 0.04
const CLAUSE_S = 0.3

/**
 * Something as long, as loud and as various as speech: every letter has a sound of its own, a pitch and two formants.
 * `pace` 2 is twice as fast; `pitch` tells one scripted voice from another.
 */
export function spokenText(text: string, { pace = 1, pitch = 140, rate = SAMPLE_RATE, gain = 0.25 } = {}): SpokenText {
  const words: SpokenText['words'] = []
  const pieces: Float32Array[] = []
  let length = 0
  const add = (piece: Float32Array) => {
    pieces.push(piece)
    length += piece.length
  }
  const ms = () => (length / rate) * 1000
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']+/gu)) {
    const from = ms()
    for (const letter of word.toLowerCase()) add(letterSound(letter, LETTER_S / pace, pitch, rate, gain))
    words.push({ start: index, end: index + word.length, from, to: ms() })
    const rest = /^[\s”"]*[.,;:!?]/.test(text.slice(index + word.length)) ? CLAUSE_S : WORD_S
    add(new Float32Array(Math.round((rest / pace) * rate)))
  }
  const samples = new Float32Array(length)
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return { samples, words }
}

/** Each letter's sound is made once: a test's server must not keep its client waiting. */
const made = new Map<string, Float32Array>()

function letterSound(...how: Parameters<typeof makeLetter>): Float32Array {
  const key = how.join(' ')
  const sound = made.get(key) ?? makeLetter(...how)
  made.set(key, sound)
  return sound
}

function makeLetter(letter: string, seconds: number, pitch: number, rate: number, gain: number): Float32Array {
  const kind = (letter.codePointAt(0) ?? 0) * 2_654_435_761
  const formants = [300 + (kind % 7) * 90, 1100 + ((kind >>> 5) % 11) * 170]
  const sound = new Float32Array(Math.round(seconds * rate))
  for (let harmonic = pitch; harmonic < 3600; harmonic += pitch) {
    const weight = formants.reduce((sum, formant) => sum + Math.exp(-(((harmonic - formant) / 160) ** 2)), 0.02)
    const step = (2 * Math.PI * harmonic) / rate
    for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] as number) + weight * Math.sin(step * i)
  }
  const fade = Math.round(0.01 * rate)
  return sound.map((value, i) => (value * gain * Math.min(1, i / fade, (sound.length - i) / fade)) / 2)
}
