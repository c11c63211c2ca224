import { setTimeout as wait } from 'node:timers/promises'
import { familyByRows } from '../families.ts'
import { ask, strangerAddress, together } from './ask.ts'
import { openLine } from './line.ts'
import type { Scenario } from './scenario.ts'
import type { Stand } from './stand.ts'

const CHILDREN = 5_000
const CHILD_LISTS = 24
const STORIES = 1_500
const STORY_LISTS = 6
const PORTION = 50
/** Connections that ask for all stories and never read. */
const UNREAD = 60
const UNREAD_MS = 45_000
/** A list that has not come by then is none. */
const PATIENCE_MS = 90_000

/** `CHILD_LISTS` times all children at once: 12 KB each. */
export const children: Scenario = {
  title: `${CHILDREN.toLocaleString('en')} children of 12 KB, ${CHILD_LISTS} lists at once`,
  fair: [200],
  async prepare({ database }) {
    const family = await familyByRows(database)
    await database.pool.query(
      `INSERT INTO child_profiles (user_id, name, age, favorite_characters, disliked_characters, favorite_themes, custom_filters)
       SELECT $1, 'Ema', 5, words, words, words, words
       FROM (SELECT array_agg(repeat('漢', 50)) AS words FROM generate_series(1, 20)) w, generate_series(1, $2::int)`,
      [family.id, CHILDREN],
    )
    return { cookie: family.cookie, material: '/api/profiles' }
  },
  attack: lists(CHILD_LISTS),
}

/** `STORY_LISTS` times all stories at once, each as long as an edited story may be. */
export const stories: Scenario = {
  title: `${STORIES.toLocaleString('en')} stories of 40,000 signs, ${STORY_LISTS} lists at once`,
  fair: [200],
  prepare: library,
  attack: lists(STORY_LISTS),
}

/** The same stories for readers who do not read. */
export const unread: Scenario = {
  title: `${STORIES.toLocaleString('en')} stories of 40,000 signs, ${UNREAD} connections that do not read`,
  fair: [200],
  mayCut: true,
  prepare: library,
  async attack({ url, cookie, material }, tally) {
    const lines = await Promise.all(
      Array.from({ length: UNREAD }, async (_, number) => {
        const line = await openLine(url, strangerAddress(number))
        line.stopReading()
        line.begin('GET', material, { Cookie: cookie })
        return line
      }),
    )
    await wait(UNREAD_MS)
    await Promise.all(lines.map((line) => line.count(tally, 2_000)))
  },
}

/** Every other one compressed, which costs the server's processor instead of its sockets. */
function lists(times: number): Scenario['attack'] {
  return ({ url, cookie, material }, tally) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    return together(times, (number) => {
      const headers = { Cookie: cookie, ...(number % 2 === 0 ? {} : { 'Accept-Encoding': 'gzip' }) }
      return ask(tally, url + material, { headers, from: strangerAddress(number), signal })
    })
  }
}

/** A family with all those stories. Signs of three bytes: no text of that length is heavier. */
async function library({ database }: Stand) {
  const family = await familyByRows(database, { premium: true })
  // In portions: a statement has a time after which the database ends it.
  for (let from = 0; from < STORIES; from += PORTION) {
    await database.pool.query(
      `INSERT INTO stories (user_id, title, content, theme, length, voice)
       SELECT $1, 'Story ' || n, repeat('漢字漢字漢字漢字漢 ', 4000), 'animals', 'long', 'nova'
       FROM generate_series($2::int + 1, $3::int) n`,
      [family.id, from, Math.min(from + PORTION, STORIES)],
    )
  }
  return { cookie: family.cookie, material: '/api/stories' }
}
