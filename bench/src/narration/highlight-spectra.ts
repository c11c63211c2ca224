import { SAMPLE_RATE } from '@perinka/server/ports/narrator'
import { fourier } from '@perinka/server/sound/alignment/fourier'

/** Milliseconds from one frame to the next: the grain of everything that is measured with them. */
export const HOP_MS = 10
const HOP = (SAMPLE_RATE * HOP_MS) / 1000
/** Samples of a window, 25 ms, and of the transform it stands in. */
const WINDOW = 600
const SIZE = 1024
const BANDS = 24
const LOWEST_HZ = 100
const HIGHEST_HZ = 6_000
/** What is 25 dB below a voice of -20 LUFS does not count: a decoder's noise, a room's last echo. */
const FLOOR = 3e-5

/** Levels of sound in mel bands, in decibels, `BANDS` a frame; frame `i` is centred on `i * HOP_MS`. */
export interface Spectra {
  count: number
  levels: Float32Array
}

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const binOf = (mels: number) => Math.round((700 * (10 ** (mels / 2595) - 1) * SIZE) / SAMPLE_RATE)
const EDGES = Array.from({ length: BANDS + 1 }, (_, i) =>
  binOf(mel(LOWEST_HZ) + ((mel(HIGHEST_HZ) - mel(LOWEST_HZ)) * i) / BANDS),
)
const HANN = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW))
const transform = fourier(SIZE)

/** Of sound at `SAMPLE_RATE`. */
export function spectraOf(samples: Float32Array): Spectra {
  const count = Math.floor(samples.length / HOP)
  const levels = new Float32Array(count * BANDS)
  const re = new Float64Array(SIZE)
  const im = new Float64Array(SIZE)
  for (let frame = 0; frame < count; frame++) {
    re.fill(0)
    im.fill(0)
    const start = frame * HOP - WINDOW / 2
    for (let i = 0; i < WINDOW; i++) re[i] = (samples[start + i] ?? 0) * (HANN[i] as number)
    transform(re, im)
    for (let band = 0; band < BANDS; band++) {
      const [from, until] = [EDGES[band] as number, EDGES[band + 1] as number]
      let power = 0
      for (let bin = from; bin < Math.max(until, from + 1); bin++)
        power += (re[bin] as number) ** 2 + (im[bin] as number) ** 2
      levels[frame * BANDS + band] = 10 * Math.log10(power / SIZE + FLOOR)
    }
  }
  return { count, levels }
}

/** How unlike two frames sound: the mean difference of their bands in decibels; infinite outside of either sound. */
export function unlikeness(a: Spectra, i: number, b: Spectra, j: number): number {
  if (i < 0 || j < 0 || i >= a.count || j >= b.count) return Number.POSITIVE_INFINITY
  let sum = 0
  for (let band = 0; band < BANDS; band++) {
    sum += Math.abs((a.levels[i * BANDS + band] as number) - (b.levels[j * BANDS + band] as number))
  }
  return sum / BANDS
}

/** By how many frames later the frames `from` … `until` of `part` are heard in `whole`: `near`, give or take `reach`. */
export function placed(
  part: Spectra,
  from: number,
  until: number,
  whole: Spectra,
  near: number,
  reach: number,
): number {
  let best = { lag: near, cost: Number.POSITIVE_INFINITY }
  for (let lag = near - reach; lag <= near + reach; lag++) {
    let cost = 0
    for (let i = Math.max(0, from); i < Math.min(until, part.count) && cost < best.cost; i++) {
      // Only a few frames may lie outside: the sound's own ends.
      cost += Math.min(20, unlikeness(part, i, whole, i + lag))
    }
    if (cost < best.cost) best = { lag, cost }
  }
  return best.lag
}
