import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import type { FirebaseConfig } from '../../config/firebase.ts'
import { Failure } from '../../failure.ts'
import type { Claims, Identity } from '../../ports/identity.ts'
import { identityToolkit, type Standing } from './identity-toolkit.ts'
import { CLOCK_TOLERANCE_S, verifyIdentityToken } from './token.ts'

/** Firebase's names of the sign-ins that the product offers. Any other one is switched on by mistake. */
const PROVIDERS: ReadonlyMap<string, Claims['provider']> = new Map([
  ['password', 'password'],
  ['google.com', 'google'],
  ['facebook.com', 'facebook'],
])

const OfFirebase = z.object({ auth_time: z.number(), firebase: z.object({ sign_in_provider: z.string() }) })

/** Parents kept by Firebase Authentication. Their browsers talk to it; here its tokens are checked. */
export function firebaseIdentity(config: FirebaseConfig): Identity {
  const { projectId, apiKey, authDomain, google, facebook } = config
  const keys = remoteKeys(config.keysUrl)
  const accounts = identityToolkit(config)
  const expected = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId }

  /** Fails closed: for five minutes a token outlives a new password, and only Google knows of that. */
  async function standing(subject: string): Promise<Standing | null> {
    return accounts.lookup(subject).catch((cause: unknown) => {
      throw new Failure('unavailable', { retryAfterSeconds: 30, cause })
    })
  }

  return {
    adapter: 'firebase',
    google,
    facebook,
    firebase: { apiKey, authDomain, projectId },
    handle: null,
    jobHandlers: [],
    async verify(idToken) {
      const { payload, common } = await verifyIdentityToken(idToken, keys, expected)
      const { provider, signedInAt } = particulars(payload)
      const account = await standing(common.subject)
      if (!account || account.isDisabled) throw new Failure('invalid_token')
      if (account.validSince && signedInAt < account.validSince) throw new Failure('invalid_token')
      return {
        ...common,
        provider,
        session: null,
        signedInAt,
        validSince: account.validSince,
      }
    },
    // Firebase can end all sessions of an account or none; the browser that signs out forgets its own.
    async endSessions() {},
    async sweep() {},
    remove: (subject) => accounts.remove(subject),
  }
}

function particulars(payload: JWTPayload): { provider: Claims['provider']; signedInAt: Date } {
  const said = OfFirebase.safeParse(payload).data
  const provider = PROVIDERS.get(said?.firebase.sign_in_provider ?? '')
  if (!said || !provider || said.auth_time > Date.now() / 1000 + CLOCK_TOLERANCE_S) throw new Failure('invalid_token')
  return { provider, signedInAt: new Date(said.auth_time * 1000) }
}

const HOUR_MS = 60 * 60_000
const TIMEOUT_MS = 5_000

/**
 * Keys published at `url`, fetched when the first token comes, then hourly, and sooner where a token names one that is
 * not among them. Where they cannot be had it is `Failure('unavailable')`: that is no fault of the token.
 */
function remoteKeys(url: string): JWTVerifyGetKey {
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
