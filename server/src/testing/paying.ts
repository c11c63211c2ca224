import type { ErrorAnswer } from '@perinka/contract/calls'
import type { PaymentSession, SubscriptionDetails } from '@perinka/contract/payments'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import type { TestApp } from './app.ts'
import type { Client } from './client.ts'
import type { ScriptedPayments, ScriptedSubscription } from './payments.ts'

/** What tests ask of families that subscribe, on an app with the scripted provider. */
export function payingOn(app: TestApp, payments: ScriptedPayments) {
  return {
    open: (parent: Client, wish: object = {}) => parent.json<PaymentSession>('POST', '/api/create-subscription', wish),
    details: (parent: Client) => parent.json<SubscriptionDetails>('GET', '/api/subscription'),
    /** The subscription that this secret pays. */
    paidBy({ clientSecret }: Pick<PaymentSession, 'clientSecret'>): ScriptedSubscription {
      const found = [...payments.subscriptions.values()].find((one) => one.clientSecret === clientSecret)
      if (!found) throw new Error(`nothing is paid by ${clientSecret}`)
      return found
    },
    /** Statuses of all that was ever made for this family, oldest first. */
    statuses: (userId: string) =>
      [...payments.subscriptions.values()]
        .filter(({ customerId }) => customerId === `cus_${userId}`)
        .map(({ status }) => status),
    async rowOf(userId: string) {
      const [row] = await (await app.db()).select().from(users).where(eq(users.id, userId))
      if (!row) throw new Error('there is no such account')
      return row
    },
  }
}

/** Status, code and what was wrong, of a refusal. */
export async function refusal(answer: Response): Promise<[number, string, Record<string, string>?]> {
  const { code, fields } = (await answer.json()) as ErrorAnswer
  return fields ? [answer.status, code, fields] : [answer.status, code]
}
