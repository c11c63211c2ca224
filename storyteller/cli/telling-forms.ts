import type { Telling } from '../src/craft/telling.ts'
import type { Rung } from '../src/telling/parse.ts'
import { type ReadingOf, RUNGS } from '../src/telling/rungs.ts'
import { UsageError } from './usage.ts'

/** One form in which a telling can be read. */
export interface Sheet {
  reading: ReadingOf
  rung: Rung
}

export const readings = ({ young, older }: Telling): ReadingOf[] => [
  ...(young === undefined ? [] : (['young'] as const)),
  ...(older === undefined ? [] : (['older'] as const)),
]

export function rungOf(value: unknown): Rung {
  const rung = RUNGS.find((one) => String(one) === value)
  if (!rung) throw new UsageError('--rung is 1, 2, 3 or 4.')
  return rung
}
