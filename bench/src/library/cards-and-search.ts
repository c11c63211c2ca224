import { type Part, percentile } from '../report.ts'
import { familyOf, type Library, SEARCHES, startLibrary, tellSome } from './families.ts'

const OWN = 2000
const OTHERS = 200_000
const ROUNDS = 100

/** What the Stories page asks the server, for a family of 2,000 stories beside 200,000 of others. */
export async function cardsAndSearch(): Promise<Part> {
  const library = await startLibrary()
  try {
    await tellSome(library)
    await addOthers(library)
    const family = await familyOf(library, OWN)
    const time = async (path: string, isRight: (stories: unknown[]) => boolean) => {
      const begun = performance.now()
      const answer = await family.ask('GET', path)
      const stories = (await answer.json()) as unknown[]
      const took = performance.now() - begun
      if (!isRight(stories)) throw new Error(`${path} answered ${answer.status} with ${stories.length}`)
      return took
    }
    const cards: number[] = []
    const searches: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      cards.push(await time('/api/stories?view=card', ({ length }) => length === OWN))
      const words = SEARCHES[round % SEARCHES.length] ?? ''
      searches.push(
        // What was told is told anew each time: only the word that nobody says is sure to be found nowhere.
        await time(`/api/stories?view=id&search=${words}`, ({ length }) => words !== 'xylofon' || length === 0),
      )
    }
    return {
      name: `What the Stories page asks the server, ${OWN.toLocaleString('en')} stories beside ${OTHERS.toLocaleString('en')} others’`,
      figures: [
        { what: 'all cards, p95', value: percentile(cards, 0.95), unit: 'ms', bound: { max: 150 } },
        {
          what: 'ids of a search in titles and texts, p95',
          value: percentile(searches, 0.95),
          unit: 'ms',
          bound: { max: 100 },
        },
      ],
    }
  } finally {
    await library.stop()
  }
}

/** Two thousand other families, a hundred stories each; short ones, since nobody reads them: it is their number that counts. */
async function addOthers({ database }: Library): Promise<void> {
  await database.query(
    `INSERT INTO users (id, email) SELECT 'other-' || n, 'other-' || n || '@perinka.test' FROM generate_series(0, $1::int / 100 - 1) n`,
    [OTHERS],
  )
  await database.query(
    `INSERT INTO stories (user_id, title, content, theme, length, voice, language, created_at)
     SELECT 'other-' || n % ($1::int / 100), t.title || ' ' || n, left(t.content, 400), t.theme, t.length, t.voice, t.language,
       now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n JOIN told t ON t.place = n % 24`,
    [OTHERS],
  )
}
