import { figure, type Part, percentile } from '../report.ts'
import type { Opened } from '../resources.ts'
import { addOthers, familyOf, openLibrary, SEARCHES, tellSome, timeList } from './families.ts'

const OWN = 2000
const OTHERS = 200_000
const ROUNDS = 100

/** What the Stories page asks the server, for a family of 2,000 stories beside 200,000 of others. */
export async function cardsAndSearch(opened: Opened): Promise<Part> {
  const library = await openLibrary(opened)
  await tellSome(library)
  // Short ones, since nobody reads them: it is their number that counts.
  await addOthers(library, OTHERS, 400)
  const family = await familyOf(library, OWN)
  const cards: number[] = []
  const searches: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    cards.push(await timeList(family, '/api/stories?view=card', ({ length }) => length === OWN))
    const words = SEARCHES[round % SEARCHES.length] ?? ''
    // What was told is told anew each time: only the word that nobody says is sure to be found nowhere.
    const isRight = ({ length }: unknown[]) => words !== 'xylofon' || length === 0
    searches.push(await timeList(family, `/api/stories?view=id&search=${words}`, isRight))
  }
  return {
    name: `What the Stories page asks the server, ${OWN.toLocaleString('en')} stories beside ${OTHERS.toLocaleString('en')} others’`,
    figures: [
      figure('all cards, p95', percentile(cards, 0.95), 'ms', { max: 150 }),
      figure('ids of a search in titles and texts, p95', percentile(searches, 0.95), 'ms', { max: 100 }),
    ],
  }
}
