import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * Keeps what Node made of our TypeScript, in the installation itself: from its second start on a thread does not load
 * the compiler (16 MB each) and answers sooner. A folder that cannot be written to only means to do without. Plain
 * JavaScript, to be imported before the first TypeScript of a process or a thread.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/perinka', import.meta.url)))
