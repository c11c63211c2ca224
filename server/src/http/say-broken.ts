import type { Logger } from 'pino'
import { databaseTrouble } from '../db/trouble.ts'

/** Logs that an answer broke off half way. Trouble of the database breaks off one for each reader: its code says all of it. */
export function sayBroken(log: Logger, level: 'warn' | 'error', err: unknown, what: string, about = {}): void {
  const database = databaseTrouble(err)
  if (database) log.warn({ ...about, database }, what)
  else log[level]({ ...about, err }, what)
}
