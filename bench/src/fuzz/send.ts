import { connect } from 'node:net'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ending } from './shot.ts'

/** How a request was answered. `cut`: the line ended without a status; `none`: nothing came in time. */
export interface Sent {
  status: number | 'cut' | 'none'
  requestId: string | null
  /** The beginning of what came. */
  said: string
}

const PAUSE_MS = 20
const KEPT_CHARS = 4_000

/** Sends these bytes from an address of loopback, ends as told, and reads until the server closes the line, or patience ends. */
export async function send(
  { port, from, ending, patienceMs }: { port: number; from: string; ending: Ending; patienceMs: number },
  pieces: readonly Buffer[],
): Promise<Sent> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from, noDelay: true, allowHalfOpen: true })
  let said = ''
  socket.on('data', (chunk) => {
    if (said.length < KEPT_CHARS) said += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  for (const piece of pieces) {
    socket.write(piece)
    if (pieces.length > 1) await wait(PAUSE_MS)
  }
  if (ending === 'cut') socket.end()
  if (ending === 'reset' || ending === 'deaf') {
    // What was written must have left before the line breaks.
    await wait(PAUSE_MS)
    socket.resetAndDestroy()
  }
  const patience = AbortSignal.timeout(patienceMs)
  await finished(socket, { writable: false, signal: patience }).catch(() => undefined)
  socket.destroy()
  const status = /^HTTP\/1\.[01] (\d{3}) /.exec(said.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''))?.[1]
  return {
    status: status ? Number(status) : patience.aborted ? 'none' : 'cut',
    requestId: /^x-request-id: (\S+)/im.exec(said)?.[1] ?? null,
    said: said.slice(0, KEPT_CHARS),
  }
}
