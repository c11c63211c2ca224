import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { figure, type Part, sum } from '../report.ts'
import { type Opened, openFolder } from '../resources.ts'

const WEB = fileURLToPath(new URL('../../../web', import.meta.url))
const AMBIENCE = /\/src\/features\/player\/ambience\//
/** What nobody would have to fetch if stories were only read. */
const PLAYER = /\/src\/(features\/player\/(?!ambience\/)|shared\/player\/|app\/PlayerBar)/

/**
 * What listening costs a family's phone. The product is built as it ships, with maps that tell which source each byte of
 * each chunk came from: the player's parts of chunks that it shares with the pages count as well as its own chunks.
 */
export async function playerWeight(opened: Opened): Promise<Part> {
  const folder = await openFolder(opened)
  const flags = ['build', '--outDir', folder, '--emptyOutDir', '--sourcemap', '--logLevel', 'error']
  await promisify(execFile)('vite', flags, { cwd: WEB })
  const assets = join(folder, 'assets')
  // A chunk without a map has no source of ours: it is the bundler's own.
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.js.map'))
  const chunks = await Promise.all(maps.map((name) => chunkAt(join(assets, name))))
  const weight = (which: RegExp) => sum(chunks.map((chunk) => gzipped(from(chunk, which)))) / 1000
  return {
    name: 'What the player weighs, gzip',
    figures: [
      figure('player: engine and controls', weight(PLAYER), 'KB', { max: 25 }),
      figure('ambience', weight(AMBIENCE), 'KB', { max: 4 }),
    ],
  }
}

interface Chunk {
  code: string
  map: SourceMapPayload
}

async function chunkAt(pathOfMap: string): Promise<Chunk> {
  const map: SourceMapPayload = JSON.parse(await readFile(pathOfMap, 'utf8'))
  const code = await readFile(pathOfMap.replace(/\.map$/, ''), 'utf8')
  return { map, code: code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '') }
}

/** The stretches of a chunk that came from these sources; all of it, its imports too, where every source is of them. */
function from({ code, map }: Chunk, which: RegExp): string {
  const wanted = map.sources.filter((source) => which.test(source))
  if (wanted.length === 0) return ''
  if (wanted.length === map.sources.length) return code
  const origins = new SourceMap(map)
  let found = ''
  for (const [number, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column++) {
      const entry = origins.findEntry(number, column)
      if ('originalSource' in entry && which.test(entry.originalSource)) found += line[column]
    }
  }
  return found
}

const gzipped = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length)
