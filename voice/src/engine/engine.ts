import load from '@echogarden/espeak-ng-emscripten'
import { createScratch } from '../sound/scratch.ts'
import { prepareFiles } from './files.ts'
import { VOICES } from './voices.ts'

/** Samples a second of what the engine says. */
export const ENGINE_RATE = 22_050
/** The engine's own bounds of words a minute. */
export const ENGINE_SLOWEST = 80
export const ENGINE_FASTEST = 450

/** Every utterance ends in silence of the engine's own, in samples. */
const TAIL = Math.round(0.01 * ENGINE_RATE)

export interface Utterance {
  /** Mono, `ENGINE_RATE` samples a second, -1 to 1. Good until the engine speaks again. */
  samples: Float32Array
  /** Where a word begins: its place in the text and its time in milliseconds. */
  words: { place: number; ms: number }[]
}

export interface Engine {
  /** Says a short text at once; nothing else runs meanwhile. `variant` is a voice of ours, '' the base as it is. */
  say(text: string, base: string, variant: string, rate: number): Utterance
}

export async function startEngine(): Promise<Engine> {
  // It complains of every letter whose language's files were taken away: a foreign paragraph would fill the log.
  const engine = await load({ printErr: () => {} })
  prepareFiles(engine.FS)
  const worker = new engine.eSpeakNGWorker()
  if (worker.get_samplerate() !== ENGINE_RATE) throw new Error('the engine speaks at another sample rate')
  const eventSize = worker.getSizeOfEventStruct_()
  const scratch = createScratch(Float32Array)
  let voice = ''
  let length = 0
  let words: Utterance['words'] = []

  // One callback for all that is ever said, straight from the engine's memory: the package's own copies every chunk.
  const hear = engine.addFunction((samplesAt, count, eventsAt) => {
    const chunk = engine.HEAP16
    const from = samplesAt >> 1
    const samples = scratch(length + count)
    for (let i = 0; i < count; i++) samples[length + i] = (chunk[from + i] as number) / 32_768
    length += count
    for (let at = eventsAt; ; at += eventSize) {
      const event = engine.wrapPointer(at, engine.espeak_EVENT)
      const type = event.get_type()
      if (type === engine.espeakEVENT_LIST_TERMINATED) return 0
      if (type !== engine.espeakEVENT_WORD) continue
      words.push({ place: event.get_text_position() - 1, ms: event.get_audio_position() })
    }
  })

  function say(text: string, base: string, variant: string, rate: number): Utterance {
    const name = variant === '' ? base : `${base}+perinka-${variant}`
    if (name !== voice && worker.set_voice(name) !== 0) throw new Error(`the engine has no voice ${name}`)
    voice = name
    worker.set_rate(Math.round(rate))
    length = 0
    words = []
    worker.synth_(text, hear)
    return { samples: scratch(Math.max(0, length - TAIL)), words }
  }

  for (const variant of VOICES) proveVariant(say, variant)
  return { say }
}

/** The engine takes an unknown or broken variant for none, without a word: a voice of ours must sound unlike its base. */
function proveVariant(say: Engine['say'], variant: string) {
  const plain = say('mama', 'sk', '', 150).samples.slice()
  const ours = say('mama', 'sk', variant, 150).samples
  if (plain.length === ours.length && plain.every((sample, i) => sample === ours[i])) {
    throw new Error(`the engine did not take the voice ${variant}`)
  }
}
