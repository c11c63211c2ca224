import { LIMITS } from '@perinka/contract/catalog'
import { familyByRows } from '../families.ts'
import { ask, strangerAddress, together } from './ask.ts'
import type { Order, Scenario } from './scenario.ts'
import type { Stand } from './stand.ts'
import type { Tally } from './tally.ts'

const CONNECTIONS = 8
const LASTS_MS = 20_000
/** What an e-mail address that is written out in words was once looked for in, letter by letter by letter. */
const HOSTILE = 'dat1'

const hostile = (signs: number) => HOSTILE.repeat(Math.ceil(signs / HOSTILE.length)).slice(0, signs)

/** A family whose free stories are told asks on and on. */
export const exhaustedWishes: Scenario = {
  title: `${CONNECTIONS} connections of wishes, no story left`,
  fair: [403],
  prepare: ({ database }) => wisher(database, 5, hostile(LIMITS.request)),
  attack: wishes,
}

/** A family that has stories left asks for what is refused. */
export const refusedWishes: Scenario = {
  title: `${CONNECTIONS} connections of wishes that are refused`,
  fair: [400, 422],
  prepare: ({ database }) => wisher(database, 0, `murder ${hostile(LIMITS.request - 15)} murder`),
  attack: wishes,
}

async function wisher(database: Stand['database'], storiesUsed: number, customPrompt: string) {
  const { id, cookie } = await familyByRows(database, { storiesUsed })
  const { rows: children } = await database.pool.query<{ id: string }>(
    `INSERT INTO child_profiles (user_id, name, age, favorite_themes) VALUES ($1, 'Ema', 5, '{animals}') RETURNING id`,
    [id],
  )
  const { rows: characters } = await database.pool.query<{ id: string }>(
    `INSERT INTO characters (user_id, name, type, description)
     SELECT $1, 'Bruno', 'custom', $2 FROM generate_series(1, $3::int) RETURNING id`,
    [id, hostile(LIMITS.characterDescription), LIMITS.charactersInStory],
  )
  const wish = {
    ...{ childProfileId: children[0]?.id, theme: 'animals', length: 'short', language: 'en' },
    ...{ characters: characters.map((one) => one.id), customPrompt },
    ...{ customCharacterName: 'Aha', customCharacterDescription: hostile(LIMITS.characterDescription) },
  }
  return { cookie, material: JSON.stringify(wish) }
}

async function wishes({ url, cookie, material }: Order, tally: Tally) {
  const end = performance.now() + LASTS_MS
  const signal = AbortSignal.timeout(2 * LASTS_MS)
  const body: unknown = JSON.parse(material)
  await together(CONNECTIONS, async (number) => {
    const question = { method: 'POST', headers: { Cookie: cookie }, body, from: strangerAddress(number), signal }
    while (performance.now() < end) await ask(tally, `${url}/api/stories/generate`, question)
  })
}
