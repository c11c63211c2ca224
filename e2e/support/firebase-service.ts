import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { standForPages } from './firebase-pages.ts'
import { newSigningKey, signed } from './jwt.ts'
import type { Person } from './social-providers.ts'

const PROJECT = 'perinka-journey'
const DOMAIN = `${PROJECT}.firebaseapp.com`
const API_KEY = 'web-key-of-the-project'

interface Account {
  id: string
  email?: string
  password?: string
  emailVerified: boolean
  displayName?: string
  provider: 'password' | 'google.com' | 'facebook.com'
  disabled?: boolean
}

interface Letter {
  type: string
  email: string
  /** Where its page leads in the end. */
  continueUrl: string
  language: string | null
}

class Refusal extends Error {}

export type FirebaseService = Awaited<ReturnType<typeof firebaseService>>

/**
 * Firebase Authentication for one product: what its code in the browser asks, answered within the page, and what the
 * server asks, answered on loopback. Tokens are signed; passwords are checked; nothing is ever sent.
 */
export async function firebaseService() {
  const key = newSigningKey('journey')
  const accounts = new Map<string, Account>()
  const letters: Letter[] = []
  const visits: URLSearchParams[] = []
  const people: Person[] = []
  /** Paths that browsers asked for, in order. */
  const asked: string[] = []
  const service = {
    ...{ accounts, letters, visits, people, asked },
    /** Tokens of a sign-in seem this old, as after an evening with the page open; a refreshed one is new. */
    bornSecondsAgo: 0,
    /** What the next request of a path is refused with. */
    faults: new Map<string, string>(),
  }

  function idToken(account: Account, ageS: number): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, auth_time: now - ageS },
      ...{ sub: account.id, user_id: account.id, iat: now - ageS, exp: now - ageS + 3600 },
      ...{ name: account.displayName, email: account.email, email_verified: account.emailVerified },
      firebase: { identities: {}, sign_in_provider: account.provider },
    }
    return signed(claims, key)
  }

  const session = (account: Account) => ({
    ...{ localId: account.id, email: account.email, refreshToken: `refresh:${account.id}`, expiresIn: '3600' },
    idToken: idToken(account, service.bornSecondsAgo),
  })
  const byEmail = (email: unknown) => [...accounts.values()].find((account) => account.email === email)
  const bearer = (token: unknown): Account => {
    const claims = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    const account = accounts.get(claims.sub)
    if (!account) throw new Refusal('USER_NOT_FOUND')
    if (account.disabled) throw new Refusal('USER_DISABLED')
    return account
  }
  const shown = ({ id, email, emailVerified, displayName, provider }: Account) => ({
    ...{ localId: id, email, emailVerified, displayName, validSince: '1', createdAt: '1', lastLoginAt: '1' },
    providerUserInfo: [{ providerId: provider, rawId: id, federatedId: id, email, displayName }],
  })

  /** The calls of Firebase's own code in the browser. */
  const calls: Record<string, (body: Record<string, unknown>, language: string | null) => object> = {
    '/v1/accounts:signUp': ({ email, password }) => {
      if (byEmail(email)) throw new Refusal('EMAIL_EXISTS')
      const account: Account = {
        ...{ id: randomUUID().replaceAll('-', ''), email: String(email), password: String(password) },
        ...{ emailVerified: false, provider: 'password' },
      }
      accounts.set(account.id, account)
      return session(account)
    },
    '/v1/accounts:signInWithPassword': ({ email, password }) => {
      const account = byEmail(email)
      if (!account || account.password !== password) throw new Refusal('INVALID_LOGIN_CREDENTIALS')
      if (account.disabled) throw new Refusal('USER_DISABLED')
      return session(account)
    },
    '/v1/accounts:lookup': ({ idToken: token }) => ({ users: [shown(bearer(token))] }),
    '/v1/accounts:sendOobCode': ({ requestType, idToken: token, email, continueUrl }, language) => {
      const to = token ? (bearer(token).email ?? '') : String(email)
      letters.push({ type: String(requestType), email: to, continueUrl: String(continueUrl), language })
      return { email: to }
    },
    '/v1/accounts:signInWithIdp': ({ requestUri }) => {
      const person = people.find(({ id }) => id === new URL(String(requestUri)).searchParams.get('code'))
      if (!person) throw new Refusal('INVALID_IDP_RESPONSE')
      const provider = visits.at(-1)?.get('providerId') as Account['provider']
      const account: Account = accounts.get(person.id) ?? {
        ...{ id: person.id, email: person.email, displayName: person.name, provider },
        emailVerified: provider === 'google.com',
      }
      accounts.set(account.id, account)
      if (account.disabled) throw new Refusal('USER_DISABLED')
      return { ...session(account), providerId: provider, federatedId: person.id, rawUserInfo: '{}' }
    },
    '/v1/projects': () => ({ projectId: PROJECT, authorizedDomains: ['localhost'] }),
    '/v1/token': ({ refresh_token }) => {
      const account = accounts.get(String(refresh_token).slice('refresh:'.length))
      if (!account) throw new Refusal('TOKEN_EXPIRED')
      const token = idToken(account, 0)
      return { id_token: token, access_token: token, refresh_token, expires_in: '3600', user_id: account.id }
    },
  }

  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    const answer = (said: object) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
    if (request.url === '/keys') return void answer({ keys: [key.jwk] })
    if (request.url === '/token') return void answer({ access_token: 'access', expires_in: 3600 })
    const { localId } = JSON.parse(text) as { localId: string | string[] }
    if (request.url?.endsWith(':delete')) accounts.delete(String(localId))
    const found = [localId].flat().flatMap((id) => accounts.get(id) ?? [])
    answer({ users: found.map((account) => ({ ...shown(account), disabled: account.disabled })) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return Object.assign(service, {
    env: {
      ...{ FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: API_KEY, FIREBASE_PROVIDERS: 'google,facebook' },
      ...{ FIREBASE_KEYS_URL: `${url}/keys`, FIREBASE_ADMIN_URL: url },
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
        client_email: 'server@perinka-journey.iam.gserviceaccount.com',
        private_key: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${url}/token`,
      }),
    },
    /** The link of the newest letter to this address was followed. */
    verify(email: string) {
      const account = byEmail(email)
      if (account) account.emailVerified = true
    },
    account: (email: string) => byEmail(email),
    /** From now on this page finds the service. */
    async stand(page: Page) {
      await standForPages(page, DOMAIN, people, visits)
      await page.context().route(/^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
        const request = route.request()
        const { pathname, searchParams } = new URL(request.url())
        asked.push(pathname)
        const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
        const refuse = (message: string) =>
          route.fulfill({ status: 400, headers, json: { error: { code: 400, message } } })
        const fault = service.faults.get(pathname)
        service.faults.delete(pathname)
        if (fault) return refuse(fault)
        if (searchParams.get('key') !== API_KEY) return refuse('API_KEY_INVALID')
        const text = request.postData() ?? ''
        const body = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
        try {
          const call = calls[pathname]
          if (!call) throw new Refusal('NOT_FOUND')
          return await route.fulfill({ headers, json: call(body, await request.headerValue('x-firebase-locale')) })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          return await refuse(error.message)
        }
      })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  })
}
