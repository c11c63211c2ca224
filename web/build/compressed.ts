import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
/** Below this many bytes compression saves no packet. */
const WORTH_IT = 1024

/** Writes a brotli and a gzip twin beside each text file, as tight as they get: it is done once. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'perinka:compressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
        await Promise.all(files.map((entry) => twins(join(entry.parentPath, entry.name))))
      },
    },
  }
}

async function twins(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_IT) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params: quality }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
