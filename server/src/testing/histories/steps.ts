import type { ScriptedSubscription } from '../payments.ts'
import { type Life, ownOf, paidOnes, type Step, those } from './life.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const UPDATED = 'customer.subscription.updated'
const DELETED = 'customer.subscription.deleted'

/** A step that happens to one of the subscriptions that `which` finds. */
function toOne(
  name: string,
  often: number,
  which: (life: Life) => ScriptedSubscription[],
  happen: (life: Life, one: ScriptedSubscription) => void,
): Step {
  return {
    name,
    weight: (life) => (which(life).length > 0 ? often : 0),
    happen(life) {
      const one = life.random.pick(which(life))
      if (one) happen(life, one)
    },
  }
}

const set = ({ provider }: Life, { id }: ScriptedSubscription, change: Partial<ScriptedSubscription>) =>
  provider.change(id, change)

async function order(life: Life): Promise<void> {
  const { customerId, userId, provider } = life
  const cents = { discountPercentage: 0, cents: 599 }
  const { id } = await provider.startSubscription({ customerId, userId, ...cents, idempotencyKey: crypto.randomUUID() })
  life.send('customer.subscription.created', id)
}

const active = (life: Life) => those(life, ['active'])
const running = (life: Life) => those(life, ['active'], false)
const failing = (life: Life) => those(life, ['past_due'])
const waiting = (life: Life) => those(life, ['incomplete'])

/** Everything that can happen to a family's subscriptions. */
export const STEPS: Step[] = [
  {
    name: 'subscribes',
    weight: (life) => (paidOnes(life).length + waiting(life).length === 0 && !life.isFree ? 30 : 0),
    happen: order,
  },
  {
    name: 'subscribes once more',
    weight: (life) => (paidOnes(life).length + waiting(life).length === 1 && !life.isFree ? 2 : 0),
    happen: order,
  },
  toOne('pays', 30, waiting, (life, one) => {
    const paid = paidOnes(life)
    for (const { id } of paid.length > 0 || life.isFree ? [...paid, one] : []) life.mayEnd.add(id)
    life.provider.pay(one.id)
    life.send('invoice.paid', one.id)
    life.send(UPDATED, one.id)
  }),
  toOne('is declined', 6, waiting, (life, one) => life.send('invoice.payment_failed', one.id)),
  toOne('lets the first payment expire', 3, waiting, (life, one) => {
    set(life, one, { status: 'incomplete_expired' })
    life.send(UPDATED, one.id)
  }),
  toOne('is renewed', 10, running, (life, one) => {
    set(life, one, { paidUntil: new Date(one.paidUntil.getTime() + MONTH_MS) })
    life.send('invoice.paid', one.id)
    life.send(UPDATED, one.id)
  }),
  toOne('fails to be renewed', 8, running, (life, one) => {
    set(life, one, { status: 'past_due', paidUntil: new Date() })
    life.send('invoice.payment_failed', one.id)
    life.send(UPDATED, one.id)
  }),
  toOne('recovers', 12, failing, (life, one) => {
    life.provider.pay(one.id)
    life.send(UPDATED, one.id)
    life.send('invoice.paid', one.id)
  }),
  toOne('is given up', 6, failing, (life, one) => {
    const status = life.random.happens(0.7) ? 'canceled' : 'unpaid'
    life.mayEnd.add(one.id)
    set(life, one, { status })
    life.send(status === 'canceled' ? DELETED : UPDATED, one.id)
  }),
  toOne('cancels', 10, running, (life, one) => {
    set(life, one, { cancelAtPeriodEnd: true })
    life.send(UPDATED, one.id)
  }),
  toOne(
    'resumes',
    8,
    (life) => those(life, ['active', 'past_due'], true),
    (life, one) => {
      set(life, one, { cancelAtPeriodEnd: false })
      life.send(UPDATED, one.id)
    },
  ),
  toOne(
    'ends with its period',
    8,
    (life) => those(life, ['active'], true),
    (life, one) => {
      life.mayEnd.add(one.id)
      set(life, one, { status: 'canceled', paidUntil: new Date() })
      life.send(DELETED, one.id)
    },
  ),
  toOne('is refunded', 3, active, (life, one) => {
    life.mayEnd.add(one.id)
    set(life, one, { isRefunded: true })
    life.send('charge.refunded', one.id)
  }),
  toOne('is disputed', 3, active, (life, one) => {
    set(life, one, { isDisputed: true })
    life.send('charge.dispute.created', one.id, 'charge')
  }),
  toOne(
    'is decided upon',
    8,
    (life) => active(life).filter(({ isDisputed }) => isDisputed),
    (life, one) => {
      const isLost = life.random.happens(0.5)
      if (isLost) life.mayEnd.add(one.id)
      set(life, one, { isDisputed: false, isRefunded: isLost })
      life.send('charge.dispute.closed', one.id, 'charge')
    },
  ),
  toOne('says nothing new', 4, paidOnes, (life, one) => life.send('invoice.finalized', one.id)),
  { name: 'is looked at', weight: () => 12, happen: (life) => life.look() },
  {
    name: 'gets free access by a code',
    weight: (life) => (paidOnes(life).length === 0 && !life.isFree ? 2 : 0),
    happen: (life) => life.grantFree(),
  },
  {
    name: 'deletes the account',
    weight: (life) => (life.history.length > 3 ? 0.7 : 0),
    async happen(life) {
      await life.deleteAccount()
      for (const { id } of ownOf(life)) life.mayEnd.add(id)
      await life.provider.forgetCustomer(life.customerId)
      life.send('customer.deleted', null)
    },
  },
]
