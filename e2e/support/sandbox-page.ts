import type { PaymentSession, SubscriptionDetails } from '@perinka/contract/payments'
import { TEST_CARDS } from '@perinka/contract/sandbox-calls'
import type { SandboxAct, SandboxSubscription } from '@perinka/server/ports/sandbox'
import { expect } from '@playwright/test'
import type { Family } from './family.ts'

type Listed = Pick<SandboxSubscription, 'id' | 'email' | 'status' | 'cents' | 'payment'>

/** What a bank does and what time brings, for one family at the sandbox's page. */
export function sandboxOf(url: string, family: Family) {
  async function json<Answer>(asked: Promise<Response>): Promise<Answer> {
    const answer = await asked
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  const standing = () => json<SubscriptionDetails>(family.ask('GET', '/api/subscription'))

  async function shows(expected: Partial<SubscriptionDetails>): Promise<SubscriptionDetails> {
    await expect.poll(standing).toMatchObject(expected)
    return standing()
  }

  /** The family's subscriptions, the newest first. */
  async function subscriptions(): Promise<Listed[]> {
    const everybodys = await json<Listed[]>(fetch(`${url}/dev/billing.json`))
    return everybodys.filter(({ email }) => email === family.email)
  }

  return {
    subscriptions,

    /** Waits until the server has heard of what happened; answers how the family's Premium stands then. */
    shows,

    /** Makes it happen to the newest subscription, and waits until the server has heard of it. */
    async happens(act: SandboxAct, expected: Partial<SubscriptionDetails>): Promise<SubscriptionDetails> {
      const [newest] = await subscriptions()
      if (!newest) throw new Error(`${family.email} has no subscription`)
      const body = JSON.stringify({ subscription: newest.id, act })
      await json(fetch(`${url}/dev/billing`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
      return shows(expected)
    },

    /** Subscribes without a browser. */
    async subscribes(): Promise<SubscriptionDetails> {
      const { clientSecret } = await json<PaymentSession>(family.ask('POST', '/api/create-subscription', {}))
      const expiry = `12/${(new Date().getFullYear() + 2) % 100}`
      const card = { number: TEST_CARDS.succeeds, expiry, cvc: '123' }
      await json(family.ask('POST', '/api/sandbox/confirm', { clientSecret, card }))
      return shows({ status: 'active', isActive: true })
    },
  }
}
