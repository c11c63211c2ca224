import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { testApp } from '../testing/app.ts'
import { createListener, type Patience } from './listener.ts'

const SHORT: Patience = { headers: 100, request: 300, reader: 100 }
const LONG: Patience = { headers: 60_000, request: 60_000, reader: 60_000 }

/** A line to a server of its own; nothing is read of it until somebody asks. */
async function lineTo(fetch: Parameters<typeof createListener>[0], patience: Patience) {
  const server = createListener(fetch, patience)
  const ends = new Map<number | undefined, Socket>()
  server.on('connection', (end: Socket) => ends.set(end.remotePort, end))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = async (...said: string[]) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    await once(socket, 'connect')
    for (const one of said) socket.write(one)
    return socket
  }
  /** All that was said so far has come in, and whoever said it is still listened to. */
  const isHeard = (socket: Socket) => {
    const end = ends.get(socket.localPort)
    return end !== undefined && !end.destroyed && end.bytesRead >= socket.bytesWritten + socket.writableLength
  }
  const isGone = (socket: Socket) => ends.get(socket.localPort)?.destroyed === true
  /** So many lines that said this and wait: one that is refused, because a question came in before it, is opened anew by `refill`. */
  const holding = async (lines: number, ...said: string[]) => {
    let held: Socket[] = []
    const refill = async () => {
      await expect.poll(() => held.every((socket) => isHeard(socket) || isGone(socket))).toBe(true)
      held = held.filter((socket) => !isGone(socket))
      while (held.length < lines) held.push(await open(...said))
    }
    const letGo = () => {
      for (const socket of held) socket.destroy()
    }
    onTestFinished(letGo)
    await refill()
    return { refill, letGo }
  }
  return Object.assign(open, { holding })
}

async function readOf(socket: Socket): Promise<string> {
  let read = ''
  socket.on('data', (chunk) => {
    read += chunk
  })
  socket.resume()
  // A line that is closed on somebody who still writes may be reset: `once` would throw that.
  await new Promise((resolve) => socket.once('close', resolve))
  return read
}

/** Says the same for ever, and counts who asked, and whom of them nobody was left to hear. */
function endless() {
  let asked = 0
  let left = 0
  const piece = new Uint8Array(64 * 1024)
  const body = () =>
    new ReadableStream(
      {
        pull: (controller) => controller.enqueue(piece),
        cancel: () => {
          left += 1
        },
      },
      { highWaterMark: 0 },
    )
  const fetch = () => {
    asked += 1
    return new Response(body())
  }
  return { asked: () => asked, left: () => left, fetch }
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf of it'
/**
 * A busy machine lets a short patience run out before a question has come in: then it is asked again. Not often, for each counts as one, and
 * too many are refused.
 */
const AGAIN = { interval: 500 }

describe('a line on which', () => {
  test('nothing is read of what was asked for is cut off', async () => {
    const { asked, left, fetch } = endless()
    const open = await lineTo(fetch, SHORT)
    await expect.poll(() => open(GET).then(asked), AGAIN).toBeGreaterThan(0)
    await expect.poll(() => asked() - left()).toBe(0)
  })

  test('all is read as it comes is kept, also where the answer takes longer than a reader may', async () => {
    let asked = 0
    const slow = async () => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 350))
      return new Response('at last', { headers: { Connection: 'close' } })
    }
    const open = await lineTo(slow, SHORT)
    let read = ''
    const ask = async () => {
      read = await readOf(await open(GET))
      return asked
    }
    await expect.poll(ask, AGAIN).toBe(1)
    expect(read).toContain('at last')
  })

  test.each([
    ['half of the headers', GET.slice(0, 20)],
    ['half of a body', POST],
    ['nothing', ''],
  ])('%s was sent is closed', async (_what, said) => {
    const reading = async (request: Request) => new Response(await request.text().catch(() => 'broken off'))
    const read = await readOf(await (await lineTo(reading, SHORT))(said))
    expect(read).not.toContain('200 OK')
  })
})

