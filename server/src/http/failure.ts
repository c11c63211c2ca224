import { FAILURES, type FailureCode } from '@perinka/contract/failures'

/** A refusal the product knows. Its message and status come from the contract's table. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: FailureCode,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(FAILURES[code].message, { cause: more.cause })
    this.name = 'Failure'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
