/** Chance that can be had again: the same seed, the same history. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  happens(share: number): boolean
  /** `weight`: how often one is picked beside the others; never where 0. */
  pick<T>(all: readonly T[], weight?: (one: T) => number): T | undefined
  shuffled<T>(all: readonly T[]): T[]
}

/** A 32-bit generator by Tommy Ettinger (mulberry32, public domain): more than enough to mix tests. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick(all, weight = () => 1) {
      let left = next() * all.reduce((sum, one) => sum + weight(one), 0)
      for (const one of all) {
        left -= weight(one)
        if (left < 0) return one
      }
      return undefined
    },
    shuffled(all) {
      const mixed = all.map((one) => ({ one, at: next() }))
      return mixed.toSorted((a, b) => a.at - b.at).map(({ one }) => one)
    },
  }
}
