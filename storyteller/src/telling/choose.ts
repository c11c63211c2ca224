import { shuffled } from '../seed.ts'
import type { Fitting } from './fitting.ts'

/** Evenings within which a telling is not told again while another fits. */
export const APART = 20

/**
 * One of the tellings that fit: of those not told within the last twenty evenings the nearest to the wish, one of another shape than last night's where there is
 * one; where all were told lately, the one longest ago. `heard`: what told the child's last stories, newest first, null where no telling did.
 */
export function chooseTelling(
  fitting: readonly Fitting[],
  heard: readonly (string | null)[],
  lastShape: string | null,
  seed: string,
): Fitting | null {
  const evenings = ({ telling }: Fitting) => {
    const at = heard.indexOf(telling.id)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const awake = fitting.filter((one) => evenings(one) >= APART)
  const nearest = Math.max(...awake.map(({ nearness }) => nearness))
  const rested = awake.filter(({ nearness }) => nearness === nearest)
  const drawn = shuffled(rested, seed, 'telling')
  const other = drawn.find(({ telling }) => telling.shape !== lastShape)
  return other ?? drawn[0] ?? [...fitting].sort((one, two) => evenings(two) - evenings(one))[0] ?? null
}
