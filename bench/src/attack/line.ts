import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tally } from './tally.ts'

/** A connection on which an attacker writes what they like. */
export interface Line {
  write(text: string): void
  /** The head of a request; Host is the server's. */
  begin(method: string, path: string, headers: Record<string, string>): void
  /** From now on the answer stays with the operating system, and then with the server. */
  stopReading(): void
  /** Waits for the head of an answer for so long at most, counts it, and hangs up. */
  count(tally: Tally, patienceMs: number): Promise<void>
}

/** What a body that never ends, or comes in crumbs, begins with. */
export const CHUNKED = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }

export async function openLine(url: string, from: string): Promise<Line> {
  const { host, port } = new URL(url)
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: from, noDelay: true })
  socket.on('error', () => undefined)
  await once(socket, 'connect').catch(() => undefined)
  let head = ''
  const hasHead = () => head.includes('\r\n\r\n')
  socket.on('data', (chunk) => {
    if (!hasHead()) head += chunk.toString('latin1')
  })
  return {
    write: (text) => void socket.write(text),
    begin(method, path, headers) {
      const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    },
    stopReading: () => void socket.pause(),
    async count(tally, patienceMs) {
      socket.resume()
      const end = performance.now() + patienceMs
      while (!hasHead() && !socket.closed && performance.now() < end) await wait(10)
      const isCut = socket.closed
      socket.destroy()
      if (!hasHead()) return tally.ended(isCut ? 'cut' : 'none')
      const retryAfter = /^retry-after: *(\S+)/im.exec(head)?.[1]
      tally.answered(Number(head.split(' ')[1]), { 'retry-after': retryAfter })
    },
  }
}
