import { setTimeout as wait } from 'node:timers/promises'
import { APICallError } from 'ai'
import { Failure } from '../../failure.ts'
import { askedWait } from '../../outside.ts'

/** How often a request is made again. The library's own retries are off: they know nothing of a story's total time. */
const RETRIES = 2
/** Milliseconds. Asked to wait longer, we say so to the family rather than let a child wait. */
const LONGEST_WAIT = 20_000
const FIRST_WAIT = 1000

/** The model said nothing for too long. */
export class Stalled extends Error {
  constructor() {
    super('the model has stalled')
    this.name = 'Stalled'
  }
}

/**
 * Waits until a failed request may be made again, as long as the provider asks (`Retry-After`), else one second and two.
 * Throws `generation_failed` where asking again is no use or was done twice already.
 */
export async function beforeRetry(error: unknown, tried: number, signal: AbortSignal): Promise<void> {
  const waitMs = retryWait(error, tried)
  if (waitMs === null) throw new Failure('generation_failed', { cause: error })
  await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
}

/** Milliseconds to wait before the request is made again after `tried` tries more than the first; null where it is not. */
export function retryWait(error: unknown, tried: number): number | null {
  if (tried >= RETRIES) return null
  if (error instanceof Stalled) return 0
  if (!APICallError.isInstance(error) || !error.isRetryable) return null
  const asked = askedWait(new Headers(error.responseHeaders))
  if (asked === null) return FIRST_WAIT * 2 ** tried
  return asked <= LONGEST_WAIT ? asked : null
}

/** Some providers stop an unfit prompt by an error rather than by a reason to finish. */
export function isFiltered(error: unknown): boolean {
  return (
    APICallError.isInstance(error) &&
    error.statusCode === 400 &&
    /content_filter|content_policy|content policy|moderation_blocked|ResponsibleAI/i.test(error.responseBody ?? '')
  )
}
