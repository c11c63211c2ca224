import { createScratch } from './scratch.ts'

/** Samples a second of everything that leaves this program. */
export const OUTPUT_RATE = 24_000

/** 24,000 / 22,050 in lowest terms. */
const UP = 160
const DOWN = 147
/** Input samples that one output sample looks at. */
const TAPS = 32
const HALF = TAPS / 2
/** Upper edge of what passes, as a part of the input's half rate. */
const PASS = 0.92
/** Shape of the Kaiser window: about 80 dB down where it stops. */
const BETA = 8

const filters = polyphase()
const inputScratch = createScratch(Float32Array)
const outputScratch = createScratch(Float32Array)

/** 22,050 to 24,000 samples a second by a windowed sinc, without delay: sample 0 stays sample 0. Good until the next call. */
export function resample(input: Float32Array): Float32Array {
  const length = Math.ceil((input.length * UP) / DOWN)
  const output = outputScratch(length)
  const padded = inputScratch(input.length + 2 * TAPS)
  padded.fill(0, 0, HALF)
  padded.set(input, HALF)
  padded.fill(0, HALF + input.length)
  let at = 1
  let phase = 0
  for (let n = 0; n < length; n++) {
    const taps = phase * TAPS
    let sum = 0
    for (let k = 0; k < TAPS; k++) sum += (padded[at + k] as number) * (filters[taps + k] as number)
    output[n] = sum
    phase += DOWN
    if (phase >= UP) {
      phase -= UP
      at++
    }
  }
  return output
}

/** One short filter for each of the `UP` places that an output sample can have between two input samples. */
function polyphase(): Float32Array {
  const table = new Float32Array(UP * TAPS)
  for (let phase = 0; phase < UP; phase++) {
    let sum = 0
    for (let k = 0; k < TAPS; k++) {
      const distance = k - (HALF - 1) - phase / UP
      const value = PASS * sinc(PASS * distance) * kaiser(distance / HALF)
      table[phase * TAPS + k] = value
      sum += value
    }
    for (let k = 0; k < TAPS; k++) table[phase * TAPS + k] = (table[phase * TAPS + k] as number) / sum
  }
  return table
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / bessel(BETA)
}

/** Modified Bessel function of the first kind, order zero, by its series. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
