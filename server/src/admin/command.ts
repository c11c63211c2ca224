import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database } from '../db/connect.ts'

/** What a command was given: words after its name, and options by name. */
export interface Given {
  words: string[]
  options: Record<string, string | boolean | undefined>
  /** The operator, for the log of acts. */
  actor: string
}

export interface Command {
  /** One word or two. */
  name: string
  /** What stands after it, as the usage shows it: `<email> <n>`. */
  takes: string[]
  options?: ParseArgsOptionsConfig
  /** How the options are shown. */
  shown?: string
  help: string
  /** Answers what is printed; throws `Refused` with the sentence to say where it cannot be done. */
  run(db: Database, given: Given): Promise<string>
}

/** A command that cannot be done, in one sentence; nothing was changed. */
export class Refused extends Error {}

/** A whole number within bounds; `Refused` otherwise. */
export function whole(text: string, what: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new Refused(`${what} must be a whole number from ${least} to ${most}, not "${text}".`)
}

/** As a person reads it: `2026-11-21 21:04 UTC`. */
export function shownMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Rows in columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
