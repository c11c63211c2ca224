import type { Range } from '../craft/measures.ts'
import { countWords } from '../measure/text.ts'
import type { Beat } from './beat.ts'

export interface Chosen {
  beat: Beat
  full: boolean
}

/** Share of the story that lies behind the solution: its last fifth must be rest. */
const LEAST_REST = 0.2

/**
 * Takes beats in until about `target` words are said, never more than the band allows: first the core, then the core's details,
 * then optional beats by rank, each with its details where they fit.
 */
export function fit(beats: readonly Beat[], [least, most]: Range, target: number): Chosen[] {
  const size = new Map(beats.map((beat) => [beat, { lean: countWords(beat.lean), full: countWords(beat.full) }]))
  const sizeOf = (beat: Beat, full: boolean) => size.get(beat)?.[full ? 'full' : 'lean'] ?? 0
  const chosen = new Map<Beat, boolean>(beats.filter((beat) => beat.core).map((beat) => [beat, false]))
  let total = [...chosen.keys()].reduce((sum, beat) => sum + sizeOf(beat, false), 0)

  const take = (beat: Beat, limit: number) => {
    if (beat.after && ![...chosen.keys()].some(({ id }) => id === beat.after)) return
    const before = chosen.has(beat) ? sizeOf(beat, chosen.get(beat) ?? false) : 0
    for (const full of [true, false]) {
      if (chosen.get(beat) === full || (chosen.has(beat) && !full)) continue
      if (total - before + sizeOf(beat, full) > limit) continue
      total += sizeOf(beat, full) - before
      chosen.set(beat, full)
      return
    }
  }
  const optional = beats.filter((beat) => !beat.core).sort((a, b) => a.rank - b.rank)
  const restFrom = beats.findIndex((beat) => beat.id === 'home')
  const rest = () =>
    beats
      .slice(restFrom)
      .reduce((sum, beat) => sum + (chosen.has(beat) ? sizeOf(beat, chosen.get(beat) ?? false) : 0), 0)

  const spared = beats.filter((beat) => beat.core && beat.spare !== undefined)
  for (const beat of spared.sort((a, b) => (a.spare ?? 0) - (b.spare ?? 0))) {
    if (total <= most) break
    chosen.delete(beat)
    total -= sizeOf(beat, false)
  }
  for (const beat of [...chosen.keys()]) if (total < target) take(beat, target)
  for (const beat of optional) if (total < target) take(beat, target)
  // What was too large for the target may still fit the band; and a long way wants a long wind-down.
  for (const beat of optional) if (total < least && !chosen.has(beat)) take(beat, most)
  for (const beat of beats.slice(restFrom)) if (rest() < total * LEAST_REST) take(beat, most)
  return beats.filter((beat) => chosen.has(beat)).map((beat) => ({ beat, full: chosen.get(beat) ?? false }))
}
