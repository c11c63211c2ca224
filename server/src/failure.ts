import { FAILURES, type FailureCode, type FamilyBound } from '@perinka/contract/failures'

/** A refusal the product knows. Its message and status come from the contract's table. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Of `family_bound`: of what there is as much as can be kept, and how much that is. */
  readonly bound: { of: FamilyBound; most: number } | undefined

  constructor(
    code: FailureCode,
    more: {
      fields?: Record<string, string>
      retryAfterSeconds?: number
      bound?: { of: FamilyBound; most: number }
      cause?: unknown
    } = {},
  ) {
    super(FAILURES[code].message, { cause: more.cause })
    this.name = 'Failure'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.bound = more.bound
  }
}
