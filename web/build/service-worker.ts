import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'

const WEB = join(import.meta.dirname, '..')
/** What a family's screens are made of. Not the landing: a visitor's device keeps nothing. Nor what only some servers need. */
const SHELL_FILE = /^(?:app\.html|assets\/(?!firebase-).+\.(?:js|css|woff2))$/

/** Builds `service-worker.js`, with the list of this release's files written into it. */
export function serviceWorker(): Plugin {
  let outDir = ''
  return {
    name: 'perinka:service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return
        await build({
          root: WEB,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { SHELL_FILES: JSON.stringify(await shellFiles(outDir)), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            reportCompressedSize: false,
            rolldownOptions: {
              input: join(WEB, 'src/service-worker.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        })
      },
    },
  }
}

/** A name with a hash is its own revision; any other file gets one from what it holds. */
async function shellFiles(folder: string): Promise<{ url: string; revision: string | null }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => SHELL_FILE.test(file))
    .sort()
  return Promise.all(files.map(async (file) => ({ url: `/${file}`, revision: await revisionOf(folder, file) })))
}

async function revisionOf(folder: string, file: string): Promise<string | null> {
  if (file.startsWith('assets/')) return null
  return createHash('sha256')
    .update(await readFile(join(folder, file)))
    .digest('hex')
    .slice(0, 16)
}
