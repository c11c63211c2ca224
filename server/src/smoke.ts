import { parseArgs } from 'node:util'
import { loadConfig } from './config/config.ts'
import { checksOf, secretsOf } from './smoke/checks.ts'
import { explain } from './smoke/explain.ts'
import { runChecks } from './smoke/run-checks.ts'

const usage = (
  names: string[],
) => `npm run smoke                          calls each service of your own once and says what it saw
npm run smoke -- <name> …              only these: ${names.join(', ')}
npm run smoke -- mail --send-to <address>   sends one mail too

Reads the same settings as Perinka, which need not run. Ends with 1 where a service does not do what is needed of it.`

async function main(args: string[]): Promise<boolean> {
  const config = loadConfig()
  const asked = understood(args)
  const { values, positionals } = asked ?? { values: {}, positionals: [] }
  const checks = checksOf(config, { sendTo: values['send-to'] ?? null })
  const names = checks.map(({ name }) => name)
  const isUnderstood = asked !== null && positionals.every((name) => names.includes(name))
  if (values.help || !isUnderstood) {
    console.log(usage(names))
    return isUnderstood
  }
  const wanted = positionals.length === 0 ? checks : checks.filter(({ name }) => positionals.includes(name))
  return await runChecks(wanted, secretsOf(config), (line) => console.log(line))
}

/** Null where it asks for what there is not. */
function understood(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean' }, 'send-to': { type: 'string' } },
    })
  } catch {
    return null
  }
}

// A service that still holds a line when it is all said must not keep the shell waiting.
process.exit(
  await main(process.argv.slice(2)).then(
    (isFit) => (isFit ? 0 : 1),
    (error: unknown) => {
      console.error(explain(error))
      return 1
    },
  ),
)
