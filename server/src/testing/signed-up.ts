import { vi } from 'vitest'
import type { KeptMail } from '../ports/mailer.ts'
import { client, type ParentClient, parentClient } from './client.ts'

/** A parent who signed up with an e-mail at a server that runs at `base`, by the mail in its mailbox. */
export async function signedUpAt(base: string, email: string): Promise<ParentClient> {
  const browser = client((path, init) => fetch(new URL(path, base), { redirect: 'manual', ...init }))
  await browser.json('POST', '/api/identity/sign-up/email', { name: '', email, password: 'lampa pod perinou' })
  const mail = await vi.waitUntil(
    async () => (await browser.json<KeptMail[]>('GET', '/dev/mailbox.json')).find(({ to }) => to === email),
    { timeout: 60_000 },
  )
  const { pathname, search } = new URL(mail.links[0] ?? '')
  await browser.get(pathname + search)
  const { token } = await browser.json<{ token: string }>('GET', '/api/identity/token')
  return parentClient(browser, await browser.json('POST', '/api/auth/firebase', { idToken: token }))
}
