import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'

/**
 * Puts what the server refused beside the fields it refused. False where the failure names none, so
 * that the caller says it in a notice instead.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const refused = fields.filter((field) => error.fields[field])
  for (const field of refused) setError(field, { message: error.fields[field] })
  return refused.length > 0
}

/** Key of what is wrong with a field of several words: with the list itself, or with the first wrong word of it. */
export function listError(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined
  return [error, ...Object.values(error)].map(messageOf).find((message) => message !== undefined)
}

function messageOf(part: unknown): string | undefined {
  const message = typeof part === 'object' && part !== null ? (part as { message?: unknown }).message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}
