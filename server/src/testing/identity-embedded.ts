import { expect } from 'vitest'
import { afterNewPassword } from '../accounts/sign-in-tries.ts'
import { embeddedIdentity } from '../adapters/identity/embedded.ts'
import type { SocialConfig } from '../config/firebase.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Ports } from '../ports/ports.ts'
import { type TestApp, testApp } from './app.ts'
import type { Client } from './client.ts'

export const PASSWORD = 'lampa pod perinou'

const SECRET = 'a secret of at least 32 characters, for tests'
const NO_SOCIAL: SocialConfig = { google: null, facebook: null }

/** The real embedded identity, on the test's own database. */
export function realIdentity(attemptsPerMinute = 1000, secret = SECRET, social = NO_SOCIAL) {
  return (ports: Pick<Ports, 'db' | 'mailer' | 'log'>) =>
    embeddedIdentity(
      ports,
      { publicUrl: 'http://localhost', secret, secureCookies: false, attemptsPerMinute, social },
      (set) => afterNewPassword(ports.db, set),
    )
}

/** The product with its real identity, and what a parent does at its door. */
export function appWithIdentity() {
  const app = testApp({ identity: realIdentity() })
  let count = 0

  /** Signs up under a new address, is sent the mail, and answers the browser that did. */
  async function signUp(language = 'en') {
    count += 1
    const email = `parent-${count}@example.com`
    const browser = await app.visitor()
    const answer = await browser.post(
      '/api/identity/sign-up/email',
      { name: '', email, password: PASSWORD },
      { headers: { 'Accept-Language': language } },
    )
    expect(answer.status).toBe(200)
    await app.work()
    return { browser, email }
  }

  /** Signs up, opens the mailed link, signs in to the product. */
  async function verifiedParent() {
    const { browser, email } = await signUp()
    await browser.get(await mailedLink(app, email), { redirect: 'manual' })
    expect((await enter(browser, await token(browser))).status).toBe(200)
    return { browser, email }
  }

  return { app, signUp, verifiedParent }
}

/** The newest mail to this address, once all that waits is sent. */
export async function mailTo(app: TestApp, email: string): Promise<Mail | undefined> {
  await app.work()
  return app.mails.filter(({ to }) => to === email).at(-1)
}

/** The link of the newest mail to this address, once all that waits is sent. */
export async function mailedLink(app: TestApp, email: string): Promise<string> {
  return /https?:\/\/\S+/.exec((await mailTo(app, email))?.text ?? '')?.[0] ?? ''
}

/** A fresh identity token of this browser's parent. */
export async function token(browser: Client): Promise<string> {
  return (await browser.json<{ token: string }>('GET', '/api/identity/token')).token
}

/** Signs in to the product with an identity token. */
export async function enter(browser: Client, idToken: string) {
  const answer = await browser.post('/api/auth/firebase', { idToken })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
