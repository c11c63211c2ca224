import { fourier } from './fourier.ts'

/**
 * Mel-frequency cepstral coefficients (Davis and Mermelstein 1980, with the triangular bands of HTK): what a short
 * stretch of speech sounds like, with little of how high or how loud the voice is.
 */
export const HOP_S = 0.02
export const COEFFICIENTS = 13
const WINDOW_S = 0.032
const BANDS = 26
const LOWEST_HZ = 80
const HIGHEST_HZ = 7_000
const PRE_EMPHASIS = 0.97
/** Keeps digital silence finite: about the noise of 16 bits. */
const FLOOR = 1e-6

/** `values` holds `COEFFICIENTS` numbers a frame; `energy` is decibels a frame; frame `i` is centred on `i * HOP_S`. */
export interface Frames {
  count: number
  values: Float32Array
  energy: Float32Array
}

export function framesOf(samples: Float32Array, rate: number): Frames {
  const size = 2 ** Math.ceil(Math.log2(WINDOW_S * rate))
  const window = hamming(Math.round(WINDOW_S * rate))
  const bands = melBands(size, rate)
  const cosines = cosineTransform()
  const transform = fourier(size)
  const count = Math.max(1, Math.ceil(samples.length / (HOP_S * rate)))
  const frames = { count, values: new Float32Array(count * COEFFICIENTS), energy: new Float32Array(count) }
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  const logs = new Float64Array(BANDS)
  for (let frame = 0; frame < count; frame++) {
    frames.energy[frame] = take(samples, Math.round(frame * HOP_S * rate - window.length / 2), window, re)
    im.fill(0)
    transform(re, im)
    bands.forEach(({ first, weights }, band) => {
      let sum = 0
      for (let i = 0; i < weights.length; i++) {
        const bin = first + i
        sum += (weights[i] as number) * ((re[bin] as number) ** 2 + (im[bin] as number) ** 2)
      }
      logs[band] = Math.log(sum + FLOOR)
    })
    for (let c = 0; c < COEFFICIENTS; c++) {
      let sum = 0
      for (let band = 0; band < BANDS; band++) sum += (cosines[c * BANDS + band] as number) * (logs[band] as number)
      frames.values[frame * COEFFICIENTS + c] = sum
    }
  }
  return frames
}

/** Puts one window of the sound, pre-emphasised, into `out`; answers its energy in decibels. */
function take(samples: Float32Array, start: number, window: Float64Array, out: Float64Array): number {
  out.fill(0)
  let before = samples[start - 1] ?? 0
  let energy = 0
  for (let i = 0; i < window.length; i++) {
    const sample = samples[start + i] ?? 0
    out[i] = (sample - PRE_EMPHASIS * before) * (window[i] as number)
    energy += sample * sample
    before = sample
  }
  return 10 * Math.log10(energy / window.length + 1e-9)
}

function hamming(length: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (length - 1)))
}

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertzOf = (mels: number) => 700 * (10 ** (mels / 2595) - 1)

/** Triangles that overlap by half, evenly apart in mel; each given by its first bin and the weights from there on. */
function melBands(size: number, rate: number): { first: number; weights: number[] }[] {
  const low = mel(LOWEST_HZ)
  const step = (mel(Math.min(HIGHEST_HZ, rate / 2)) - low) / (BANDS + 1)
  const edge = (i: number) => (hertzOf(low + step * i) * size) / rate
  return Array.from({ length: BANDS }, (_, band) => {
    const [left, middle, right] = [edge(band), edge(band + 1), edge(band + 2)]
    const first = Math.ceil(left)
    const weights: number[] = []
    for (let bin = first; bin <= right; bin++) {
      weights.push(bin < middle ? (bin - left) / (middle - left) : (right - bin) / (right - middle))
    }
    return { first, weights }
  })
}

function cosineTransform(): Float64Array {
  return Float64Array.from({ length: COEFFICIENTS * BANDS }, (_, i) => {
    const c = Math.floor(i / BANDS)
    return Math.cos((Math.PI * c * ((i % BANDS) + 0.5)) / BANDS)
  })
}
