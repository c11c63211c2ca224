import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { figure, NEVER } from '../report.ts'
import { ask, strangerAddress, together } from './ask.ts'
import type { Scenario } from './scenario.ts'

const SIGN_UPS = 60
/** So that each stays within what an address may try in a minute. */
const ADDRESSES = 12
const PATIENCE_MS = 90_000
/** Mail may take so long after the answers. */
const MAIL_MS = 30_000

/** More visitors sign up in one moment than the server has connections to its database. */
export const signUps: Scenario = {
  title: `${SIGN_UPS} sign-ups at once`,
  fair: [200],
  async prepare({ mail }) {
    mail.posts.length = 0
    return { cookie: '', material: '' }
  },
  async attack({ url }, tally) {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    await together(SIGN_UPS, (number) =>
      ask(tally, `${url}/api/identity/sign-up/email`, {
        method: 'POST',
        body: { email: `${randomUUID()}@perinka.test`, password: 'lampa-pri-posteli-7', name: 'Jana Nováková' },
        from: strangerAddress(number % ADDRESSES),
        signal,
      }),
    )
  },
  async aftermath({ mail }, { statuses }) {
    const signedUp = statuses[200] ?? 0
    const end = performance.now() + MAIL_MS
    while (mail.posts.length < signedUp && performance.now() < end) await wait(100)
    return [figure('mails that did not come', signedUp - mail.posts.length, '', NEVER)]
  },
}

/** The same while mail hangs. */
export const signUpsSilentMail: Scenario = {
  ...signUps,
  title: `${SIGN_UPS} sign-ups at once, the mail server is silent`,
  mail: 'silent',
  aftermath: async () => [],
}
