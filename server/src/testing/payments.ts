import { Failure } from '../http/failure.ts'
import type { Payments, SubscriptionState } from '../ports/payments.ts'

/** A subscription of the scripted provider, and what only it knows. */
export interface ScriptedSubscription extends SubscriptionState {
  customerId: string
  clientSecret: string
  cents: number
}

export interface ScriptedPayments extends Payments {
  /** Methods asked so far, in order. */
  asked: string[]
  /** True: every call fails as a provider that is down does. */
  isDown: boolean
  /** By id, in the order in which they were made. */
  subscriptions: Map<string, ScriptedSubscription>
  /** Customers forgotten, in order. */
  forgotten: string[]
  /** Confirms the first payment, or pays a failed renewal. */
  pay(id: string): void
  change(id: string, change: Partial<SubscriptionState>): void
  /** The body and signature that the webhook route accepts. */
  message(event: { id: string; type: string; customerId: string | null }): { raw: string; signature: string }
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const OVER = new Set(['canceled', 'incomplete_expired'])

/** A payment provider in memory, for tests about something else than a real one's protocol. */
export function scriptedPayments(): ScriptedPayments {
  const asked: string[] = []
  const forgotten: string[] = []
  const subscriptions: ScriptedPayments['subscriptions'] = new Map()
  const orders = new Map<string, string>()
  const customers = new Map<string, string>()

  function find(id: string): ScriptedSubscription {
    const found = subscriptions.get(id)
    if (!found) throw new Failure('payment_failed')
    return found
  }
  function change(id: string, changed: Partial<SubscriptionState>): void {
    Object.assign(find(id), changed)
  }
  const started = ({ id, clientSecret }: ScriptedSubscription) => ({ id, clientSecret, mode: 'payment' as const })

  const scripted: ScriptedPayments = {
    adapter: 'sandbox',
    publishableKey: null,
    asked,
    isDown: false,
    subscriptions,
    forgotten,
    change,
    pay(id) {
      change(id, { status: 'active', paidUntil: new Date(Date.now() + MONTH_MS) })
    },
    message: (event) => ({ raw: JSON.stringify(event), signature: 'scripted' }),

    async ensureCustomer({ userId, customerId }) {
      const id = customerId ?? customers.get(userId) ?? `cus_${userId}`
      customers.set(userId, id)
      return id
    },
    async startSubscription({ customerId, cents, idempotencyKey }) {
      const known = orders.get(idempotencyKey)
      if (known) return started(find(known))
      const id = `sub_${subscriptions.size + 1}_${customerId}`
      orders.set(idempotencyKey, id)
      const made: ScriptedSubscription = {
        ...{ id, customerId, cents, status: 'incomplete', clientSecret: `pi_${id}_secret` },
        ...{ paidUntil: new Date(), cancelAtPeriodEnd: false, tax: null, isRefunded: false, isDisputed: false },
      }
      subscriptions.set(id, made)
      return started(made)
    },
    async findStarted(id) {
      const found = subscriptions.get(id)
      return found?.status === 'incomplete' ? started(found) : null
    },
    async abandon(id) {
      const { status } = find(id)
      if (status === 'incomplete') change(id, { status: 'incomplete_expired' })
      return status === 'incomplete' || OVER.has(status)
    },
    async setCancelAtPeriodEnd(id, cancelAtPeriodEnd) {
      change(id, { cancelAtPeriodEnd })
    },
    async cancelNow(id) {
      if (!OVER.has(find(id).status)) change(id, { status: 'canceled' })
    },
    async portalUrl({ customerId }) {
      return `https://billing.example.com/${customerId}`
    },
    async listSubscriptions(customerId) {
      const all = [...subscriptions.values()].filter((one) => one.customerId === customerId).reverse()
      const lastOver = all.find(({ status }) => OVER.has(status))
      return all.filter((one) => !OVER.has(one.status) || one === lastOver).map((one) => ({ ...one }))
    },
    async forgetCustomer(customerId) {
      forgotten.push(customerId)
      for (const one of subscriptions.values()) if (one.customerId === customerId) one.status = 'canceled'
    },
    parseWebhook(raw, signature) {
      if (signature !== 'scripted') throw new Failure('webhook_refused')
      return JSON.parse(Buffer.from(raw).toString('utf8'))
    },
  }
  return watched(scripted)
}

/** Notes what is asked, and fails it while the provider is down. */
function watched(payments: ScriptedPayments): ScriptedPayments {
  const ours = new Set(['pay', 'change', 'message', 'parseWebhook'])
  for (const [name, method] of Object.entries(payments)) {
    if (typeof method !== 'function' || ours.has(name)) continue
    Object.assign(payments, {
      async [name](...args: unknown[]) {
        payments.asked.push(name)
        if (payments.isDown) throw new Failure('payment_failed')
        return (method as (...all: unknown[]) => unknown)(...args)
      },
    })
  }
  return payments
}
