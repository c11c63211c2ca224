import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Database } from '../db/connect.ts'
import { accountCommands } from './accounts.ts'
import { logCommands } from './acts.ts'
import { codeCommands } from './codes.ts'
import { type Command, type Given, Refused } from './command.ts'
import { webhookCommands } from './webhooks.ts'

const COMMANDS: readonly Command[] = [...codeCommands, ...accountCommands, ...webhookCommands, ...logCommands]

export const USAGE = `npm run admin -- <command>

${COMMANDS.map(helpOf).join('\n')}

An account is named by its e-mail or its id. A day is one such as 2026-12-24, counted in UTC, and --until counts whole.
--as <name> says who acts, where it is not the user of this machine. Works while Perinka runs, and while it does not.`

function helpOf({ name, takes, shown: options, help }: Command): string {
  const head = [`  ${name}`, ...takes].join(' ')
  return options && options.length > 40
    ? `${head}\n      ${options}\n${' '.repeat(36)}${help}`
    : `${[head, options].filter(Boolean).join(' ').padEnd(36)}${help}`
}

/** What a command says; `ok` false ends the program with 1. */
export interface CommandResult {
  ok: boolean
  text: string
}

/** Runs one command of `npm run admin`. `user`: who is signed in to this machine. */
export async function runAdminCommand(db: Database, args: string[], user: string): Promise<CommandResult> {
  try {
    const { command, given } = understand(args, user)
    return { ok: true, text: await command.run(db, given) }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, text: error.message }
    throw error
  }
}

function understand(args: string[], user: string): { command: Command; given: Given } {
  const command = COMMANDS.find(({ name }) => name === args[0] || name === args.slice(0, 2).join(' '))
  if (!command) throw new Refused(USAGE)
  const rest = args.slice(command.name.split(' ').length)
  const options: ParseArgsOptionsConfig = { ...command.options, as: { type: 'string' } }
  const { values, positionals: words } = parsed(rest, options)
  if (words.length !== command.takes.length || words.some((word) => word.trim() === '')) throw new Refused(USAGE)
  const { as: actor = user, ...given } = values as Given['options'] & { as?: string }
  if (actor.trim() === '') throw new Refused('--as must name who acts.')
  return { command, given: { words, options: given, actor: actor.trim() } }
}

function parsed(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Only the sentence that names the option; the next ones are advice about something else.
    const reason = error instanceof TypeError && 'code' in error ? error.message.split(/\. |\n/)[0] : undefined
    if (reason === undefined) throw error
    throw new Refused(`${reason}. \`npm run admin\` says what there is.`)
  }
}
