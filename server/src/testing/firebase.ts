import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { FirebaseConfig } from '../config/firebase.ts'

const PROJECT = 'perinka-test'
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const CLIENT = 'server@perinka-test.iam.gserviceaccount.com'

interface Standing {
  disabled?: boolean
  /** Seconds, as text. */
  validSince?: string
}

export interface FirebaseIssuer {
  config: FirebaseConfig
  /** Accounts that stand, by id. */
  accounts: Map<string, Standing>
  /** Paths asked for, in order, without their host. */
  asked: string[]
  /** What the next requests of a path are answered instead, in order. */
  faults: Map<string, (number | 'hang up')[]>
  /** How long an access token is good; seconds. */
  lifeS: number
  /** A token of Firebase for an account that stands from now on; `claims` and `header` are changed as told. */
  token(claims?: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>
  /** A new key signs from now on, and the old one is no longer published. */
  rotate(): Promise<void>
  /** The key that signs now. */
  signing: { kid: string } & Awaited<ReturnType<typeof generateKeyPair>>
  close(): Promise<void>
}

/**
 * Google on loopback, with keys of its own: publishes those that its tokens are signed with, hands a service account
 * access tokens for a right assertion only, and answers as much of Identity Toolkit as this server asks.
 */
export async function firebaseIssuer(): Promise<FirebaseIssuer> {
  const account = await generateKeyPair('RS256', { extractable: true })
  const granted = new Set<string>()
  const rig = {
    accounts: new Map<string, Standing>(),
    asked: [] as string[],
    faults: new Map<string, (number | 'hang up')[]>(),
    lifeS: 3600,
    signing: await newKey(1),
  }

  async function answer(path: string, request: IncomingMessage, body: string): Promise<[number, unknown]> {
    if (path === '/keys') {
      const jwk = { ...(await exportJWK(rig.signing.publicKey)), kid: rig.signing.kid, alg: 'RS256', use: 'sig' }
      return [200, { keys: [jwk] }]
    }
    if (path === '/token') return grant(new URLSearchParams(body))
    const act = new RegExp(`^/v1/projects/${PROJECT}/accounts:(lookup|delete)$`).exec(path)?.[1]
    if (!act) return [404, { error: { message: 'NOT_FOUND' } }]
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!granted.has(bearer)) return [401, { error: { message: 'UNAUTHENTICATED', status: 'UNAUTHENTICATED' } }]
    const { localId } = JSON.parse(body) as { localId: string | string[] }
    if (act === 'delete') {
      const isGone = !rig.accounts.delete(String(localId))
      return isGone ? [400, { error: { message: 'USER_NOT_FOUND' } }] : [200, { kind: 'DeleteAccountResponse' }]
    }
    const users = [localId].flat().flatMap((id) => {
      const standing = rig.accounts.get(id)
      return standing ? [{ localId: id, ...standing }] : []
    })
    // Google leaves an empty list out.
    return [200, { kind: 'GetAccountInfoResponse', ...(users.length > 0 && { users }) }]
  }

  async function grant(form: URLSearchParams): Promise<[number, unknown]> {
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(account.publicKey)), alg: 'RS256' }] })
    const isRight = await jwtVerify(form.get('assertion') ?? '', keys, {
      algorithms: ['RS256'],
      issuer: CLIENT,
      audience: config.serviceAccount.tokenUrl,
      maxTokenAge: '1h',
    }).then(
      ({ payload }) =>
        payload.scope === SCOPE && form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      () => false,
    )
    if (!isRight) return [400, { error: 'invalid_grant', error_description: 'Invalid JWT' }]
    const token = `access-${granted.size + 1}`
    granted.add(token)
    return [200, { access_token: token, expires_in: rig.lifeS, token_type: 'Bearer' }]
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    rig.asked.push(path)
    const fault = rig.faults.get(path)?.shift()
    if (fault === 'hang up') return void request.socket.destroy()
    const body = Buffer.concat(await request.toArray()).toString()
    const [status, said] = fault ? [fault, { error: { message: 'INTERNAL' } }] : await answer(path, request, body)
    if (status === 401) granted.clear()
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: FirebaseConfig = {
    projectId: PROJECT,
    apiKey: 'public-key',
    authDomain: `${PROJECT}.firebaseapp.com`,
    google: true,
    facebook: true,
    keysUrl: `${url}/keys`,
    adminUrl: url,
    serviceAccount: {
      clientEmail: CLIENT,
      privateKey: await exportPKCS8(account.privateKey),
      tokenUrl: `${url}/token`,
    },
  }

  return Object.assign(rig, {
    config,
    async token(claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) {
      const payload = goodClaims(claims)
      if (payload.sub && !rig.accounts.has(payload.sub)) rig.accounts.set(payload.sub, {})
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: rig.signing.kid, typ: 'JWT', ...header })
        .sign(rig.signing.privateKey)
    },
    async rotate() {
      rig.signing = await newKey(Number(rig.signing.kid.slice(4)) + 1)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

/** The claims of a token of Firebase, of a verified parent who has just signed in; `undefined` leaves one out. */
export function goodClaims(changed: Record<string, unknown> = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  const { sub = 'jana' } = changed
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now - 5,
    user_id: sub,
    sub,
    iat: now - 5,
    exp: now - 5 + 3600,
    email: `${String(sub)}@example.com`,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...changed,
  }
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)) as JWTPayload
}

async function newKey(number: number) {
  return { kid: `key-${number}`, ...(await generateKeyPair('RS256', { extractable: true })) }
}
