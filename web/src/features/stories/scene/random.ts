export type Random = () => number

/** Mulberry32: a small seeded generator of numbers in [0, 1). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

/** One decimal is finer than a pixel at every size we draw, and keeps the markup short. */
export function short(value: number): number {
  return Math.round(value * 10) / 10
}
