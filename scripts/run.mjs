import { giveUp, runInForeground } from './node.mjs'
import { setUp } from './setup.mjs'

/** What `node scripts/run.mjs <name> …` starts with the arguments that follow. */
const PROGRAMS = {
  admin: 'server/src/admin.ts',
  smoke: 'server/src/smoke.ts',
  bench: 'bench/src/main.ts',
  storyteller: 'storyteller/cli/main.ts',
  'storyteller measure': 'bench/src/stories/main.ts',
}

const [name = '', ...args] = process.argv.slice(2)
const longer = `${name} ${args[0]}`
const program = PROGRAMS[longer] ?? PROGRAMS[name]
if (!program) giveUp(`Which program? ${Object.keys(PROGRAMS).join(', ')}.`)
// Only benches open pages.
setUp({ build: name === 'bench' })
runInForeground([program, ...args.slice(longer in PROGRAMS ? 1 : 0)])
