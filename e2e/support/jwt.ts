import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  /** As it is published. */
  jwk: object
}

export function newSigningKey(kid: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } }
}

/** A token as an identity provider signs it. */
export function signed(claims: object, { kid, privateKey }: SigningKey): string {
  const body = [{ alg: 'RS256', kid, typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${body}.${sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64url')}`
}
