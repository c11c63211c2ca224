import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A file with a hash in its name, of this release. */
const HASHED = /([\w.]+-[\w-]{8})\.(js|css)/g
const TEXT = /^(?:text\/(?:html|css|javascript)|application\/javascript)/

/** Stands before a product and can bring out its next release: the same app, every file under another name. */
export interface Releases extends AsyncDisposable {
  url: string
  /** From now on the server has the next release, and nothing of the one before. */
  bringOut(): void
}

export async function releasesOf(product: string): Promise<Releases> {
  let isNext = false

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const isNextFile = path.includes('.next.')
    if (isNext !== isNextFile && /^\/assets\/.*\.(?:js|css)$/.test(path)) {
      answer.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found\n')
      return
    }
    const { 'if-none-match': _, ...headers } = asked.headers
    const upstream = request(
      new URL(path.replace('.next.', '.'), product),
      { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (got) => void pass(got, answer),
    )
    upstream.on('error', () => answer.destroy())
    asked.pipe(upstream)
  })

  async function pass(got: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { etag: _, 'content-length': length, ...headers } = got.headers
    if (!isNext || !TEXT.test(headers['content-type'] ?? '')) {
      answer.writeHead(got.statusCode ?? 500, length ? { ...headers, 'content-length': length } : headers)
      got.pipe(answer)
      return
    }
    answer.writeHead(got.statusCode ?? 500, headers).end(nextOf(await text(got)))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bringOut() {
      isNext = true
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Other names for its files, and another revision for what has no hash in its name. */
function nextOf(source: string): string {
  return source.replace(HASHED, '$1.next.$2').replace(/(revision:["'`])[0-9a-f]{16}/g, '$10000000000000000')
}
