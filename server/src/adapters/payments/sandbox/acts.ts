import { SANDBOX_ACTS, type SandboxAct } from '../../../ports/sandbox.ts'
import { ended, renewed } from './changes.ts'
import type { Happening } from './messages.ts'
import type { Row, RowChange } from './rows.ts'

const WEEK_AND_A_DAY_MS = 8 * 24 * 60 * 60 * 1000

/** What an act makes of a subscription, and the messages that Stripe sends then; null where it cannot happen to it now. */
type Act = (row: Row, now: Date) => { change: RowChange; types: string[] } | null

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

/** What `act` makes of it, and what is told of it; null where that cannot happen to it now. */
export function actOn(act: SandboxAct, row: Row, now: Date): { change: RowChange; happenings: Happening[] } | null {
  const found = ACTS[act](row, now)
  return found && { change: found.change, happenings: found.types.map((type) => happening(type, row)) }
}

/** What can happen to it now. */
export function actsFor(row: Row, now: Date): SandboxAct[] {
  return SANDBOX_ACTS.filter((act) => ACTS[act](row, now) !== null)
}

/** A message about this subscription; one about a dispute names the charge alone, as Stripe's do. */
export function happening(type: string, { id, customerId: customer }: Pick<Row, 'id' | 'customerId'>): Happening {
  if (type.startsWith('charge.dispute.')) {
    return { type, object: { id: `du_${id}`, object: 'dispute', charge: chargeOf(id) } }
  }
  const object = type.split('.').slice(0, -1).at(-1) ?? 'event'
  return { type, object: { id: object === 'subscription' ? id : `${object}_${id}`, object, customer } }
}

const CHARGE = 'ch_'

function chargeOf(subscriptionId: string): string {
  return `${CHARGE}${subscriptionId}`
}

/** The subscription that this charge paid; null where the charge is not the sandbox's. */
export function subscriptionOfCharge(chargeId: string): string | null {
  return chargeId.startsWith(CHARGE) ? chargeId.slice(CHARGE.length) : null
}

function earlier(moment: Date): Date {
  return new Date(moment.getTime() - WEEK_AND_A_DAY_MS)
}
