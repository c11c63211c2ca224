import { SAMPLE_RATE } from '../ports/narrator.ts'
import { soundThread } from './sound-thread.ts'

/**
 * How much later than its sample a decoder plays a sound: 1,105 samples, of which LAME's encoder takes 576 and every
 * decoder's filter bank 529. An impulse came out exactly that late of Chromium's decodeAudioData and of an <audio> with
 * a plain address; by MediaSource, where Chromium takes the decoder's share off, it is 24 ms.
 */
export const ENCODER_DELAY_MS = 46

/** Bits a second, constant, so that bytes tell the time: `bytes * 8 / kbps` milliseconds. */
export type Kbps = 48 | 64

/**
 * One continuous MP3 stream, mono, `SAMPLE_RATE`. Calls may overlap: they are done in order. Each rejects where the
 * worker died or the encoder is closed.
 */
export interface Encoder {
  /**
   * Whole frames only, so that a stream may be cut after any of them; what is not whole yet comes later. `aheadMs`: how
   * much sound the listener still has; of many encoders, the one whose listener has least comes first.
   */
  encode(samples: Float32Array, aheadMs?: number): Promise<Uint8Array>
  /** What was still held back; the encoder is then closed. */
  finish(): Promise<Uint8Array>
  /** For a stream that is given up. Nothing happens where it was finished. */
  close(): void
}

/**
 * `resumes`: what another encoder, now gone, was given (`ms` of sound) and gave back (`bytes`). What it held back was
 * silence; as much is encoded first, so that times go on as they were told.
 */
export function openEncoder({ kbps, resumes }: { kbps: Kbps; resumes?: { ms: number; bytes: number } }): Encoder {
  const thread = soundThread()
  const encoder = next++
  // Told by the first call that needs the encoder: alone it would be an unhandled rejection.
  const opened = thread.run('openEncoder', { encoder, kbps }).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const whenOpen = async <T>(work: Promise<T>): Promise<T> => {
    work.catch(() => {})
    const failed = await opened
    if (failed) throw failed.error
    return work
  }

  let due = performance.now()
  /** What came before in the same stream must not be overtaken. */
  const dueIn = (aheadMs = 0) => {
    due = Math.max(due, performance.now() + aheadMs)
    return due
  }

  let held: Float32Array | null = resumes ? silence(resumes.ms - (resumes.bytes * 8) / kbps) : null
  const take = (samples: Float32Array) => {
    const all = new Float32Array((held?.length ?? 0) + samples.length)
    all.set(samples, held?.length ?? 0)
    held = null
    return all
  }
  return {
    encode(samples, aheadMs) {
      const all = take(samples)
      return whenOpen(thread.run('encode', { encoder, samples: all }, { due: dueIn(aheadMs), transfer: [all.buffer] }))
    },
    finish: () => whenOpen(thread.run('finish', { encoder }, { due })),
    close: () => void thread.run('closeEncoder', { encoder }, { due }).catch(() => {}),
  }
}

/** Starts the thread and compiles the encoder, so that the first narration does not pay for it. */
export function warmUpEncoder(): void {
  const practice = new Float32Array(PRACTICE_S * SAMPLE_RATE)
  for (const _ of Array(PRACTISED)) {
    const encoder = openEncoder({ kbps: 48 })
    // Behind whatever somebody waits for.
    encoder
      .encode(practice, 60_000)
      .catch(() => {})
      .finally(() => encoder.close())
  }
}

/** Encoders that then wait to be used, and seconds that each encodes first. */
const PRACTISED = 3
const PRACTICE_S = 5

let next = 0

function silence(ms: number): Float32Array {
  return new Float32Array(Math.max(0, Math.round((ms * SAMPLE_RATE) / 1000)))
}
