/** Zero crossings of the filter on either side of a sample. */
const CROSSINGS = 16
/** Where the filter begins to fall, as a share of the lower of the two Nyquist frequencies. */
const CUTOFF = 0.94
/** Shape of the Kaiser window: side lobes at about -80 dB. */
const BETA = 8

/**
 * The same mono sound at another rate: a polyphase filter, a Kaiser-windowed sinc (J. O. Smith, Digital Audio
 * Resampling). Nothing above half of the lower rate is left; the sound neither moves nor changes its level.
 */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const divisor = gcd(from, to)
  const phases = to / divisor
  const step = from / divisor
  const bank = filterBank(phases, Math.min(1, to / from) * CUTOFF)
  const reach = (bank[0] as Float32Array).length / 2
  const out = new Float32Array(Math.floor((samples.length * to) / from))
  for (let n = 0; n < out.length; n++) {
    const taps = bank[(n * step) % phases] as Float32Array
    const first = Math.floor((n * step) / phases) - reach + 1
    const begin = Math.max(0, -first)
    const end = Math.min(taps.length, samples.length - first)
    let sum = 0
    for (let i = begin; i < end; i++) sum += (taps[i] as number) * (samples[first + i] as number)
    out[n] = sum
  }
  return out
}

/** For each place between two samples, what the samples around it weigh. `cutoff`: 1 is the input's Nyquist frequency. */
function filterBank(phases: number, cutoff: number): Float32Array[] {
  const reach = Math.ceil(CROSSINGS / cutoff)
  return Array.from({ length: phases }, (_, phase) => {
    const taps = Float32Array.from({ length: 2 * reach }, (_, i) => {
      const t = i - reach + 1 - phase / phases
      return sinc(cutoff * t) * kaiser(t / (reach + 1))
    })
    const sum = taps.reduce((all, tap) => all + tap, 0)
    return taps.map((tap) => tap / sum)
  })
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

const kaiser = (x: number) => (Math.abs(x) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / bessel(BETA))

/** The modified Bessel function of the first kind, order 0, by its power series. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-9; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
