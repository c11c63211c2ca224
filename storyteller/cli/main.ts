import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { decline } from './decline.ts'
import { gateExam } from './gate-exam.ts'
import { gateLearn } from './gate-learn.ts'
import { read } from './read.ts'
import { tell } from './tell.ts'
import { telling } from './telling.ts'
import { UsageError, type Values } from './usage.ts'

/** Tools for whoever tends the content; what they print is for people and for scripts alike. */
const USAGE = `npm run storyteller -- tell --language sk --name Nikola --age 5 --theme ocean --length medium
    [--gender she|he|neutral] [--request "…"] [--characters "Luna Fairy, Bruno"] [--siblings "Ben, Nikola:she"]
    [--chapters 3] [--seed 7] [--without-child]
npm run storyteller -- telling preview|sheet ID --language sk [--reading young|older] [--rung 1|2|3|4] [--gender she|he|neutral]
    [--with she+he] [--who who=penguin,action=swim] [--theme ocean] [--when today] [--about jab] [--name Nikola] [--seed 7] [--whole]
npm run storyteller -- telling lint|spelling [ID] --language sk
npm run storyteller -- telling score ID POINTS --reader NAME --language sk
npm run storyteller -- telling gaps --language sk
npm run storyteller -- decline NAME [--gender she|he|neutral]
npm run storyteller -- check "TEXT" --language sk [--field customPrompt|customTheme|name|description|keepOut|title|story]
npm run storyteller -- read "WISH" --language en [--theme]
npm run storyteller -- gate-exam FILE.json
npm run storyteller -- gate-learn
npm run storyteller -- measure [--language en|sk] [--stories 200] [--tales 1000] [--details]`

const COMMANDS: Record<string, (values: Values, words: string[]) => string | Promise<string>> = {
  tell,
  telling,
  decline,
  check,
  read,
  'gate-exam': gateExam,
  'gate-learn': gateLearn,
}

function run(args: string[]): string | Promise<string> {
  const option = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ language: option, name: option, age: option, theme: option, length: option, gender: option },
      ...{ request: option, characters: option, siblings: option, chapters: option, seed: option, field: option },
      ...{ reading: option, rung: option, reader: option, who: option, with: option, when: option, about: option },
      'without-child': { type: 'boolean' },
      whole: { type: 'boolean' },
    },
  })
  const [command = '', ...words] = positionals
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!known) throw new UsageError(command ? `There is no command “${command}”.` : 'Which command?')
  return known(values, words)
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isUsage) throw error
  console.error(`${(error as Error).message}\n\n${USAGE}`)
  process.exitCode = 1
}
