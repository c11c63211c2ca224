import type { ReceivedSound } from '../../sound/received-sound.ts'
import { SpeechTrouble } from './trouble.ts'

/** Letters and digits that a voice says in a second: bedtime readers say about 12, the fastest models 20. */
const USUAL_PACE = 14
/** How much faster and slower than that still sounds like this text. */
const FASTER = 4
const SLOWER = 10
/** Seconds that a short text may take besides: a year in figures is many words. */
const BESIDES_S = 5

/** Seconds that are the most this text may take. */
export function longestSeconds(text: string): number {
  return (SLOWER * lettersIn(text)) / USUAL_PACE + BESIDES_S
}

/** Throws `SpeechTrouble` where the sound is far too short or too long to be this text. */
export function refuseImplausible(text: string, { bytes, kind, rate, channels }: ReceivedSound): void {
  const seconds = bytes.length / (kind === 's16' ? 2 : 4) / channels / rate
  const particulars = { seconds: Math.round(seconds * 10) / 10, letters: lettersIn(text) }
  if (seconds < lettersIn(text) / (USUAL_PACE * FASTER)) {
    throw new SpeechTrouble('too little sound for its text', { particulars })
  }
  if (seconds > longestSeconds(text)) throw new SpeechTrouble('too much sound for its text', { particulars })
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
