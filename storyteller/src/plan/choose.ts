import { shuffled } from '../seed.ts'

/** Chooses by the seed of one story, keeping away from what the child heard lately. */
export interface Chooser {
  /** One item; `trace` names what was taken, to be kept with the story. */
  one<T>(items: readonly T[], label: string, idOf?: (item: T, i: number) => string): T
  /** All items, the fresh ones first. */
  all<T>(items: readonly T[], label: string, idOf?: (item: T, i: number) => string): T[]
  /** Marks an item as used, where its choosing was not yet its use. */
  used(id: string): void
  trace: string[]
}

/** How long ago an id was used: 0 for never in ten stories, 10 for the last story. */
function staleness(history: readonly (readonly string[])[]): Map<string, number> {
  const stale = new Map<string, number>()
  history.forEach((story, i) => {
    for (const id of story) stale.set(id, Math.max(stale.get(id) ?? 0, history.length - i))
  })
  return stale
}

/** `history` as in Brief: newest first. */
export function chooser(seed: string, history: readonly (readonly string[])[]): Chooser {
  const stale = staleness(history)
  const trace: string[] = []
  const name = (label: string, i: number) => `${label}.${i}`
  function all<T>(items: readonly T[], label: string, idOf = (_: T, i: number) => name(label, i)): T[] {
    const keyed = items.map((item, i) => ({ item, age: stale.get(idOf(item, i)) ?? 0 }))
    return shuffled(keyed, seed, label)
      .sort((a, b) => a.age - b.age)
      .map(({ item }) => item)
  }
  return {
    all,
    one(items, label, idOf = (_, i) => name(label, i)) {
      const [first] = all(items, label, idOf)
      if (first === undefined) throw new Error(`nothing to choose from for ${label}`)
      trace.push(idOf(first, items.indexOf(first)))
      return first
    },
    used: (id) => void trace.push(id),
    trace,
  }
}
