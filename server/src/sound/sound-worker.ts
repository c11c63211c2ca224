import { parentPort } from 'node:worker_threads'
import { alignWords, type Reading } from './alignment/align.ts'
import { settleSound } from './received-sound.ts'
import { closeEncoder, encode, finish, openEncoder } from './sound-encoders.ts'

/** What the thread can do: one argument each, and what comes back. A job of another kind is one more line here. */
const JOBS = {
  ...{ openEncoder, encode, finish, closeEncoder },
  settleSound,
  alignWords: ({ reference, target, rate }: { reference: Reading; target: Float32Array; rate: number }) =>
    alignWords(reference, target, rate),
}

export type SoundJobs = typeof JOBS

export interface SoundJob {
  id: number
  name: keyof SoundJobs
  input: unknown
}

/** `error` is a sentence; without one `value` is the answer. */
export interface SoundAnswer {
  id: number
  value?: unknown
  error?: string
}

// One after another: the pieces of a narration must reach their encoder in the order they were said.
let last = Promise.resolve()

parentPort?.on('message', (job: SoundJob) => {
  last = last.then(() => answer(job))
})

async function answer(job: SoundJob): Promise<void> {
  const reply = await replyTo(job)
  const bytes = reply.value instanceof Uint8Array || reply.value instanceof Float32Array ? reply.value.buffer : null
  parentPort?.postMessage(reply, bytes instanceof ArrayBuffer ? [bytes] : [])
}

async function replyTo({ id, name, input }: SoundJob): Promise<SoundAnswer> {
  try {
    return { id, value: await (JOBS[name] as (input: unknown) => unknown)(input) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
