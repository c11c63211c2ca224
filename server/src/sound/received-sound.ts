import { SAMPLE_RATE } from '../ports/narrator.ts'
import { levelled, peakOf } from './loudness.ts'
import { resampled } from './resample.ts'

/** Raw sound as a server sent it; little-endian, channels interleaved. */
export interface ReceivedSound {
  bytes: Uint8Array
  kind: 's16' | 'f32'
  /** Samples a second of each channel. */
  rate: number
  channels: number
}

const BYTES = { s16: 2, f32: 4 }

/** Bytes of one moment, all channels together. */
export const frameBytes = ({ kind, channels }: Pick<ReceivedSound, 'kind' | 'channels'>) => BYTES[kind] * channels

/** How long it lasts. */
export const secondsOf = (sound: ReceivedSound) => sound.bytes.length / frameBytes(sound) / sound.rate

/** What every voice of ours sounds as loud as (LUFS). */
const LOUDNESS = -20
/** Peak under which nothing was said: -60 dBFS. */
const SILENCE = 0.001

/** The sound as narrators hand it on: mono, `SAMPLE_RATE`, levelled. Empty where it is silence. */
export function settleSound(sound: ReceivedSound): Float32Array {
  const mono = monoOf(sound)
  if (peakOf(mono) < SILENCE) return new Float32Array()
  return levelled(resampled(mono, sound.rate, SAMPLE_RATE), SAMPLE_RATE, LOUDNESS)
}

/** Its channels together, each sample from -1 to 1. */
export function monoOf({ bytes, kind, channels }: Omit<ReceivedSound, 'rate'>): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mono = new Float32Array(Math.floor(bytes.length / frameBytes({ kind, channels })))
  for (let i = 0; i < mono.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) {
      const at = (i * channels + channel) * BYTES[kind]
      sum += kind === 's16' ? view.getInt16(at, true) / 32_768 : view.getFloat32(at, true)
    }
    // A float that is no number would silence the encoder from there on.
    mono[i] = Number.isFinite(sum) ? sum / channels : 0
  }
  return mono
}
