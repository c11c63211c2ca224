import type { users } from '../../db/schema.ts'
import type { ScriptedSubscription } from '../payments.ts'

export type Row = Pick<
  typeof users.$inferSelect,
  'stripeSubscriptionId' | 'subscriptionStatus' | 'subscriptionTier' | 'subscriptionEndDate' | 'cancelAtPeriodEnd'
>

interface Ended {
  /** The provider's subscriptions of the family, oldest first. */
  all: ScriptedSubscription[]
  isFree: boolean
  isDeleted: boolean
  mayEnd: ReadonlySet<string>
}

/** What is wrong after a history; empty where everything is right. Written without a look at how the product decides. */
export function wrongs({ all, isFree, isDeleted, mayEnd }: Ended, row: Row | undefined): string[] {
  const wrong: string[] = []
  for (const { id, status } of all) {
    if (status === 'canceled' && !mayEnd.has(id)) wrong.push(`${id} was ended, and nothing spoke for that`)
  }
  if (isDeleted) return row ? [...wrong, 'the account is there again'] : wrong
  if (!row) return [...wrong, 'the account is gone']

  const charging = all.filter(({ status }) => status === 'active' || status === 'past_due')
  if (charging.length > (isFree ? 0 : 1)) wrong.push(`${charging.length} subscriptions charge the family`)
  for (const { id, isRefunded, isDisputed, cancelAtPeriodEnd } of charging) {
    if (isRefunded) wrong.push(`${id} runs on with its money gone`)
    if (isDisputed && !cancelAtPeriodEnd) wrong.push(`${id} would charge although it is disputed`)
  }
  for (const [column, value] of Object.entries(isFree ? FREE : demanded(all))) {
    const is = row[column as keyof Row]
    if (String(is) !== String(value)) wrong.push(`${column} is ${is}, but ${value} is right`)
  }
  return wrong
}

const FREE: Row = {
  stripeSubscriptionId: null,
  subscriptionStatus: 'active',
  subscriptionTier: 'full_discount',
  subscriptionEndDate: null,
  cancelAtPeriodEnd: false,
}

function demanded(all: ScriptedSubscription[]): Row {
  const newestFirst = [...all].reverse()
  const having = (...statuses: string[]) => newestFirst.find(({ status }) => statuses.includes(status))
  const one = having('active') ?? having('past_due') ?? having('incomplete') ?? newestFirst[0]
  if (!one) {
    return {
      stripeSubscriptionId: null,
      subscriptionStatus: 'inactive',
      subscriptionTier: 'free',
      subscriptionEndDate: null,
      cancelAtPeriodEnd: false,
    }
  }
  const isOpen = one.status === 'active' || one.status === 'past_due'
  return {
    stripeSubscriptionId: one.id,
    subscriptionStatus: one.status,
    subscriptionTier: isOpen ? 'premium' : 'free',
    subscriptionEndDate: one.status.startsWith('incomplete') ? null : one.paidUntil,
    cancelAtPeriodEnd: isOpen && one.cancelAtPeriodEnd,
  }
}
