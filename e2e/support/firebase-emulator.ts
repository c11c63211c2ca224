import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { PROJECT } from '../../scripts/firebase-tools.mjs'
import { newSigningKey, signed } from './jwt.ts'

interface Letter {
  email: string
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'
  oobLink: string
}

interface Lookup {
  users?: { localId: string; emailVerified: boolean }[]
}

const GOOGLE = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//
/** The emulator's tokens: three parts, of which the last is empty. */
const UNSIGNED = /(?<=")(eyJ[\w-]+)\.([\w-]+)\.(?=")/g

/**
 * Firebase's Auth emulator at `url` in the place of Google, for one product. Accounts, passwords, letters and refusals
 * are the emulator's. Its tokens carry no signature: they get one on their way to the browser, and nothing else in them
 * is changed.
 */
export async function firebaseEmulator(url: string) {
  const key = newSigningKey('emulator')
  const server = createServer((request, response) => {
    // "owner" is who the emulator takes for the project's service account.
    const said = request.url === '/keys' ? { keys: [key.jwk] } : { access_token: 'owner', expires_in: 3600 }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const withSignatures = (text: string) =>
    text.replace(UNSIGNED, (token, header: string, claims: string) =>
      parsed(header).alg === 'none' ? signed(parsed(claims), key) : token,
    )

  async function ask<Answer>(method: string, path: string, body?: object, owner = 'Bearer owner'): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      headers: { ...(owner && { Authorization: owner }), 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const said = withSignatures(await answer.text())
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${said}`)
    return JSON.parse(said) as Answer
  }

  // As projects are made since 2023: nobody learns which addresses have an account.
  const emailPrivacyConfig = { enableImprovedEmailPrivacy: true }
  await ask('PATCH', `/emulator/v1/projects/${PROJECT}/config`, { emailPrivacyConfig })

  return {
    env: {
      ...{ FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'any-key', FIREBASE_PROVIDERS: 'none' },
      ...{ FIREBASE_KEYS_URL: `${issuer}/keys`, FIREBASE_ADMIN_URL: `${url}/identitytoolkit.googleapis.com` },
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
        client_email: `server@${PROJECT}.iam.gserviceaccount.com`,
        private_key: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${issuer}/token`,
      }),
    },
    /** From now on this page finds the emulator where it looks for Google. */
    async stand(page: Page) {
      await page.context().route(GOOGLE, async (route) => {
        const request = route.request()
        const { host, pathname, search } = new URL(request.url())
        const answer = await fetch(`${url}/${host}${pathname}${search}`, {
          method: request.method(),
          headers: { 'Content-Type': (await request.headerValue('content-type')) ?? 'application/json' },
          body: request.postData(),
        })
        await route.fulfill({
          status: answer.status,
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          contentType: 'application/json',
          body: withSignatures(await answer.text()),
        })
      })
    },
    /** The link in the newest letter of this kind. */
    async lastMailTo(email: string, type: Letter['requestType']): Promise<string> {
      const path = `/emulator/v1/projects/${PROJECT}/oobCodes`
      const { oobCodes } = await ask<{ oobCodes: Letter[] }>('GET', path)
      const letter = oobCodes.findLast((one) => one.email === email && one.requestType === type)
      if (!letter) throw new Error(`No letter ${type} came to ${email}`)
      return letter.oobLink
    },
    /** A token as another device of this parent is given one. */
    async idToken(email: string, password: string): Promise<string> {
      const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any-key'
      return (await ask<{ idToken: string }>('POST', path, { email, password, returnSecureToken: true }, '')).idToken
    },
    /** What it keeps of this address. */
    async accounts(email: string) {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`
      return (await ask<Lookup>('POST', path, { email: [email] })).users ?? []
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function parsed(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}
