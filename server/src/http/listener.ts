import { IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { UNNAMED_HOST } from './origin.ts'

/** Milliseconds that others may take; each is looked after on its own. */
export interface Patience {
  /** With a question: its headers, and all of it. A story of forty thousand letters takes seconds on a poor line. */
  headers: number
  request: number
  /** Without reading anything of an answer that lies ready. */
  reader: number
}

const PATIENCE: Patience = { headers: 15_000, request: 30_000, reader: 120_000 }

/**
 * A paused player reads nothing for as long as it is paused, and holds little: finished audio is read in small pieces, and
 * a family has so many turns. When it goes on later than that, it asks anew, by Range or from the beginning.
 */
const PLAYER_PATIENCE_MS = 15 * 60_000

/** The HTTP server around the routes. It hangs up on whoever sends too slowly, and on whoever does not read what they asked for. */
export function createListener(
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  { headers, request, reader }: Patience = PATIENCE,
): Server {
  const server = createAdaptorServer({
    fetch: (asked, env) => fetch(asked, env as HttpBindings),
    hostname: UNNAMED_HOST,
    serverOptions: {
      IncomingMessage: UncrumbledMessage,
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: Math.min(5000, headers),
    },
  }) as Server
  const answering = new WeakSet<Socket>()
  server.on('request', ({ socket }, answer) => {
    answering.add(socket)
    answer.once('close', () => answering.delete(socket))
  })
  server.setTimeout(reader, (socket) => {
    // Nothing lies ready: it is we who take long. A story that is told in one piece takes minutes.
    if (answering.has(socket) && socket.writableLength === 0) socket.setTimeout(socket.timeout ?? reader)
    else socket.destroy()
  })
  return server
}

/** Of an answer that is played: it may lie unread for longer. */
export function waitForPlayer(c: Context): void {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  outgoing?.setTimeout(PLAYER_PATIENCE_MS)
}

/** Pieces that any body may come in; of more, each must be as long as this on average. A piece costs a hundred times its byte. */
const FREE_PIECES = 1_000
const LEAST_PIECE = 64
const TOO_LARGE = 'HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * A request that hangs up on a body in crumbs, chunks of a byte or two, as they are parsed: whoever reads the body sees them too late, when
 * they have long been objects in a queue that is bounded by their bytes.
 */
class UncrumbledMessage extends IncomingMessage {
  #pieces = 0
  #bytes = 0

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece === null) return super.push(null)
    this.#pieces += 1
    this.#bytes += piece.length
    if (this.#pieces <= FREE_PIECES || this.#bytes >= this.#pieces * LEAST_PIECE) return super.push(piece, encoding)
    if (!this.socket.destroyed) {
      this.socket.write(TOO_LARGE)
      // At once: what has come already would still be parsed.
      this.socket.destroy()
    }
    return false
  }
}
