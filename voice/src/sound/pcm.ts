import { createScratch } from './scratch.ts'

const scratch = createScratch(Int16Array)

/** Signed 16-bit little-endian samples, as OpenAI's `pcm`. Good until the next call. */
export function toPcm(samples: Float32Array): Buffer {
  const pcm = scratch(samples.length)
  for (let i = 0; i < samples.length; i++) {
    const x = (samples[i] as number) * 32_767
    pcm[i] = x > 32_767 ? 32_767 : x < -32_768 ? -32_768 : Math.round(x)
  }
  return Buffer.from(pcm.buffer, 0, pcm.byteLength)
}
