import { OUTPUT_RATE } from './resample.ts'
import { createScratch } from './scratch.ts'

const HOP = Math.round(0.012 * OUTPUT_RATE)
const FRAME = 2 * HOP
/** How far a frame may be moved to fit the one before: a period of the deepest voice. */
const REACH = Math.round(0.009 * OUTPUT_RATE)
const WINDOW = Float32Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME))

const scratch = createScratch(Float32Array)

/**
 * Makes speech `factor` times as long at the same pitch, by overlapping frames where their waves agree (WSOLA, Verhelst
 * and Roelands 1993): for speeds beyond what the engine itself can speak. Good until the next call.
 */
export function stretch(input: Float32Array, factor: number): Float32Array {
  const output = scratch(Math.round(input.length * factor)).fill(0)
  let from = 0
  for (let at = -HOP; at < output.length; at += HOP) {
    const wanted = Math.round(at / factor)
    from = at === -HOP ? wanted : bestFit(input, wanted, from + HOP)
    for (let i = 0; i < FRAME; i++) {
      const sample = input[from + i]
      if (sample === undefined || at + i < 0 || at + i >= output.length) continue
      output[at + i] = (output[at + i] as number) + sample * (WINDOW[i] as number)
    }
  }
  return output
}

/** Near `wanted`, where the wave looks most like the one that would have followed (at `natural`). */
function bestFit(input: Float32Array, wanted: number, natural: number): number {
  let best = wanted
  let most = -1
  for (let place = wanted - REACH; place <= wanted + REACH; place += 2) {
    let product = 0
    let energy = 1e-9
    for (let i = 0; i < HOP; i += 2) {
      const sample = input[place + i] ?? 0
      product += sample * (input[natural + i] ?? 0)
      energy += sample * sample
    }
    const likeness = product / Math.sqrt(energy)
    if (likeness > most) {
      most = likeness
      best = place
    }
  }
  return best
}
