import { limited } from './limiter.ts'

/**
 * Loudness of one channel by Recommendation ITU-R BS.1770-4, annex 1: K-weighting, mean square over blocks of 400 ms
 * that overlap by 75 %, an absolute gate at -70 LUFS and a relative one 10 LU below what passed it.
 */
const STEP_S = 0.1
const STEPS_IN_BLOCK = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/** A quiet voice is made louder by at most this; beyond it, its noise would be what one hears. */
const MAX_BOOST_DB = 20
/** No sample goes beyond this; the rest is room for what an encoder adds. */
const CEILING_DB = -1

interface Biquad {
  b: [number, number, number]
  a: [number, number]
}

/**
 * The two filters of K-weighting for any rate. The recommendation prints coefficients for 48 kHz only; these are the
 * analogue filters behind them (frequency, gain, quality as ffmpeg and libebur128 derive them), warped to the rate.
 */
function kWeighting(rate: number): [Biquad, Biquad] {
  return [shelf(rate), highPass(rate)]
}

function shelf(rate: number): Biquad {
  const quality = 0.7071752369554196
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / quality + k * k
  return {
    b: [
      (high + (band * k) / quality + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / quality + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0],
  }
}

function highPass(rate: number): Biquad {
  const quality = 0.5003270373238773
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const a0 = 1 + k / quality + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0] }
}

function passed({ b, a }: Biquad, samples: Float32Array | Float64Array): Float64Array {
  const out = new Float64Array(samples.length)
  const [b0, b1, b2] = b
  const [a1, a2] = a
  // Transposed direct form II: two numbers of memory, and little rounding at low frequencies.
  let one = 0
  let two = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number
    const y = b0 * x + one
    one = b1 * x - a1 * y + two
    two = b2 * x - a2 * y
    out[i] = y
  }
  return out
}

/** Mean square of every whole block; one shorter block where the sound is shorter than that. */
function blockPowers(samples: Float64Array, rate: number): number[] {
  const step = Math.round(rate * STEP_S)
  const steps = Math.floor(samples.length / step)
  const sums = new Float64Array(Math.max(1, steps))
  for (let s = 0; s < sums.length; s++) {
    let sum = 0
    const end = steps === 0 ? samples.length : (s + 1) * step
    for (let i = s * step; i < end; i++) sum += (samples[i] as number) ** 2
    sums[s] = sum
  }
  if (steps < STEPS_IN_BLOCK) {
    return samples.length === 0 ? [] : [sums.reduce((all, sum) => all + sum) / (steps * step || samples.length)]
  }
  return Array.from({ length: steps - STEPS_IN_BLOCK + 1 }, (_, first) => {
    const block = sums.subarray(first, first + STEPS_IN_BLOCK).reduce((all, sum) => all + sum)
    return block / (STEPS_IN_BLOCK * step)
  })
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (powers: number[]) => powers.reduce((all, power) => all + power, 0) / powers.length

/** Integrated loudness in LUFS, for one channel counted once; -Infinity where nothing passes the gates. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const [first, second] = kWeighting(rate)
  const powers = blockPowers(passed(second, passed(first, samples)), rate)
  const heard = powers.filter((power) => lufs(power) > ABSOLUTE_GATE)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = lufs(mean(heard)) + RELATIVE_GATE
  return lufs(mean(heard.filter((power) => lufs(power) > gate)))
}

/** The greatest magnitude of any sample; 0 for silence. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (let i = 0; i < samples.length; i++) peak = Math.max(peak, Math.abs(samples[i] as number))
  return peak
}

/**
 * The same sound at `target` LUFS: one gain for all of it, so that its own dynamics stay, and a limiter for the few
 * peaks that would pass -1 dBFS. Silence, and what is quieter than the boost allows, stays below the target.
 */
export function levelled(samples: Float32Array, rate: number, target: number): Float32Array {
  const loudness = loudnessOf(samples, rate)
  const boost = Number.isFinite(loudness) ? Math.min(target - loudness, MAX_BOOST_DB) : 0
  const gain = 10 ** (boost / 20)
  return limited(
    samples.map((sample) => sample * gain),
    rate,
    10 ** (CEILING_DB / 20),
  )
}
