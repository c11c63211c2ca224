import { createScratch } from './scratch.ts'

/** Delays in samples at 24 kHz, prime so that their echoes do not fall together: a small room with curtains. */
const COMBS = [577, 641, 701, 769]
const ALL_PASSES = [113, 337]
const FEEDBACK = 0.68
/** How much of the heights each round loses. */
const DAMPING = 0.45
const DIFFUSION = 0.5

const scratch = createScratch(Float64Array)

/** Adds a little room in place: Schroeder's parallel combs and serial all-passes. Carries on from block to block. */
export function createReverb(wet: number): (samples: Float64Array) => void {
  const combs = COMBS.map((length) => ({ line: new Float64Array(length), at: 0, low: 0 }))
  const allPasses = ALL_PASSES.map((length) => ({ line: new Float64Array(length), at: 0 }))
  return (samples) => {
    const room = scratch(samples.length).fill(0)
    for (const comb of combs) {
      const { line } = comb
      const length = line.length
      let { at, low } = comb
      for (let i = 0; i < samples.length; i++) {
        const y = line[at] as number
        low = y * (1 - DAMPING) + low * DAMPING
        line[at] = (samples[i] as number) + low * FEEDBACK
        if (++at === length) at = 0
        room[i] = (room[i] as number) + y
      }
      comb.at = at
      comb.low = low
    }
    for (const allPass of allPasses) {
      const { line } = allPass
      const length = line.length
      let { at } = allPass
      for (let i = 0; i < room.length; i++) {
        const x = room[i] as number
        const delayed = line[at] as number
        const v = x + delayed * DIFFUSION
        line[at] = v
        if (++at === length) at = 0
        room[i] = delayed - v * DIFFUSION
      }
      allPass.at = at
    }
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) + wet * (room[i] as number)
  }
}
