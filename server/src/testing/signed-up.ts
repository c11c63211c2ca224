import type { SentLetter } from '../ports/mailer.ts'
import { client, type ParentClient, parentClient } from './client.ts'

/** A parent who signed up with an e-mail at a server that runs at `base`, by the letter in its mailbox. */
export async function signedUpAt(base: string, email: string): Promise<ParentClient> {
  const browser = client((path, init) => fetch(new URL(path, base), { redirect: 'manual', ...init }))
  await browser.json('POST', '/api/identity/sign-up/email', { name: '', email, password: 'lampa pod perinou' })
  const [letter] = await browser.json<SentLetter[]>('GET', '/dev/mailbox.json')
  await browser.get(new URL(letter?.links[0] ?? '').pathname + new URL(letter?.links[0] ?? '').search)
  const { token } = await browser.json<{ token: string }>('GET', '/api/identity/token')
  return parentClient(browser, await browser.json('POST', '/api/auth/firebase', { idToken: token }))
}
