import type { Database } from '../../../db/connect.ts'
import { Failure } from '../../../failure.ts'
import { SANDBOX_ACTS, type Sandbox, type SandboxAct, type SandboxSubscription } from '../../../ports/sandbox.ts'
import type { Emit } from './delivery.ts'
import { changeRow, ended, listRows, type Row, type RowChange, renewed } from './rows.ts'

/** What the sandbox page shows, and moves by hand. */
export function moving(db: Database, emit: Emit): Pick<Sandbox, 'subscriptions' | 'act'> {
  return {
    async subscriptions(customerId) {
      const now = new Date()
      const rows = await listRows(db, customerId)
      return rows.map(({ row, customer }) => toSubscription(row, customer.email, now))
    },
    async act(id, act) {
      const now = new Date()
      const changed = await changeRow(db, id, (row) => actOn(act, row, now)?.change ?? null)
      if (!changed) throw new Failure('not_found')
      const acted = actOn(act, changed.before, now)
      if (!acted) throw new Failure('no_subscription')
      await emit(changed.after.customerId, acted.types)
    },
  }
}

function toSubscription(row: Row, email: string | null, now: Date): SandboxSubscription {
  const { id, customerId, status, payment, cents, periodStart, periodEnd, cancelAtPeriodEnd } = row
  const acts = actsFor(row, now)
  return { id, customerId, email, status, payment, cents, periodStart, periodEnd, cancelAtPeriodEnd, acts }
}

const WEEK_AND_A_DAY_MS = 8 * 24 * 60 * 60 * 1000

/** What an act makes of a subscription, and the events that Stripe tells then. */
interface Acted {
  change: RowChange
  types: string[]
}

type Act = (row: Row, now: Date) => Acted | null

const isRunning = ({ status }: Row) => status === 'active' || status === 'past_due'

const ACTS: Record<SandboxAct, Act> = {
  renew: (row, now) =>
    isRunning(row) && !row.cancelAtPeriodEnd
      ? { change: renewed(now), types: ['invoice.paid', 'customer.subscription.updated'] }
      : null,
  'fail-renewal': (row, now) =>
    row.status === 'active' && !row.cancelAtPeriodEnd
      ? {
          change: { ...renewed(now), status: 'past_due', payment: 'requires_payment_method' },
          types: ['invoice.payment_failed', 'customer.subscription.updated'],
        }
      : null,
  'end-period'(row, now) {
    if (row.status === 'active' && !row.cancelAtPeriodEnd) return ACTS.renew(row, now)
    return isRunning(row) ? { change: ended(row, now), types: ['customer.subscription.deleted'] } : null
  },
  'pass-week': (row) =>
    isRunning(row) || row.status === 'incomplete'
      ? {
          change: {
            createdAt: earlier(row.createdAt),
            periodStart: earlier(row.periodStart),
            periodEnd: earlier(row.periodEnd),
          },
          types: ['customer.subscription.updated'],
        }
      : null,
  refund: ({ payment }) =>
    payment === 'succeeded' ? { change: { payment: 'refunded' }, types: ['charge.refunded'] } : null,
  dispute: ({ payment }) =>
    payment === 'succeeded' ? { change: { payment: 'disputed' }, types: ['charge.dispute.created'] } : null,
  'lose-dispute': ({ payment }) =>
    payment === 'disputed' ? { change: { payment: 'refunded' }, types: ['charge.dispute.closed'] } : null,
  'win-dispute': ({ payment }) =>
    payment === 'disputed' ? { change: { payment: 'succeeded' }, types: ['charge.dispute.closed'] } : null,
}

/** Null where it cannot happen to it now. */
function actOn(act: SandboxAct, row: Row, now: Date): Acted | null {
  return ACTS[act](row, now)
}

/** What can happen to it now. */
function actsFor(row: Row, now: Date): SandboxAct[] {
  return SANDBOX_ACTS.filter((act) => ACTS[act](row, now) !== null)
}

function earlier(moment: Date): Date {
  return new Date(moment.getTime() - WEEK_AND_A_DAY_MS)
}
