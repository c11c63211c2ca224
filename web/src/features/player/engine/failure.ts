import { ApiError } from '../../../shared/api/api-error.ts'
import type { PlayerFailure } from '../../../shared/player/player.ts'

const BY_CODE: Record<string, PlayerFailure> = {
  subscription_required: 'premium',
  narration_too_long: 'too_long',
  too_many_requests: 'too_many',
  too_many_streams: 'too_many_streams',
  unavailable: 'unreachable',
}

/** A failure whose kind is known where it is found. */
export class NotPlayed extends Error {
  readonly kind: PlayerFailure

  constructor(kind: PlayerFailure, cause?: unknown) {
    super(`The story cannot be heard: ${kind}`, { cause })
    this.kind = kind
  }
}

/** What kind of failure `error` is to a parent. */
export function failureOf(error: unknown): PlayerFailure {
  if (error instanceof NotPlayed) return error.kind
  if (error instanceof ApiError) return BY_CODE[error.code] ?? 'making'
  // fetch has no other word for a network that is away.
  return error instanceof TypeError ? 'unreachable' : 'making'
}
