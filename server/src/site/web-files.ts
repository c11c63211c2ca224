import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

/** Tightest first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
const TWIN_ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' }
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.xml'])
/** Never sent: what the build leaves for the server, and what maps back to the source. */
const WITHHELD = /^\/csp\.json$|\.map$/
/** Below this many bytes compression saves no packet. */
const WORTH_COMPRESSING = 1024

export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

export interface WebFile {
  type: string
  etag: string
  bytes: Buffer<ArrayBuffer>
  /** The same in this encoding; null where that saves nothing. */
  encoded(encoding: Encoding): Promise<Buffer<ArrayBuffer> | null>
}

/** The built web app, held in memory: a few megabytes that every visit needs. */
export interface WebFiles {
  find(path: string): WebFile | undefined
  /** Hashes of what stands inline in its pages, for the content security policy. */
  inline: InlineHashes
}

/** Reads the built web app from `folder`; null where there is none. */
export async function loadWebFiles(folder: string): Promise<WebFiles | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, Buffer<ArrayBuffer>>()
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file))
  }
  if (!files.has('/app.html') || !files.has('/index.html')) return null
  const web = new Map<string, WebFile>()
  for (const [path, bytes] of files) {
    if (!isTwin(path, files) && !WITHHELD.test(path)) web.set(path, webFile(path, bytes, files))
  }
  return { find: (path) => web.get(path), inline: inlineHashes(files.get('/csp.json')) }
}

function isTwin(path: string, files: Map<string, unknown>): boolean {
  return ENCODINGS.some((encoding) => path.endsWith(TWIN_ENDING[encoding]) && files.has(path.slice(0, -3)))
}

/** A file as it is sent. `files`: where the build may have put it compressed. */
export function webFile(
  path: string,
  bytes: Buffer<ArrayBuffer>,
  files: ReadonlyMap<string, Buffer<ArrayBuffer>> = new Map(),
): WebFile {
  const isText = TEXT.has(extname(path))
  const compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer> | null>>()
  return {
    type: path.endsWith('.webmanifest')
      ? 'application/manifest+json'
      : (getMimeType(path) ?? 'application/octet-stream'),
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    bytes,
    encoded(encoding) {
      if (!isText || bytes.length < WORTH_COMPRESSING) return Promise.resolve(null)
      const twin = files.get(path + TWIN_ENDING[encoding])
      if (twin) return Promise.resolve(twin)
      const made = compressed.get(encoding) ?? compress(encoding, bytes)
      compressed.set(encoding, made)
      return made
    },
  }
}

/** Compresses what the build left uncompressed, once; a little less tightly, since somebody waits for it. */
function compress(encoding: Encoding, bytes: Buffer): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 7 }) as Promise<Buffer<ArrayBuffer>>
  const params = { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return promisify(brotliCompress)(bytes, { params }) as Promise<Buffer<ArrayBuffer>>
}

function inlineHashes(csp: Buffer | undefined): InlineHashes {
  const { scripts = [], styles = [] } = csp ? (JSON.parse(csp.toString('utf8')) as Partial<InlineHashes>) : {}
  return { scripts, styles }
}
