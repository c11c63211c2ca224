import { parseConfig } from '../config/config.ts'
import { checksOf, secretsOf } from '../smoke/checks.ts'
import { runChecks } from '../smoke/run-checks.ts'

/** What an operator reads with these settings, and whether all was well. */
export async function smoke(env: Record<string, string>, sendTo: string | null = null) {
  const config = parseConfig(env)
  const lines: string[] = []
  const isFit = await runChecks(checksOf(config, { sendTo }), secretsOf(config), (line) => lines.push(line))
  return { isFit, said: lines.join('\n') }
}
