import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { ADMIN, awake, MAIN, programs, type Run, VOICELESS } from './testing/program.ts'
import { signedUpAt } from './testing/signed-up.ts'

const silentModel = createServer(() => {})
let perinka: Awaited<ReturnType<typeof programs>>
let port: number
let url: string
let server: Run

/** Starts it on the folder of all these tests, on a PostgreSQL of its own. */
async function isStarted(env: Record<string, string> = {}): Promise<void> {
  server = perinka.run(MAIN, { ...VOICELESS, PORT: port, ...env })
  await awake(server, port)
}

async function findsNobody(): Promise<void> {
  const admin = perinka.run(ADMIN, {}, 'find', 'nobody@example.com')
  expect(await admin.ended).toBe(1)
  expect(admin.complained()).toBe('Nobody has signed in with nobody@example.com yet.')
}

beforeAll(async () => {
  perinka = await programs()
  port = await freePort()
  url = `http://127.0.0.1:${port}`
  silentModel.listen(0, '127.0.0.1')
  await once(silentModel, 'listening')
})
afterAll(async () => {
  await perinka.stopAll()
  silentModel.closeAllConnections()
  silentModel.close()
  await perinka.remove()
})

// One life of one folder, in this order: a private PostgreSQL takes seconds to make.
describe('the program at home', () => {
  test('starts from nothing and says what runs', async () => {
    await isStarted({
      STORYTELLER_PROVIDER: 'openai-compatible',
      STORYTELLER_MODEL: 'silent',
      STORYTELLER_BASE_URL: `http://127.0.0.1:${(silentModel.address() as AddressInfo).port}/v1`,
    })
    expect(server.said()).toContain(`Perinka is awake on http://localhost:${port}`)
    expect(server.said()).toMatch(/database .*private PostgreSQL/)
  })

  test('refuses a second start on the same folder and names the first', async () => {
    const second = perinka.run(MAIN, { ...VOICELESS, PORT: await freePort() })
    expect(await second.ended).toBe(1)
    expect(second.complained()).toMatch(
      new RegExp(`^Perinka is already running on http://localhost:${port} [^\\n]+\\.$`),
    )
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  })

  test('answers its administrator while it runs', async () => {
    await findsNobody()
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  })

  test('comes back after kill -9 with what it had acknowledged, and has ended what it was writing', async () => {
    const parent = await signedUpAt(url, 'kept@example.com')
    const { id: childProfileId } = await parent.addChild()
    const asking = [1, 2, 3].map(() => parent.askForStory({ childProfileId }).catch(() => null))
    const isUsed = async (freeStoriesUsed: number) =>
      expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed })
    await vi.waitFor(() => isUsed(3), { timeout: 60_000 })
    server.child.kill('SIGKILL')
    await Promise.all([server.ended, ...asking])

    await isStarted()
    expect(await (await fetch(`${url}/dev/mailbox.json`)).json()).toHaveLength(1)
    expect(await parent.json('GET', '/api/profiles')).toMatchObject([{ id: childProfileId }])
    await isUsed(0)
    expect((await parent.askForStory({ childProfileId })).status).toBe(201)
    expect(await parent.json('GET', '/api/stories')).toHaveLength(1)
  })

  test('ends cleanly when it is told to, twice over', async () => {
    server.child.kill('SIGTERM')
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    await expect(fetch(`${url}/health/live`)).rejects.toThrow()
  })

  test('answers its administrator while it does not run', findsNobody)
})
