import { randomUUID } from 'node:crypto'
import type { Language } from '@perinka/contract/catalog'
import type { Page } from '@playwright/test'

export const PASSWORD = 'lampa-pri-posteli-7'

/** A parent who has signed up, verified and signed in, talking to the API without a browser. */
export interface Family {
  email: string
  /** The session's cookie, `name=value`. */
  cookie: string
  /** By which the identity knows the parent when the session has ended. */
  identityCookie: string
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

/** The newest mail to `email` in the local mailbox. */
export async function lastMailTo(
  url: string,
  email: string,
): Promise<{ subject: string; text: string; links: string[] }> {
  const giveUp = performance.now() + 60_000
  while (performance.now() < giveUp) {
    const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as {
      to: string
      subject: string
      text: string
      links: string[]
    }[]
    const mail = mails.find((one) => one.to === email)
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail came to ${email}`)
}

function cookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export async function newFamily(
  url: string,
  { name = 'Jana Nováková', email = `${randomUUID()}@perinka.test` } = {},
): Promise<Family> {
  const json = { 'content-type': 'application/json' }
  const signedUp = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: PASSWORD, name }),
  })
  if (!signedUp.ok) throw new Error(`Sign-up answered ${signedUp.status}: ${await signedUp.text()}`)
  const link = (await lastMailTo(url, email)).links[0]
  if (!link) throw new Error('The mail has no link')
  await fetch(link, { redirect: 'manual' })
  const signedIn = await fetch(`${url}/api/identity/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const identityCookie = cookies(signedIn)
  const token = await fetch(`${url}/api/identity/token`, { headers: { cookie: identityCookie } })
  const { token: idToken } = (await token.json()) as { token: string }
  const session = await fetch(`${url}/api/auth/firebase`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ idToken }),
  })
  if (!session.ok) throw new Error(`Sign-in answered ${session.status}: ${await session.text()}`)
  const cookie = cookies(session)
  return {
    email,
    cookie,
    identityCookie,
    ask: (method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : json), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
  }
}

/** Gives a browser what it would keep had the parent signed in there, in this language of the interface. */
export async function isSignedInAt(page: Page, url: string, family: Family, language: Language): Promise<void> {
  // They outlive the browser, as the server's own do.
  const kept = { path: '/', httpOnly: true, secure: false, expires: Math.round(Date.now() / 1000) + 86_400 }
  const cookies = [family.cookie, ...family.identityCookie.split('; ')].map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { ...kept, sameSite: 'Lax' as const, name, value, domain: new URL(url).hostname }
  })
  const localStorage = [
    { name: 'perinka.identity', value: 'parent' },
    { name: 'perinka.language', value: language },
  ]
  await page.context().setStorageState({ cookies, origins: [{ origin: url, localStorage }] })
}

/** Adds a child and answers its id. */
export async function addChild(family: Family, wish: Record<string, unknown> = {}): Promise<string> {
  const added = await family.ask('POST', '/api/profiles', { name: 'Ema', age: 5, favoriteThemes: ['Space'], ...wish })
  if (!added.ok) throw new Error(`Adding a child answered ${added.status}: ${await added.text()}`)
  return ((await added.json()) as { id: string }).id
}
