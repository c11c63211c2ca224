import type { SandboxOutcome, TestCard } from '@perinka/contract/sandbox-calls'

/** What happens to a subscription by itself or at a bank, made to happen at once. */
export const SANDBOX_ACTS = [
  'renew',
  'fail-renewal',
  /** A cancelled one ends, a running one is renewed, one whose renewal failed is given up. */
  'end-period',
  /** Its moments move 8 days back: longer than the grace after a failed renewal. */
  'pass-week',
  'refund',
  'dispute',
  'lose-dispute',
  'win-dispute',
] as const
export type SandboxAct = (typeof SANDBOX_ACTS)[number]

export interface SandboxSubscription {
  id: string
  customerId: string
  email: string | null
  /** Stripe's word. */
  status: string
  /** How its last payment stands. */
  payment: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'refunded' | 'disputed'
  /** What a month costs, tax included. */
  cents: number
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** What can happen to it now. */
  acts: SandboxAct[]
}

/** How the id of each of its customers begins, and of no other provider's. */
export const SANDBOX_CUSTOMER = 'cus_sandbox_'

export interface Sandbox {
  /** Pays with a test card, once however often it is asked; throws `Failure('not_found')` where the secret is not this family's. */
  confirm(userId: string, clientSecret: string, card: TestCard): Promise<SandboxOutcome>
  /** Answers what the bank asked; throws as `confirm` does. */
  authenticate(userId: string, clientSecret: string, approve: boolean): Promise<SandboxOutcome>
  /** Newest first; everybody's where no customer is named. */
  subscriptions(customerId: string | null): Promise<SandboxSubscription[]>
  /** Throws `Failure('not_found')`, or `Failure('no_subscription')` where that cannot happen to it now. */
  act(subscriptionId: string, act: SandboxAct): Promise<void>
}
