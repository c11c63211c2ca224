import type { BetterAuthOptions } from 'better-auth'
import type { Logger } from 'pino'
import { databaseTrouble } from '../../db/trouble.ts'

/** Names of errors with which the library refuses. */
const REFUSALS = new Set(['BetterAuthError', 'APIError'])

/**
 * The library names addresses and links in its messages; our log keeps the rest. `onTrouble` is told of trouble of the database
 * that the library makes a refusal of its own.
 */
export function quietLogger(
  log: Logger,
  onTrouble: (trouble: Error) => void,
): NonNullable<BetterAuthOptions['logger']> {
  return {
    // Any other level makes the library print refusals on the console, past this log.
    level: 'info',
    disableColors: true,
    log(level, message, ...details) {
      if (level === 'info' || level === 'debug') return
      const err = details.find((detail) => detail instanceof Error)
      if (err && databaseTrouble(err)) return onTrouble(err)
      const said = message.replace(/\S*[@/]\S*/g, '[private]')
      // To the library a refusal is an error as well, of its own kind or of none.
      const isRefusal = err === undefined || REFUSALS.has(err.name)
      log[isRefusal ? 'warn' : level]({ err, identity: said }, 'identity')
    },
  }
}
