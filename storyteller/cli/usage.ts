import { NameField } from '@perinka/contract/fields'

/** Options as they were typed. */
export type Values = Record<string, string | boolean | undefined>

/** What was typed cannot be understood: answered with a sentence and the usage. */
export class UsageError extends Error {}

/** The value if it is one of the choices; `fallback` where none was typed. */
export function oneOf<T extends string>(choices: readonly T[], value: unknown, what: string, fallback?: T): T {
  if (value === undefined && fallback !== undefined) return fallback
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new UsageError(`--${what} is one of ${choices.join(', ')}.`)
  return found
}

/** A whole number between two bounds; `fallback` where none was typed. */
export function wholeNumber(value: unknown, what: string, [least, most]: readonly [number, number], fallback: number) {
  if (value === undefined) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(`--${what} is a whole number from ${least} to ${most}.`)
  return number
}

/** A name as the product takes it: 1 to 40 letters, spaces, hyphens and apostrophes. */
export function nameOf(text: string): string {
  const name = NameField.safeParse(text)
  if (!name.success)
    throw new UsageError(`“${text.slice(0, 60)}” is no name: 1 to 40 letters, spaces, hyphens, apostrophes.`)
  return name.data
}
