import type { Logger } from 'pino'
import type { Database } from '../../../db/connect.ts'
import { Failure } from '../../../failure.ts'
import { isOver, type Payments, type StartedSubscription, type SubscriptionState } from '../../../ports/payments.ts'
import type { Sandbox } from '../../../ports/sandbox.ts'
import { confirming } from './confirming.ts'
import { type Deliver, emitter } from './delivery.ts'
import { moving } from './moving.ts'
import {
  changeRow,
  deleteCustomer,
  ended,
  findSubscription,
  insertSubscription,
  listRows,
  type Row,
  type RowChange,
  saveCustomer,
} from './rows.ts'

export interface SandboxSetting {
  db: Database
  log: Logger
  deliver: Deliver
  /** Where its subscriptions are shown and moved; null where that page is not there. */
  pageUrl: string | null
  /** Pauses before an event that was not taken is delivered again. */
  pausesMs?: number[]
}

export type SandboxPayments = Payments & { sandbox: Sandbox }

/**
 * Stands in for a payment provider: test cards, no money, its own rows. It answers and tells as Stripe does, but of its events
 * in process: no webhook is believed that comes from outside.
 */
export function sandboxPayments({ db, log, deliver, pageUrl, pausesMs }: SandboxSetting): SandboxPayments {
  const emit = emitter(deliver, log, pausesMs)

  /** Tells of a change as Stripe does: whoever asked for it does not wait until it is told. */
  async function change(id: string, type: string, wanted: (row: Row) => RowChange | null): Promise<Row | null> {
    const changed = await changeRow(db, id, wanted)
    if (changed && changed.after !== changed.before) void emit(changed.after.customerId, [type])
    return changed?.after ?? null
  }

  return {
    adapter: 'sandbox',
    publishableKey: null,
    ensureCustomer: ({ userId, email, country }) => saveCustomer(db, userId, { email, country }),
    async startSubscription(order) {
      return toStarted(await insertSubscription(db, order))
    },
    async findStarted(id) {
      const row = await findSubscription(db, id)
      return row?.status === 'incomplete' ? toStarted(row) : null
    },
    async abandon(id) {
      const row = await change(id, 'customer.subscription.updated', (row) =>
        row.status === 'incomplete' ? { status: 'incomplete_expired' } : null,
      )
      return row === null || isOver(row.status)
    },
    async setCancelAtPeriodEnd(id, cancelAtPeriodEnd) {
      const row = await change(id, 'customer.subscription.updated', (row) =>
        isOver(row.status) || row.cancelAtPeriodEnd === cancelAtPeriodEnd ? null : { cancelAtPeriodEnd },
      )
      if (row?.cancelAtPeriodEnd !== cancelAtPeriodEnd) throw new Failure('payment_failed')
    },
    async cancelNow(id) {
      await change(id, 'customer.subscription.deleted', (row) => (isOver(row.status) ? null : ended(row, new Date())))
    },
    async portalUrl({ customerId, returnUrl, language }) {
      return pageUrl ? `${pageUrl}?${new URLSearchParams({ customer: customerId, language })}` : returnUrl
    },
    async listSubscriptions(customerId) {
      const rows = await listRows(db, customerId)
      const last = lastOver(rows.map(({ row }) => row))
      const listed = rows.filter(({ row }) => row === last || !isOver(row.status))
      return listed.map(({ row, customer }) => toState(row, customer.country))
    },
    async forgetCustomer(customerId) {
      await deleteCustomer(db, customerId)
      return true
    },
    customerOfCharge: async () => null,
    parseWebhook() {
      throw new Failure('webhook_refused')
    },

    sandbox: { ...confirming(db, emit), ...moving(db, emit) },
  }
}

/** Of those that are over, the one that ended last. */
function lastOver(rows: Row[]): Row | undefined {
  const over = rows.filter(({ status }) => isOver(status))
  return over.toSorted((a, b) => b.periodEnd.getTime() - a.periodEnd.getTime())[0]
}

function toStarted({ id, clientSecret, cents }: Row): StartedSubscription {
  return { id, clientSecret, cents, mode: clientSecret.startsWith('seti_') ? 'setup' : 'payment' }
}

function toState(row: Row, country: string): SubscriptionState {
  return {
    id: row.id,
    status: row.status,
    paidUntil: row.status === 'past_due' ? row.periodStart : row.periodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    hasStarted: !row.status.startsWith('incomplete'),
    tax: taxWithin(row.cents, country),
    isRefunded: row.payment === 'refunded',
    isDisputed: row.payment === 'disputed',
  }
}

/** Standard VAT in percent where Perinka would have to collect it: the European Union, as of 2026. */
const RATES: [percentage: number, countries: string[]][] = [
  [17, ['LU']],
  [18, ['MT']],
  [19, ['CY', 'DE']],
  [20, ['AT', 'BG', 'FR']],
  [21, ['BE', 'CZ', 'ES', 'LT', 'LV', 'NL', 'RO']],
  [22, ['IT', 'SI']],
  [23, ['IE', 'PL', 'PT', 'SK']],
  [24, ['EE', 'GR']],
  [25, ['DK', 'HR', 'SE']],
  [25.5, ['FI']],
  [27, ['HU']],
]

/** The tax within `cents`, in the shape of Stripe's `total_taxes`. `country`: ISO 3166-1 alpha-2. */
function taxWithin(cents: number, country: string): NonNullable<SubscriptionState['tax']> {
  const [percentage] = RATES.find(([, countries]) => countries.includes(country)) ?? [0]
  const amount = Math.round((cents * percentage) / (100 + percentage))
  const rate = {
    amount,
    tax_behavior: 'inclusive',
    tax_rate_details: { tax_rate: `txr_sandbox_${country}` },
    taxability_reason: percentage > 0 ? 'standard_rated' : 'not_collecting',
    taxable_amount: cents - amount,
    type: 'tax_rate_details',
  }
  return { amountCents: amount, rates: [rate], behavior: 'inclusive' }
}
