import { runInForeground } from './node.mjs'
import { setUp } from './setup.mjs'

setUp({ build: false })
runInForeground(['server/src/smoke.ts', ...process.argv.slice(2)])
