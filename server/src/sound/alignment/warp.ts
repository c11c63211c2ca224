/** Vectors of one length, one a frame. */
export interface Sequence {
  count: number
  values: Float32Array
}

/** What a frame costs that stands still in one of the two, beside its distance: keeps the way from wandering. */
const STANDING_STILL = 0.6

const DIAGONAL = 1
const NEXT_A = 2
const NEXT_B = 3

/**
 * Dynamic time warping (Sakoe and Chiba 1978): for every frame of `a` the place in `b` that sounds like it, in frames,
 * never falling. Only ways within `band` frames of the straight line are looked at, which bounds time and memory.
 */
export function warp(a: Sequence, b: Sequence, band: number): Float32Array {
  const size = a.values.length / a.count
  const width = Math.min(b.count, 2 * band + 1)
  const low = (i: number) => Math.max(0, Math.min(b.count - width, Math.round((i * b.count) / a.count) - band))
  const steps = new Uint8Array(a.count * width)
  let before = new Float32Array(width)
  let now = new Float32Array(width)
  for (let i = 0; i < a.count; i++) {
    const first = low(i)
    const shift = i === 0 ? 0 : first - low(i - 1)
    for (let k = 0; k < width; k++) {
      let cost = i === 0 && k === 0 ? 0 : Number.POSITIVE_INFINITY
      let step = 0
      const p = k + shift
      if (i > 0 && p > 0 && p - 1 < width) {
        cost = before[p - 1] as number
        step = DIAGONAL
      }
      if (i > 0 && p < width && (before[p] as number) + STANDING_STILL < cost) {
        cost = (before[p] as number) + STANDING_STILL
        step = NEXT_A
      }
      if (k > 0 && (now[k - 1] as number) + STANDING_STILL < cost) {
        cost = (now[k - 1] as number) + STANDING_STILL
        step = NEXT_B
      }
      now[k] = cost + distance(a.values, i * size, b.values, (first + k) * size, size)
      steps[i * width + k] = step
    }
    ;[before, now] = [now, before]
  }
  return walkedBack(steps, a.count, b.count, width, low)
}

function distance(a: Float32Array, i: number, b: Float32Array, j: number, size: number): number {
  let sum = 0
  for (let c = 0; c < size; c++) {
    const difference = (a[i + c] as number) - (b[j + c] as number)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

/** From the end to the beginning; a frame that met several stands in their middle. */
function walkedBack(
  steps: Uint8Array,
  aCount: number,
  bCount: number,
  width: number,
  low: (i: number) => number,
): Float32Array {
  const places = new Float32Array(aCount)
  let j = bCount - 1
  let last = j
  for (let i = aCount - 1; i >= 0; ) {
    const step = steps[i * width + j - low(i)]
    if (step === NEXT_B) {
      j--
      continue
    }
    places[i] = (j + last) / 2
    i--
    if (step === DIAGONAL) j--
    last = j
  }
  return places
}
