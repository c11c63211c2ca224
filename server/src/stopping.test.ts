import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'
import { freePort } from './testing/free-port.ts'
import { awake, MAIN, programs, VOICELESS } from './testing/program.ts'
import { signedUpAt } from './testing/signed-up.ts'

let perinka: Awaited<ReturnType<typeof programs>>
let silentModel: Server

beforeAll(async () => {
  perinka = await programs()
  silentModel = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silentModel, 'listening')
})
afterEach(() => perinka.stopAll())
afterAll(async () => {
  silentModel.closeAllConnections()
  silentModel.close()
  await perinka.remove()
})

const model = () => ({
  STORYTELLER_PROVIDER: 'openai-compatible',
  STORYTELLER_MODEL: 'silent',
  STORYTELLER_BASE_URL: `http://127.0.0.1:${(silentModel.address() as AddressInfo).port}/v1`,
})

describe('stopping while a story is being written', () => {
  test('ends the story, costs the family nothing and leaves no half of it', async () => {
    const port = await freePort()
    const env = { ...VOICELESS, PORT: port, DATABASE_URL: await testDatabase() }
    const first = perinka.run(MAIN, { ...env, ...model() })
    await awake(first, port)
    const asked = once(silentModel, 'request')
    const parent = await signedUpAt(`http://127.0.0.1:${port}`, 'stop@example.com')
    const answer = parent.askForStory().then(
      ({ status }) => status,
      () => 'hung up',
    )
    await asked
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed: 1 })

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await answer).not.toBe(200)

    const second = perinka.run(MAIN, env)
    await awake(second, port)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed: 0 })
    expect(await parent.json('GET', '/api/stories')).toEqual([])
  })
})
