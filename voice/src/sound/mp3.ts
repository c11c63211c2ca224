import { createMp3Encoder } from 'wasm-media-encoders'
import { OUTPUT_RATE } from './resample.ts'

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>

const KBPS = 64
/** Encoders that wait for the next listener; each keeps a memory of its own. */
const spare: Encoder[] = []
const MOST_SPARE = 2

/** An encoder of one answer's own. `close` gives it back, finished or not. */
export async function takeEncoder() {
  const encoder = spare.pop() ?? (await createMp3Encoder())
  encoder.configure({ sampleRate: OUTPUT_RATE, channels: 1, bitrate: KBPS })
  return {
    // What the encoder hands out is its own memory, good until the next call.
    encode: (samples: Float32Array) => Buffer.from(encoder.encode([samples])),
    end: () => Buffer.from(encoder.finalize()),
    close() {
      if (spare.length < MOST_SPARE) spare.push(encoder)
    },
  }
}
