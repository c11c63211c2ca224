import { run, section } from './filter.ts'
import { OUTPUT_RATE } from './resample.ts'
import { createReverb } from './reverb.ts'
import { createScratch } from './scratch.ts'

const SECTIONS = [
  section('high-pass', 70, OUTPUT_RATE),
  section('low-shelf', 220, OUTPUT_RATE, 2.5),
  section('high-shelf', 4200, OUTPUT_RATE, -5),
  section('low-pass', 6500, OUTPUT_RATE),
  // The engine's pulses are all peak: turned in phase they sound the same and are lower, so that the limiter rests.
  section('all-pass', 180, OUTPUT_RATE),
  section('all-pass', 450, OUTPUT_RATE),
]
/** Above this the level is halved in decibels (2:1). */
const THRESHOLD = 10 ** (-24 / 20)
const ATTACK = Math.exp(-1 / (0.008 * OUTPUT_RATE))
const RELEASE = Math.exp(-1 / (0.16 * OUTPUT_RATE))
const WET = 0.06
/** Nothing below is touched by the limiter, and nothing gets above the ceiling (-1 dB: encoders overshoot a little). */
const KNEE = 0.65
const CEILING = 0.89

const workScratch = createScratch(Float64Array)
const outputScratch = createScratch(Float32Array)

/** What makes the engine's voice one for the bedside. Keeps its state: feed it everything one listener hears, in order.
 * What it answers is good until the next call. */
export function createWarmth(gain: number): (samples: Float32Array) => Float32Array {
  const states = SECTIONS.map(() => new Float64Array(2))
  const reverb = createReverb(WET)
  const makeUp = 10 ** (gain / 20)
  let level = 0

  function compress(samples: Float64Array) {
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] as number
      const size = x < 0 ? -x : x
      const pace = size > level ? ATTACK : RELEASE
      level = pace * level + (1 - pace) * size
      if (level > THRESHOLD) samples[i] = x * Math.sqrt(THRESHOLD / level)
    }
  }

  return (input) => {
    const samples = workScratch(input.length)
    samples.set(input)
    for (const [i, one] of SECTIONS.entries()) run(one, states[i] as Float64Array, samples)
    compress(samples)
    reverb(samples)
    return limited(samples, makeUp)
  }
}

/** Rounds peaks off instead of cutting them. */
function limited(samples: Float64Array, gain: number): Float32Array {
  const room = CEILING - KNEE
  const output = outputScratch(samples.length)
  for (let i = 0; i < samples.length; i++) {
    const x = (samples[i] as number) * gain
    if (x > KNEE) output[i] = KNEE + room * Math.tanh((x - KNEE) / room)
    else if (x < -KNEE) output[i] = -KNEE - room * Math.tanh((-x - KNEE) / room)
    else output[i] = x
  }
  return output
}
