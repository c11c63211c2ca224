import { type CommandResult, runAdminCommand } from '../admin/commands.ts'
import type { TestApp } from './app.ts'

/** `npm run admin` on the app's own database, as the operator Olga. */
export function adminOf(app: TestApp) {
  const run = async (...args: string[]): Promise<CommandResult> => runAdminCommand(await app.db(), args, 'olga')
  return {
    run,
    /** What it says where it can be done. */
    async say(...args: string[]): Promise<string> {
      const { ok, text } = await run(...args)
      if (!ok) throw new Error(text)
      return text
    },
    /** What it says where it cannot. */
    async refusal(...args: string[]): Promise<string> {
      const { ok, text } = await run(...args)
      if (ok) throw new Error(`was done: ${text}`)
      return text
    },
    /** Acts in the log that name `target`, the latest first, without their moments. */
    async acts(target: string): Promise<string[]> {
      const { text } = await run('log')
      return text
        .split('\n')
        .filter((line) => line.endsWith(`  ${target}`))
        .map((line) => line.slice('2026-11-21 21:04 UTC  '.length).replace(/ {2,}/g, ' | '))
    },
  }
}
