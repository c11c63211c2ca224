import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * How a process or a thread of ours loads its modules, to be imported before the first TypeScript there; plain
 * JavaScript for that reason. Figures: docs/decisions/042.
 */

// Keeps what Node made of our TypeScript, in the installation itself: from its second start on a thread does not load
// the compiler (16 MB each) and answers sooner. A folder that cannot be written to only means to do without.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/perinka', import.meta.url)))

// Node asks a package's package.json what each file of it is, and drizzle-orm's has 180 KB of it for 350 files.
const DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || !parentURL || !DRIZZLE.test(parentURL) || !specifier.endsWith('.js'))
      return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
