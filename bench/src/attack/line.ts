import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tally } from './tally.ts'

/** A connection on which an attacker writes what they like. */
export interface Line {
  /** Header Host of the server. */
  host: string
  write(text: string | Buffer): void
  /** From now on the answer stays with the operating system, and then with the server. */
  stopReading(): void
  /** Waits for the head of an answer for so long at most, counts it, and hangs up. */
  count(tally: Tally, patienceMs: number): Promise<void>
}

export async function openLine(url: string, from: string): Promise<Line> {
  const { host, port } = new URL(url)
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: from, noDelay: true })
  socket.on('error', () => undefined)
  await once(socket, 'connect').catch(() => undefined)
  let head = ''
  const hasHead = () => head.includes('\r\n\r\n')
  const listen = (chunk: Buffer) => {
    if (!hasHead()) head += chunk.toString('latin1')
  }
  socket.on('data', listen)
  return {
    host,
    write: (text) => void socket.write(text),
    stopReading: () => void socket.pause(),
    async count(tally, patienceMs) {
      socket.resume()
      const end = performance.now() + patienceMs
      while (!hasHead() && !socket.closed && performance.now() < end) await wait(10)
      const isCut = socket.closed
      socket.destroy()
      if (!hasHead()) return tally.ended(isCut ? 'cut' : 'none')
      tally.answered(Number(head.split(' ')[1]), headersOf(head))
    },
  }
}

function headersOf(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1)
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}
