import { COEFFICIENTS, type Frames, HOP_S } from './mfcc.ts'

/** A pause counts as at most this long, so that two readings differ by their speech, not by how they pause. */
const PAUSE_S = 0.12
/** Speech reaches from its loudest down to here, in decibels; at least as far above the noise as `OVER_NOISE`. */
const RANGE = 35
const LEAST_RANGE = 12
const OVER_NOISE = 4
/** Decibels below full scale under which nothing is speech. */
const SILENCE = -65
/** Normalised values beyond this are as good as it. */
const FARTHEST = 4

/** Frames made comparable between voices and rooms, without what is silent at the ends or long in between. */
export interface Condensed {
  count: number
  values: Float32Array
  /** Which frame of the sound each one was. */
  origin: Int32Array
}

export function condensed(frames: Frames): Condensed {
  const speaks = speechOf(frames.energy)
  const kept = withoutLongPauses(speaks)
  return { count: kept.length, values: normalised(frames, speaks, kept), origin: kept }
}

/** Whether each frame is speech, judged by the sound's own loudest and quietest. */
function speechOf(energy: Float32Array): Uint8Array {
  const sorted = energy.slice().sort()
  const loudest = sorted[Math.floor(sorted.length * 0.95)] as number
  const noise = sorted[Math.floor(sorted.length * 0.05)] as number
  const threshold = Math.max(SILENCE, Math.min(loudest - LEAST_RANGE, Math.max(loudest - RANGE, noise + OVER_NOISE)))
  return Uint8Array.from(energy, (decibels) => (decibels > threshold ? 1 : 0))
}

function withoutLongPauses(speaks: Uint8Array): Int32Array {
  const first = speaks.indexOf(1)
  const last = speaks.lastIndexOf(1)
  const edge = Math.round(PAUSE_S / HOP_S / 2)
  const kept: number[] = []
  let sinceSpeech = edge
  for (let i = Math.max(0, first - edge); i <= Math.min(speaks.length - 1, last + edge); i++) {
    sinceSpeech = speaks[i] ? 0 : sinceSpeech + 1
    if (sinceSpeech <= edge || speaks.subarray(i, i + edge + 1).includes(1)) kept.push(i)
  }
  return Int32Array.from(kept)
}

/** Every coefficient with mean 0 and deviation 1 over the speech: takes the voice's and the room's own colour away. */
function normalised(frames: Frames, speaks: Uint8Array, kept: Int32Array): Float32Array {
  const out = new Float32Array(kept.length * COEFFICIENTS)
  for (let c = 0; c < COEFFICIENTS; c++) {
    let sum = 0
    let squares = 0
    let count = 0
    for (let i = 0; i < frames.count; i++) {
      if (!speaks[i]) continue
      const value = frames.values[i * COEFFICIENTS + c] as number
      sum += value
      squares += value * value
      count++
    }
    const mean = sum / count
    const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean)) || 1
    for (let k = 0; k < kept.length; k++) {
      const value = ((frames.values[(kept[k] as number) * COEFFICIENTS + c] as number) - mean) / deviation
      out[k * COEFFICIENTS + c] = Math.max(-FARTHEST, Math.min(FARTHEST, value))
    }
  }
  return out
}
