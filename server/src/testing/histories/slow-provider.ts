import { setTimeout as wait } from 'node:timers/promises'
import type { Payments } from '../../ports/payments.ts'
import { type ScriptedPayments, scriptedPayments } from '../payments.ts'
import type { Random } from './random.ts'

/** Tells that something happened to this subscription. */
type Listener = (customerId: string, subscriptionId: string, type: string) => void

export interface SlowProvider {
  /** What the product is handed: each call takes a while before and after the provider looks at itself. */
  payments: Payments
  /** The provider itself, for what happens there without the product. */
  self: ScriptedPayments
  /** Who hears of what the product changes there, by customer. */
  listeners: Map<string, Listener>
}

/** Milliseconds of most calls, and of some: an answer that is old when it arrives is what turns are for. */
const QUICK_MS = 4
const SLOW_MS = 250
const SLOW = 0.15

export function slowProvider(random: Random): SlowProvider {
  const self = scriptedPayments()
  const listeners: SlowProvider['listeners'] = new Map()
  const pause = () => wait(random.below(random.happens(SLOW) ? SLOW_MS : QUICK_MS))
  const tell = (subscriptionId: string, type: string) => {
    const customerId = self.subscriptions.get(subscriptionId)?.customerId ?? ''
    listeners.get(customerId)?.(customerId, subscriptionId, type)
  }
  const payments: Payments = {
    ...self,
    async listSubscriptions(customerId) {
      await pause()
      const all = await self.listSubscriptions(customerId)
      await pause()
      return all
    },
    async cancelNow(id) {
      await pause()
      await self.cancelNow(id)
      tell(id, 'customer.subscription.deleted')
      await pause()
    },
    async setCancelAtPeriodEnd(id, ends) {
      await pause()
      await self.setCancelAtPeriodEnd(id, ends)
      tell(id, 'customer.subscription.updated')
      await pause()
    },
  }
  return { payments, self, listeners }
}
