import { Failure } from '../failure.ts'
import { type CustomerDetails, PaymentRefused, type Payments, type SubscriptionState } from '../ports/payments.ts'

/** A subscription of the scripted provider, and what only it knows. */
export interface ScriptedSubscription extends SubscriptionState {
  customerId: string
  clientSecret: string
  cents: number
}

export interface ScriptedPayments extends Payments {
  /** Methods asked so far, in order. */
  calls: string[]
  /** True: every call fails as a provider that is down does. */
  isDown: boolean
  /** Single methods that fail: `before` their work, or after it, when only the answer is lost. */
  broken: Map<string, 'before' | 'after'>
  /** Customers of another account at the provider, of whom it refuses to speak. */
  strangers: Set<string>
  /** Told of each call once its work is done, before its answer arrives. */
  afterwards: ((method: string) => Promise<unknown>) | null
  /** By id, in the order in which they were made. */
  subscriptions: Map<string, ScriptedSubscription>
  /** What it was last told of each customer. */
  customers: Map<string, CustomerDetails>
  /** Customers forgotten, in order. */
  forgotten: string[]
  /** Whose charge each is, by its id. */
  charges: Map<string, string>
  /** Confirms the first payment, or pays a failed renewal. */
  pay(id: string): void
  change(id: string, change: Partial<SubscriptionState>): void
  /** The body and signature that the webhook route accepts. */
  webhook(event: { id: string; type: string; customerId: string | null; chargeId?: string }): {
    raw: string
    signature: string
  }
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const OVER = new Set(['canceled', 'incomplete_expired'])

/** A payment provider in memory, for tests about something else than a real one's protocol. */
export function scriptedPayments(): ScriptedPayments {
  const calls: string[] = []
  const forgotten: string[] = []
  const subscriptions: ScriptedPayments['subscriptions'] = new Map()
  const orders = new Map<string, string>()
  const customers: ScriptedPayments['customers'] = new Map()
  const charges = new Map<string, string>()

  function find(id: string): ScriptedSubscription {
    const found = subscriptions.get(id)
    if (!found) throw new Failure('payment_failed')
    return found
  }
  function change(id: string, changed: Partial<SubscriptionState>): void {
    Object.assign(find(id), changed)
  }
  const started = ({ id, clientSecret, cents }: ScriptedSubscription) => ({
    id,
    clientSecret,
    cents,
    mode: 'payment' as const,
  })

  const scripted: ScriptedPayments = {
    adapter: 'sandbox',
    publishableKey: null,
    calls,
    isDown: false,
    broken: new Map(),
    strangers: new Set(),
    afterwards: null,
    subscriptions,
    customers,
    forgotten,
    charges,
    change,
    pay(id) {
      change(id, { status: 'active', hasStarted: true, paidUntil: new Date(Date.now() + MONTH_MS) })
    },
    webhook: (event) => ({ raw: JSON.stringify(event), signature: 'scripted' }),

    async ensureCustomer(details) {
      const id = details.customerId ?? `cus_${details.userId}`
      customers.set(id, details)
      return id
    },
    async startSubscription({ customerId, cents, idempotencyKey }) {
      const known = orders.get(idempotencyKey)
      if (known) return started(find(known))
      const id = `sub_${subscriptions.size + 1}_${customerId}`
      orders.set(idempotencyKey, id)
      const made: ScriptedSubscription = {
        id,
        customerId,
        cents,
        status: 'incomplete',
        clientSecret: `pi_${id}_secret`,
        paidUntil: new Date(),
        cancelAtPeriodEnd: false,
        hasStarted: false,
        tax: null,
        isRefunded: false,
        isDisputed: false,
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
    async portalUrl({ customerId, returnUrl, language }) {
      return `https://billing.example.com/${language}/${customerId}?back=${returnUrl}`
    },
    async listSubscriptions(customerId) {
      if (scripted.strangers.has(customerId)) throw new PaymentRefused(new Error('No such customer'))
      const all = [...subscriptions.values()].filter((one) => one.customerId === customerId).reverse()
      const lastOver = all.find(({ status }) => OVER.has(status))
      return all.filter((one) => !OVER.has(one.status) || one === lastOver).map((one) => ({ ...one }))
    },
    async forgetCustomer(customerId) {
      forgotten.push(customerId)
      for (const one of subscriptions.values()) if (one.customerId === customerId) one.status = 'canceled'
      return customers.has(customerId)
    },
    parseWebhook(raw, signature) {
      if (signature !== 'scripted') throw new Failure('webhook_refused')
      return { chargeId: null, ...JSON.parse(Buffer.from(raw).toString('utf8')) }
    },
    async customerOfCharge(chargeId) {
      return charges.get(chargeId) ?? null
    },
  }
  return watched(scripted)
}

/** Notes each call, and fails it while the provider is down. */
function watched(payments: ScriptedPayments): ScriptedPayments {
  const ours = new Set(['pay', 'change', 'webhook', 'parseWebhook'])
  for (const [name, method] of Object.entries(payments)) {
    if (typeof method !== 'function' || ours.has(name)) continue
    Object.assign(payments, {
      async [name](...args: unknown[]) {
        payments.calls.push(name)
        const { isDown, broken } = payments
        if (isDown || broken.get(name) === 'before') throw new Failure('payment_failed')
        const answer = await (method as (...all: unknown[]) => unknown)(...args)
        await payments.afterwards?.(name)
        if (broken.get(name) === 'after') throw new Failure('payment_failed')
        return answer
      },
    })
  }
  return payments
}
