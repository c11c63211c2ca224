import { SANDBOX_ACTS, type SandboxAct } from '../../../ports/sandbox.ts'
import { ended, renewed } from './changes.ts'
import type { Row, RowChange } from './rows.ts'

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
export function actOn(act: SandboxAct, row: Row, now: Date): Acted | null {
  return ACTS[act](row, now)
}

/** What can happen to it now. */
export function actsFor(row: Row, now: Date): SandboxAct[] {
  return SANDBOX_ACTS.filter((act) => ACTS[act](row, now) !== null)
}

function earlier(moment: Date): Date {
  return new Date(moment.getTime() - WEEK_AND_A_DAY_MS)
}
