import { ErrorAnswer } from '@perinka/contract/calls'

/** A refused call. `message` is the specification's: status, colon, space, the body as it came. */
export class ApiError extends Error {
  readonly status: number
  /** Of the failures table; `unknown` where the answer was none of ours. */
  readonly code: string
  /** What to mend, field by field, as keys of the locale files. */
  readonly fields: Record<string, string>
  /** Seconds to wait, where the server says so. */
  readonly retryAfter: number | null
  /** Of what the family has as much as can be kept, where that is why. */
  readonly bound: ErrorAnswer['bound']

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`)
    const answer = ErrorAnswer.safeParse(json(body))
    this.name = 'ApiError'
    this.status = response.status
    this.code = answer.data?.code ?? 'unknown'
    this.fields = answer.data?.fields ?? {}
    this.bound = answer.data?.bound
    this.retryAfter = Number(response.headers.get('Retry-After')) || null
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What was asked for is not there any more: deleted in another window, say. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The server is busy or in trouble: the same call may be answered in a moment. */
export const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status >= 500 || error.status === 429)

/** What was written tells that a child is being hurt. */
export const isChildHurt = (error: unknown) => error instanceof ApiError && error.code === 'child_hurt'
