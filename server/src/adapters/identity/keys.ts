import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { jwks } from '../../db/auth-schema.ts'
import type { Database } from '../../db/connect.ts'

/** The calls of the sign-in library that concern its keys. */
interface KeyApi {
  getJwks(): Promise<unknown>
  signJWT(input: { body: { payload: Record<string, unknown> } }): Promise<unknown>
}

/**
 * Public keys of the embedded identity, read again when a token names one that is not known yet
 * (another process made it). Keys that the present secret cannot open are dropped at start, or
 * nobody could sign in after the secret has changed; no token outlives them by more than 5 minutes.
 */
export async function signingKeys(api: KeyApi, db: Database): Promise<JWTVerifyGetKey> {
  await api.signJWT({ body: { payload: { sub: 'start' } } }).catch(async () => {
    await db.delete(jwks)
    await api.signJWT({ body: { payload: { sub: 'start' } } })
  })
  const read = async () => createLocalJWKSet((await api.getJwks()) as JSONWebKeySet)
  let keys = await read()
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      keys = await read()
      return keys(header, token)
    }
  }
}
