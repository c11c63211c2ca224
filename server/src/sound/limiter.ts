/** How early the gain begins to fall before a peak, and how slowly it comes back, in seconds. */
const LOOK_AHEAD_S = 0.004
const RELEASE_S = 0.12

/**
 * The same sound with no sample beyond `ceiling`: a limiter that sees peaks coming and turns the gain down smoothly, so
 * that it never clips. Where nothing passes the ceiling, every sample stays as it was.
 */
export function limited(samples: Float32Array, rate: number, ceiling: number): Float32Array {
  const wanted = wantedGain(samples, ceiling)
  if (!wanted) return samples
  const width = Math.max(1, Math.round(rate * LOOK_AHEAD_S))
  const gain = smoothed(held(lowestAhead(wanted, width), rate), width)
  return samples.map((sample, i) => Math.max(-ceiling, Math.min(ceiling, sample * (gain[i] as number))))
}

/** The gain each sample needs by itself; null where none needs any. */
function wantedGain(samples: Float32Array, ceiling: number): Float64Array | null {
  const wanted = new Float64Array(samples.length).fill(1)
  let any = false
  for (let i = 0; i < samples.length; i++) {
    const magnitude = Math.abs(samples[i] as number)
    if (magnitude > ceiling) {
      wanted[i] = ceiling / magnitude
      any = true
    }
  }
  return any ? wanted : null
}

/** The lowest gain from each sample to `width - 1` samples later, in one pass with a queue of falling candidates. */
function lowestAhead(wanted: Float64Array, width: number): Float64Array {
  const lowest = new Float64Array(wanted.length)
  const queue = new Int32Array(wanted.length)
  let head = 0
  let tail = 0
  for (let i = wanted.length - 1; i >= 0; i--) {
    while (tail > head && (wanted[queue[tail - 1] as number] as number) >= (wanted[i] as number)) tail--
    queue[tail++] = i
    if ((queue[head] as number) >= i + width) head++
    lowest[i] = wanted[queue[head] as number] as number
  }
  return lowest
}

/** Lets the gain fall at once and rise slowly. */
function held(gain: Float64Array, rate: number): Float64Array {
  const release = Math.exp(-1 / (rate * RELEASE_S))
  let now = 1
  for (let i = 0; i < gain.length; i++) {
    now = Math.min(gain[i] as number, 1 - (1 - now) * release)
    gain[i] = now
  }
  return gain
}

/** Mean of the last `width` gains: all of them already know of a peak that comes now, so it is never passed. */
function smoothed(gain: Float64Array, width: number): Float64Array {
  const out = new Float64Array(gain.length)
  const first = gain[0] as number
  let sum = first * width
  for (let i = 0; i < gain.length; i++) {
    sum += (gain[i] as number) - (i < width ? first : (gain[i - width] as number))
    out[i] = sum / width
  }
  return out
}
