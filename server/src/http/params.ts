import type { FailureCode } from '@perinka/contract/failures'
import { Id } from '@perinka/contract/fields'
import type { Context } from 'hono'
import { Failure } from '../failure.ts'

/** The `:id` of the path; a malformed one names nothing, so it fails as an unknown one would. */
export function idParam(c: Context, unknown: FailureCode): string {
  const id = Id.safeParse(c.req.param('id'))
  if (!id.success) throw new Failure(unknown)
  return id.data.toLowerCase()
}
