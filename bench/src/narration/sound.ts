import { setImmediate as connectionsSeen } from 'node:timers/promises'
import { MPEGDecoder } from 'mpg123-decoder'

/** A narration as a listener's machine has it. */
export interface Sound {
  /** From -1 to 1, one channel. */
  samples: Float32Array
  /** Samples a second. */
  rate: number
  seconds: number
  /** Where the tag ends and the first frame begins. */
  firstByte: number
  /** Of audio, at the constant rate that the narration has. */
  bytesPerSecond: number
}

/** Decodes a whole MP3 with an ID3 tag before it. Throws where a single frame is broken. */
export async function soundOf(mp3: Uint8Array): Promise<Sound> {
  const firstByte = tagLength(mp3)
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  try {
    const { channelData, sampleRate, errors } = decoder.decode(mp3.subarray(firstByte))
    const [samples] = channelData
    if (!samples || errors.length > 0) throw new Error(`The narration cannot be decoded: ${errors[0]?.message}`)
    const seconds = samples.length / sampleRate
    // Copied: the decoder's memory goes with it.
    const bytesPerSecond = (mp3.length - firstByte) / seconds
    return { samples: samples.slice(), rate: sampleRate, seconds, firstByte, bytesPerSecond }
  } finally {
    decoder.free()
    // It took its time: a connection that the server closed meanwhile must not be used for the next request.
    await connectionsSeen()
  }
}

/** Length of an ID3v2 tag with its head: 28 bits in four bytes. */
function tagLength(mp3: Uint8Array): number {
  if (String.fromCharCode(...mp3.subarray(0, 3)) !== 'ID3') throw new Error('The narration begins without a tag')
  return 10 + mp3.subarray(6, 10).reduce((length, byte) => length * 128 + byte, 0)
}

/** Milliseconds of a window. */
export const WINDOW_MS = 10

/** Loudness of every 10 ms, in decibels below full scale. */
export function levels({ samples, rate }: Pick<Sound, 'samples' | 'rate'>): number[] {
  const size = Math.round((rate * WINDOW_MS) / 1000)
  return Array.from({ length: Math.floor(samples.length / size) }, (_, window) => {
    let sum = 0
    for (let i = window * size; i < (window + 1) * size; i++) sum += (samples[i] ?? 0) ** 2
    return 10 * Math.log10(sum / size + 1e-12)
  })
}

/** Decibels; what is 20 below the voice (-20 LUFS), such as its reverberation, is heard as silence beside it. */
const SILENCE_DB = -40

/** Seconds from the beginning to the first sound. */
export function onset(sound: Sound): number {
  const window = levels(sound).findIndex((level) => level > SILENCE_DB)
  if (window < 0) throw new Error('The narration is silent')
  return (window * WINDOW_MS) / 1000
}

/** Seconds of silence around a moment (in milliseconds); 0 where something is heard. */
export function silenceAround(levelsOfSound: readonly number[], ms: number): number {
  const middle = Math.round(ms / WINDOW_MS)
  const isSilent = (window: number) => (levelsOfSound[window] ?? 0) <= SILENCE_DB
  if (!isSilent(middle)) return 0
  let [from, to] = [middle, middle]
  while (isSilent(from - 1)) from--
  while (isSilent(to + 1)) to++
  return ((to - from + 1) * WINDOW_MS) / 1000
}
