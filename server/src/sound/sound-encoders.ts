import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders'
import { SAMPLE_RATE } from '../ports/narrator.ts'

type Mp3Encoder = WasmMediaEncoder<'audio/mpeg'>

interface OpenEncoder {
  mp3: Mp3Encoder
  frameBytes: number
  /** The beginning of a frame whose rest is still to come. */
  tail: Uint8Array
}

const open = new Map<number, OpenEncoder>()
/** Each holds 2 MB and takes some milliseconds to make, so some wait to be used again. */
const idle: Mp3Encoder[] = []
const MOST_IDLE = 4
/** What is handed to the encoder at once: it keeps a buffer as long as the longest it was given. */
const SLICE = SAMPLE_RATE

export async function openEncoder({ encoder, kbps }: { encoder: number; kbps: 48 | 64 }): Promise<void> {
  const mp3 = idle.pop() ?? (await createMp3Encoder())
  mp3.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: kbps })
  open.set(encoder, { mp3, frameBytes: (kbps * FRAME_MS) / 8, tail: new Uint8Array() })
}

let compiled: WebAssembly.Module | undefined

/** Compiled once; the library's own way compiles for each encoder, and fetches a data address, which loads all of fetch. */
async function createMp3Encoder(): Promise<Mp3Encoder> {
  const program = compiled ?? (await readFile(fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3'))))
  return createEncoder('audio/mpeg', program, (module) => {
    compiled = module
  })
}

/** An MPEG-2 layer III frame holds 576 samples. At 24,000 Hz and our bit rates it is a whole number of bytes, unpadded. */
const FRAME_MS = 24

export function encode({ encoder, samples }: { encoder: number; samples: Float32Array }): Uint8Array {
  const state = of(encoder)
  const parts = [state.tail]
  for (let at = 0; at < samples.length; at += SLICE) {
    parts.push(state.mp3.encode([samples.subarray(at, at + SLICE)]).slice())
  }
  const bytes = Buffer.concat(parts)
  const whole = bytes.length - (bytes.length % state.frameBytes)
  state.tail = Uint8Array.from(bytes.subarray(whole))
  return Uint8Array.from(bytes.subarray(0, whole))
}

export function finish({ encoder }: { encoder: number }): Uint8Array {
  const { mp3, tail } = of(encoder)
  const bytes = Uint8Array.from(Buffer.concat([tail, mp3.finalize()]))
  closeEncoder({ encoder })
  return bytes
}

export function closeEncoder({ encoder }: { encoder: number }): void {
  const state = open.get(encoder)
  open.delete(encoder)
  if (state && idle.length < MOST_IDLE) idle.push(state.mp3)
}

function of(encoder: number): OpenEncoder {
  const state = open.get(encoder)
  if (!state) throw new Error('this encoder is closed')
  return state
}
