import { OUTPUT_RATE } from './resample.ts'

const FADE = Math.round(0.008 * OUTPUT_RATE)

/** Eight milliseconds in and out, in place, so that a join never clicks. */
export function fadeEnds(samples: Float32Array) {
  const length = Math.min(FADE, samples.length >> 1)
  for (let i = 0; i < length; i++) {
    const gain = i / length
    samples[i] = (samples[i] as number) * gain
    samples[samples.length - 1 - i] = (samples[samples.length - 1 - i] as number) * gain
  }
}
