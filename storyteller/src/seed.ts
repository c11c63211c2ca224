/** Seeded randomness: the same seed always chooses the same, and no choice disturbs another. */

/** FNV-1a over UTF-16 units, finished with an avalanche so that near seeds differ; 32 bits, unsigned. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) that belongs to `seed` and `label` alone. */
export function chance(seed: string, label: string): number {
  return hash(`${seed}\u0000${label}`) / 0x1_0000_0000
}

/** A copy of `items` in an order that belongs to `seed` and `label`. */
export function shuffled<T>(items: readonly T[], seed: string, label: string): T[] {
  const keyed = items.map((item, i) => ({ item, key: hash(`${seed}\u0000${label}\u0000${i}`) }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
