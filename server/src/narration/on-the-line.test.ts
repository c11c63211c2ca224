import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { AppPorts } from '../app.ts'
import { buildApp } from '../app.ts'
import { testApp } from '../testing/app.ts'
import { ended, narrate, shown, spoken, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'

const closing: (() => void)[] = []
afterAll(() => closing.map((close) => close()))

/** A narration that waits before its last piece, or fails there, heard over a real connection. */
async function heardHalf(failAt = -1) {
  const gate = Promise.withResolvers<void>()
  const before = (piece: number) => (piece === 3 ? gate.promise : undefined)
  const app = testApp({ narrator: scriptedNarrator({ before, failAt }) })
  const parent = await app.givenParent()
  const story = await narrate(parent, await toldStory(parent))
  await spoken(parent, story, 3)
  const watched = countWatchers(await app.ports())
  const port = await serve(watched.ports)
  const Cookie = [...parent.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asking = request({ port, host: '127.0.0.1', path: shown(story).address, headers: { Cookie } }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { app, parent, story, answer, release: gate.resolve, watchers: watched.count }
}

async function serve(ports: AppPorts): Promise<number> {
  const helplines = { en: null, sk: null }
  const settings = {
    publicUrl: 'http://localhost',
    secureCookies: false,
    supportEmail: '',
    helplines,
    web: null,
    mailbox: null,
    ...{ trustedProxies: [], hasSandboxPage: false, listPatienceMs: 0, isStopping: () => false },
  }
  const server = createAdaptorServer({
    fetch: buildApp(ports, settings).fetch,
  })
  closing.push(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function countWatchers(ports: AppPorts) {
  let count = 0
  const narrations: AppPorts['narrations'] = {
    ...ports.narrations,
    async *watch(...asked) {
      count++
      try {
        yield* ports.narrations.watch(...asked)
      } finally {
        count--
      }
    },
  }
  return { ports: { ...ports, narrations }, count: () => count }
}

describe('a listener of a narration that is being made', () => {
  test('who hangs up leaves nobody watching for him, and the narration goes on', async () => {
    const { parent, story, answer, release, watchers } = await heardHalf()
    await once(answer, 'data')
    expect(watchers()).toBe(1)
    answer.destroy()
    await expect.poll(watchers).toBe(0)
    release()
    expect(await ended(parent, story)).toMatchObject({ status: 'done' })
  })

  test('is cut off where it fails: no end, nothing of the reason is sent or printed', async () => {
    const { app, answer, release, watchers } = await heardHalf(3)
    let received = Buffer.of()
    answer.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      release()
    })
    const [error] = await once(answer, 'error')
    expect(error).toMatchObject({ code: 'ECONNRESET' })
    expect(answer.complete).toBe(false)
    expect(received.subarray(0, 3).toString()).toBe('ID3')
    expect(received.toString('latin1')).not.toContain('could not be read')
    await expect.poll(() => app.logged.join()).toContain('narration cut off')
    await expect.poll(watchers).toBe(0)
    expect(vi.mocked(console.error)).not.toHaveBeenCalled()
  })
})
