import { type Random, randomOf } from '@perinka/server/testing/histories/random'

/** The chance of one request: the same seed and index, the same request, whatever was asked before. */
export function drawOf(seed: number, index: number): Random {
  return randomOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b))
}

/** One of them; there must be some. */
export function oneOf<T>(draw: Random, all: readonly T[]): T {
  return all[draw.below(all.length)] as T
}

/** One of them, each as often beside the others as its number says. */
export function weighted<T extends string>(draw: Random, shares: Readonly<Record<T, number>>): T {
  const names = Object.keys(shares) as T[]
  return draw.pick(names, (name) => shares[name]) ?? (names[0] as T)
}

/** What one of the ways makes, each taken as often beside the others as its share says. */
export function oneWay<T>(draw: Random, ways: Readonly<Record<string, readonly [share: number, make: () => T]>>): T {
  const [, make] = draw.pick(Object.values(ways), ([share]) => share) as readonly [number, () => T]
  return make()
}
