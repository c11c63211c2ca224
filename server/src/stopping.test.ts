import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentLetter } from './adapters/mailer/outbox.ts'
import { client, type ParentClient, parentClient } from './testing/client.ts'
import { awake, freePort, MAIN, programs } from './testing/program.ts'

let perinka: Awaited<ReturnType<typeof programs>>
let silentModel: Server
let asked: Promise<unknown>

beforeAll(async () => {
  perinka = await programs()
  silentModel = createServer(() => {}).listen(0, '127.0.0.1')
  asked = once(silentModel, 'request')
  await once(silentModel, 'listening')
})
afterAll(async () => {
  await perinka.stopAll()
  silentModel.closeAllConnections()
  silentModel.close()
  await perinka.remove()
})

async function signedUp(base: string): Promise<ParentClient> {
  const browser = client((path, init) => fetch(new URL(path, base), { redirect: 'manual', ...init }))
  const email = 'stop@example.com'
  await browser.json('POST', '/api/identity/sign-up/email', { name: '', email, password: 'lampa pod perinou' })
  const [letter] = await browser.json<SentLetter[]>('GET', '/dev/mailbox.json')
  await browser.get(new URL(letter?.links[0] ?? '').pathname + new URL(letter?.links[0] ?? '').search)
  const { token } = await browser.json<{ token: string }>('GET', '/api/identity/token')
  return parentClient(browser, await browser.json('POST', '/api/auth/firebase', { idToken: token }))
}

describe('stopping while a story is being written', { timeout: 120_000 }, () => {
  test('ends the story, costs the family nothing and leaves no half of it', async () => {
    const port = await freePort()
    const model = {
      STORYTELLER_PROVIDER: 'openai-compatible',
      STORYTELLER_MODEL: 'silent',
      STORYTELLER_BASE_URL: `http://127.0.0.1:${(silentModel.address() as AddressInfo).port}/v1`,
    }
    const first = perinka.run(MAIN, { PORT: port, ...model })
    await awake(first, port)
    const parent = await signedUp(`http://127.0.0.1:${port}`)
    const answer = parent.askForStory().then(
      ({ status }) => status,
      () => 'hung up',
    )
    await asked
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed: 1 })

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await answer).not.toBe(200)

    const second = perinka.run(MAIN, { PORT: port })
    await awake(second, port)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed: 0 })
    expect(await parent.json('GET', '/api/stories')).toEqual([])
  })
})
