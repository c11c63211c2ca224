import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { ACCOUNT_EXPORT_PATH } from '@perinka/contract/accounts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { ended, narrate, toldStory } from '../testing/narration.ts'

describe('an export on its way', () => {
  /** A family whose only recording never ends, and its server on a real port. */
  async function endless() {
    const audioStore = scriptedStore()
    const app = testApp({ audioStore })
    const parent = await app.givenParent()
    await ended(parent, await narrate(parent, await toldStory(parent)))
    let before = 0
    const seen = {
      ...{ read: 0, isLeft: false },
      /** Whether nothing was read since this was asked last, after something was. */
      isResting() {
        const isSame = before > 0 && before === seen.read
        before = seen.read
        return isSame
      },
    }
    audioStore.read = async () =>
      new ReadableStream(
        {
          pull(controller) {
            seen.read += 65536
            controller.enqueue(new Uint8Array(65536))
          },
          cancel() {
            seen.isLeft = true
          },
        },
        { highWaterMark: 0 },
      )
    const helplines = { en: null, sk: null }
    const settings = {
      publicUrl: 'http://localhost',
      secureCookies: false,
      supportEmail: '',
      helplines,
      web: null,
      mailbox: null,
    }
    const server = createAdaptorServer({
      fetch: buildApp(await app.ports(), {
        ...settings,
        trustedProxies: [],
        hasSandboxPage: false,
        listPatienceMs: 0,
        isStopping: () => false,
      }).fetch,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const Cookie = [...parent.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    async function ask(method = 'GET') {
      const asked = request({ port, host: '127.0.0.1', path: ACCOUNT_EXPORT_PATH, method, headers: { Cookie } }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      return answer
    }
    return { ask, seen }
  }

  test('is the only one of its family, until it ends or its reader goes away', async () => {
    const { ask, seen } = await endless()
    const head = await ask('HEAD')
    expect(head.statusCode).toBe(200)
    head.resume()
    const first = await ask()
    await expect.poll(() => seen.read).toBeGreaterThan(0)
    const second = await ask()
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '30'])
    second.resume()
    expect((await ask('HEAD')).statusCode).toBe(429)
    first.destroy()
    await expect.poll(() => seen.isLeft).toBe(true)
    const third = await ask()
    expect(third.statusCode).toBe(200)
    third.destroy()
  })

  test('is read from the store no faster than its reader takes it', async () => {
    const { ask, seen } = await endless()
    const answer = await ask()
    await once(answer, 'readable')
    await expect.poll(() => seen.isResting(), { interval: 200 }).toBe(true)
    expect(seen.read).toBeLessThan(16 * 2 ** 20)
    answer.destroy()
    await expect.poll(() => seen.isLeft).toBe(true)
  })
})
