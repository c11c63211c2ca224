import type { Family } from '@perinka/e2e/support/family'
import { figure, median, type Part, percentile } from '../report.ts'
import type { Opened } from '../resources.ts'
import { addOthers, familyOf, openLibrary, tellSome, timeList } from './families.ts'

const OWN = 500
const FEW = 2_000
const MANY = 200_000
const ROUNDS = 200
const WARM_UP = 20

/** `GET /api/stories` for one family of 500 stories, beside few others' and beside many, in turn. */
export async function storiesList(opened: Opened): Promise<Part> {
  const families = { few: await familyBeside(opened, FEW), many: await familyBeside(opened, MANY) }
  const times: Record<keyof typeof families, number[]> = { few: [], many: [] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const name of ['few', 'many'] as const) {
      const took = await timeList(families[name], '/api/stories', ({ length }) => length === OWN)
      if (round >= WARM_UP) times[name].push(took)
    }
  }
  const p95 = percentile(times.many, 0.95) / percentile(times.few, 0.95)
  return {
    name: `GET /api/stories, ${OWN} stories beside ${MANY.toLocaleString('en')} others' over ${FEW.toLocaleString('en')} others'`,
    figures: [
      figure('p50, many', median(times.many), 'ms'),
      figure('p50 ratio', median(times.many) / median(times.few), '×', { max: 1.25 }),
      figure('p95 ratio', p95, '×', { max: 1.5 }),
    ],
  }
}

async function familyBeside(opened: Opened, others: number): Promise<Family> {
  const library = await openLibrary(opened)
  await tellSome(library)
  await addOthers(library, others)
  return familyOf(library, OWN)
}
