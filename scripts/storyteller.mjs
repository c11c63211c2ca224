import { runInForeground } from './node.mjs'
import { setUp } from './setup.mjs'

setUp({ build: false })
const [command, ...rest] = process.argv.slice(2)
runInForeground(
  command === 'measure'
    ? ['bench/src/stories/main.ts', ...rest]
    : ['storyteller/cli/main.ts', ...process.argv.slice(2)],
)
