import type { users } from '../db/schema.ts'
import type { SubscriptionState } from '../ports/payments.ts'

/** Statuses, in Stripe's words, of a subscription that somebody pays for. */
export const LIVE: readonly string[] = ['active', 'trialing', 'past_due']
/** The first payment was not made in time, or somebody gave it up. */
const NEVER_PAID = ['incomplete', 'incomplete_expired']

/** Whether somebody pays for a subscription of this status: another one beside it would be one too many. */
export function isLive(status: string): boolean {
  return LIVE.includes(status)
}

/** Lower is better: paid, then failing to renew, then waiting for its first payment, then all the rest. */
function rank({ status }: SubscriptionState): number {
  if (status === 'active' || status === 'trialing') return 0
  if (status === 'past_due') return 1
  return status === 'incomplete' ? 2 : 3
}

/** The live one that stays: a paid one, the first of several. `all`: newest first. */
function chooseLive(all: SubscriptionState[]): SubscriptionState | null {
  const oldestFirst = all.filter(({ status }) => isLive(status)).reverse()
  return oldestFirst.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

/** The one that says how the family stands; null where there is none. `all`: newest first. */
export function chooseSubscription(all: SubscriptionState[]): SubscriptionState | null {
  return chooseLive(all) ?? all.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

/** What has to change at the provider before its word is taken down; ids of subscriptions. */
export interface Corrections {
  /** Their money has gone back: Premium ends with it. */
  refunded: string[]
  /** One too many: the family would pay twice. */
  doubled: string[]
  /** The parent's bank is asked about a charge: no further one, while Premium stays. */
  disputed: string[]
}

/** `all`: newest first. `isFree`: the family has Premium by a full discount and owes nothing. */
export function correctionsOf(all: SubscriptionState[], isFree: boolean): Corrections {
  const live = all.filter(({ status }) => isLive(status))
  const refunded = live.filter((one) => one.isRefunded)
  const paid = live.filter((one) => !one.isRefunded)
  const stays = isFree ? null : chooseLive(paid)
  const disputed = paid.filter((one) => one === stays && one.isDisputed && !one.cancelAtPeriodEnd)
  return {
    refunded: refunded.map(({ id }) => id),
    doubled: paid.filter((one) => one !== stays).map(({ id }) => id),
    disputed: disputed.map(({ id }) => id),
  }
}

/** What is written of the chosen subscription. `knownId`: the one written before, which the provider may have forgotten. */
export function toBillingColumns(
  chosen: SubscriptionState | null,
  knownId: string | null,
): Partial<typeof users.$inferInsert> {
  if (!chosen) {
    return {
      stripeSubscriptionId: knownId,
      subscriptionStatus: knownId === null ? 'inactive' : 'canceled',
      subscriptionTier: 'free',
      subscriptionEndDate: null,
      cancelAtPeriodEnd: false,
    }
  }
  const { id, status, paidUntil, cancelAtPeriodEnd, tax } = chosen
  return {
    stripeSubscriptionId: id,
    subscriptionStatus: status,
    subscriptionTier: isLive(status) ? 'premium' : 'free',
    subscriptionEndDate: NEVER_PAID.includes(status) ? null : paidUntil,
    cancelAtPeriodEnd: isLive(status) && cancelAtPeriodEnd,
    // An invoice that is still to come does not undo what the last one said.
    ...(tax && { vatTaxBehavior: tax.behavior, lastTaxAmountCents: tax.amountCents, lastTaxRatesJson: tax.rates }),
  }
}
