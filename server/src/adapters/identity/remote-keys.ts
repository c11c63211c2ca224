import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { Failure } from '../../failure.ts'

const HOUR_MS = 60 * 60_000
const TIMEOUT_MS = 5_000

/**
 * Keys published at `url`, fetched when the first token comes, then hourly, and sooner where a token names one that is
 * not among them. Where they cannot be had it is `Failure('unavailable')`: that is no fault of the token.
 */
export function remoteKeys(url: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { cacheMaxAge: HOUR_MS, timeoutDuration: TIMEOUT_MS })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (cause) {
      if (saysOfToken(cause)) throw cause
      throw new Failure('unavailable', { retryAfterSeconds: 30, cause })
    }
  }
}

/** The keys are there, and none of them fits. */
function saysOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}
