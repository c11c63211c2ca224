import { runInForeground } from './node.mjs'
import { setUp } from './setup.mjs'

setUp()
runInForeground(['bench/src/main.ts', ...process.argv.slice(2)])