describe('bodies of which a half was sent', () => {
  const app = testApp()

  async function serving({ ports } = app) {
    const built = buildApp(await ports(), {
      ...{ publicUrl: 'http://localhost', secureCookies: false, supportEmail: '', web: null, mailbox: null },
      ...{ trustedProxies: [], helplines: { en: null, sk: null }, hasSandboxPage: false },
      ...{ listPatienceMs: 0, isStopping: () => false },
    })
    return lineTo(built.fetch, LONG)
  }

  const chunk = (letters: number) => `${letters.toString(16)}\r\n${'x'.repeat(letters)}\r\n`
  const begin = (path: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${more}\r\n`

  const whole = (path: string, letters: number, more = '') =>
    `${begin(path, `Connection: close\r\n${more}`).replace('Transfer-Encoding: chunked', `Content-Length: ${letters}`)}${'x'.repeat(letters)}`
  const ended = /^HTTP\/1\.1 429 .*retry-after: 5\r\n.*too_many_requests/is

  test.each([
    ['/api/auth/firebase', 34, 15_000],
    ['/api/identity/sign-in/email', 34, 15_000],
    ['/api/profiles', 34, 15_000],
    ['/api/webhooks/stripe', 17, 60_000],
  ])('are few of one visitor at a time, and refused beyond: %s', async (path, lines, letters) => {
    const open = await serving()
    const held = await open.holding(lines, begin(path), chunk(letters))
    const asked = async () => readOf(await open(whole(path, letters)))
    await expect.poll(() => held.refill().then(asked), AGAIN).toMatch(ended)
    held.letGo()
    await expect.poll(asked, AGAIN).toMatch(/^HTTP\/1\.1 40[014] /)
  })

  test('are refused as too long as soon as they are', async () => {
    const open = await serving()
    expect(await readOf(await open(begin('/api/auth/firebase'), chunk(20_000)))).toMatch(/^HTTP\/1\.1 413 /)
    expect(await readOf(await open(begin('/api/webhooks/stripe'), chunk(70_000)))).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('are too large in crumbs, of which each costs more than its byte', async () => {
    const open = await serving()
    const crumbs = chunk(1).repeat(5_000)
    for (const path of ['/api/auth/firebase', '/api/identity/sign-in/email', '/api/webhooks/stripe'])
      expect(await readOf(await open(begin(path), crumbs))).toMatch(/^HTTP\/1\.1 413 /)
    expect(await readOf(await open(begin('/api/auth/firebase'), `${chunk(1).repeat(500)}0\r\n\r\n`))).toMatch(
      /^HTTP\/1\.1 40[014] /,
    )
  })

  test('are bounded for a family too, and for no other one', async () => {
    const open = await serving()
    const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
      `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}\r\n`
    const [parent, other] = [await app.givenParent(), await app.givenParent()]
    const held = await open.holding(8, begin('/api/profiles', cookieOf(parent)), chunk(250_000))
    const asked = async () => readOf(await open(whole('/api/profiles', 250_000, cookieOf(parent))))
    await expect.poll(() => held.refill().then(asked), AGAIN).toMatch(ended)
    expect((await other.post('/api/profiles', { name: 'Mia', age: 5, favoriteThemes: ['Space'] })).status).toBe(201)
  })

  const unheard = testApp({})

  const DOORS = ['auth/firebase', 'auth/logout', 'identity/sign-in/email', 'profiles', 'webhooks/stripe']

  test.each(DOORS.map((door) => `/api/${door}`))('whose sender hangs up are no fault of ours: %s', async (path) => {
    const open = await serving(unheard)
    const before = unheard.logged.length
    const announced = begin(path).replace('Transfer-Encoding: chunked', 'Content-Length: 99')
    for (const said of [begin(path) + chunk(10), `${announced}{`]) {
      const socket = await open(said)
      await expect.poll(() => socket.bytesWritten).toBe(said.length)
      socket.destroy()
    }
    const logged = () => unheard.logged.slice(before)
    await expect.poll(() => logged().filter((line) => line.includes('"answered"')).length).toBe(2)
    expect(logged().join('\n')).not.toMatch(/"level":"error"/)
  })
})
