import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, connect } from './db/connect.ts'
import { testDatabase } from './testing/database.ts'
import { RACES } from './testing/races/races.ts'
import { startTwoServers, type TwoServers } from './testing/two-servers.ts'

let servers: TwoServers
let connection: Connection

beforeAll(async () => {
  const databaseUrl = await testDatabase()
  connection = connect({ databaseUrl, max: 4 })
  servers = await startTwoServers(databaseUrl)
}, 90_000)
afterAll(async () => {
  await servers?.stop()
  await connection?.close()
}, 30_000)

const RACERS = [
  ['give a family its five free stories and not a sixth', 'allowance'],
  ['give a family the stories of a code once', 'onceAFamily'],
  ['give a code of ten uses to ten of fifty families', 'tenUses'],
  ['give Premium without a card to as many families as the code has uses', 'freeAccess'],
  ['open one payment session for a family, whatever its tabs ask', 'oneSubscription'],
] as const

const MOST_RUNS = 100

/** As many races as told, and on until both servers have answered in turns: one that the first server ends alone shows little. */
async function race(name: string, runs: number): Promise<void> {
  let contended = 0
  for (let run = 0; run < runs || (contended === 0 && run < MOST_RUNS); run += 1) {
    const { isContended, ...wrong } = (await RACES[name]?.(connection.db, servers.urls)) ?? {}
    expect(wrong).toEqual({ oversold: 0, withheld: 0 })
    if (isContended) contended += 1
  }
  expect(contended).toBeGreaterThan(0)
}

describe('two servers on one database, asked at once', () => {
  test.each(RACERS)('%s', (_sentence, name) => race(name, 3))
})

/** `npm run bench -- races` runs a thousand. */
describe('two servers on one database, asked at once a hundred times', { timeout: 600_000, tags: ['extended'] }, () => {
  test.each(RACERS)('%s', (_sentence, name) => race(name, 100))
})
