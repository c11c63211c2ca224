import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SentLetter } from './adapters/mailer/outbox.ts'
import { client, type ParentClient, parentClient } from './testing/client.ts'
import { awake, freePort, MAIN, programs } from './testing/program.ts'

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

async function signedUp(base: string, email: string): Promise<ParentClient> {
  const browser = client((path, init) => fetch(new URL(path, base), { redirect: 'manual', ...init }))
  await browser.json('POST', '/api/identity/sign-up/email', { name: '', email, password: 'lampa pod perinou' })
  const [letter] = await browser.json<SentLetter[]>('GET', '/dev/mailbox.json')
  await browser.get(new URL(letter?.links[0] ?? '').pathname + new URL(letter?.links[0] ?? '').search)
  const { token } = await browser.json<{ token: string }>('GET', '/api/identity/token')
  return parentClient(browser, await browser.json('POST', '/api/auth/firebase', { idToken: token }))
}

describe('a server at home that was killed while it wrote', { timeout: 120_000 }, () => {
  test('has ended all of it when it is back: nothing is lost, and a new story begins at once', async () => {
    const port = await freePort()
    const first = perinka.run(MAIN, { PORT: port, ...model() })
    await awake(first, port)
    const parent = await signedUp(`http://127.0.0.1:${port}`, 'killed@example.com')
    const { id: childProfileId } = await parent.addChild()
    const asking = [1, 2, 3].map(() => parent.askForStory({ childProfileId }).catch(() => null))
    const isUsed = async (freeStoriesUsed: number) =>
      expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed })
    await vi.waitFor(() => isUsed(3), { timeout: 20_000 })
    first.child.kill('SIGKILL')
    await Promise.all([first.ended, ...asking])

    const second = perinka.run(MAIN, { PORT: port })
    await awake(second, port)
    await isUsed(0)
    expect((await parent.askForStory({ childProfileId })).status).toBe(201)
    expect(await parent.json('GET', '/api/stories')).toHaveLength(1)
  })
})

describe('stopping while a story is being written', { timeout: 120_000 }, () => {
  test('ends the story, costs the family nothing and leaves no half of it', async () => {
    const port = await freePort()
    const first = perinka.run(MAIN, { PORT: port, ...model() })
    await awake(first, port)
    const asked = once(silentModel, 'request')
    const parent = await signedUp(`http://127.0.0.1:${port}`, 'stop@example.com')
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
