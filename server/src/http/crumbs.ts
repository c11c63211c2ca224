import { IncomingMessage } from 'node:http'

/** Pieces that any body may come in; of more, each must be as long as this on average. A piece costs a hundred times its byte. */
const FREE_PIECES = 1_000
const LEAST_PIECE = 64
const TOO_LARGE = 'HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * A request that hangs up on a body in crumbs, chunks of a byte or two, as they are parsed: whoever reads the body sees them too late, when
 * they have long been objects in a queue that is bounded by their bytes.
 */
export class UncrumbledMessage extends IncomingMessage {
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
