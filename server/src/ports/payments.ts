import type { Language } from '@perinka/contract/catalog'
import { Failure } from '../failure.ts'
import type { Sandbox } from './sandbox.ts'

/** Who pays, as the payment provider is told. */
export interface CustomerDetails {
  userId: string
  email: string | null
  /** ISO 3166-1 alpha-2, for the tax. */
  country: string
  /** The provider's customer of an earlier visit; null for the first. */
  customerId: string | null
}

/** What a family's new subscription shall be. */
export interface SubscriptionOrder {
  customerId: string
  userId: string
  /** Whole, 0 to 99: a full discount never reaches a payment provider. */
  discountPercentage: number
  /** What each month shall cost, tax included: never more than this is asked for. */
  cents: number
  /** The same order asked twice makes one subscription. At most 200 characters. */
  idempotencyKey: string
}

/** A subscription that waits for its first payment. */
export interface StartedSubscription {
  id: string
  /** `pi_…` where a payment is to be confirmed, `seti_…` where a card is to be set up without one. */
  clientSecret: string
  mode: 'payment' | 'setup'
  /** What a month of it costs, tax included, as the provider reckons it; it may round half a cent the family's way. */
  cents: number
}

/** A subscription as the provider knows it at this moment. */
export interface SubscriptionState {
  id: string
  /** Stripe's word: incomplete, incomplete_expired, active, trialing, past_due, canceled, unpaid, paused, or one we do not know. */
  status: string
  /** End of the period that was paid for; while a renewal fails, the moment it was due. */
  paidUntil: Date
  cancelAtPeriodEnd: boolean
  /** Whether its first payment was ever made, or its card set up: it has given Premium, if only for a moment. */
  hasStarted: boolean
  /** Of its last invoice; null while there is none. */
  tax: { amountCents: number; rates: unknown; behavior: string | null } | null
  /** The money of the running period has gone back: refunded whole, or a dispute was lost. */
  isRefunded: boolean
  /** The parent's bank disputes a charge and has not decided. */
  isDisputed: boolean
}

/** Whether nothing more can be charged for a subscription of this status, in Stripe's words. */
export function isOver(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Events that may mean a change for a family, in Stripe's words; a provider's others are kept and mean nothing here. */
export const PAYMENT_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'customer.deleted',
] as const

/** What a signed event of the provider says; what it carries beyond this is not believed but fetched again. */
export interface PaymentEvent {
  id: string
  type: string
  /** Null where it names nobody. */
  customerId: string | null
  /** The charge that it is about where it names no customer, as a dispute: `customerOfCharge` says whose it is. Else null. */
  chargeId: string | null
}

/** The provider is there and refuses what was asked: asking again says the same, of another family it may not. */
export class PaymentRefused extends Failure {
  constructor(cause: unknown) {
    super('payment_failed', { cause })
  }
}

/**
 * Who takes the money. Every method may throw `Failure('payment_failed')`: the provider is down, slow or
 * refuses (`PaymentRefused`); nothing is stored then, and asking again with the same arguments is safe.
 */
export interface Payments {
  adapter: 'sandbox' | 'stripe'
  /** What the provider's code needs in the browser; null where there is none of it. */
  publishableKey: string | null
  /** The customer of this family, made where there is none, told of the present country and e-mail. */
  ensureCustomer(details: CustomerDetails): Promise<string>
  startSubscription(order: SubscriptionOrder): Promise<StartedSubscription>
  /** Its secret, while the first payment can still be confirmed; null once that is over. */
  findStarted(subscriptionId: string): Promise<StartedSubscription | null>
  /**
   * Ends at once what waits for its first payment. False where that payment has meanwhile been made, or is under way: the
   * subscription stands.
   */
  abandon(subscriptionId: string): Promise<boolean>
  /** Whether the subscription ends with its period. */
  setCancelAtPeriodEnd(subscriptionId: string, ends: boolean): Promise<void>
  /** Ends it at once; nothing where it has ended. */
  cancelNow(subscriptionId: string): Promise<void>
  /** Where the customer manages card and invoices, valid for a few minutes. */
  portalUrl(customer: { customerId: string; returnUrl: string; language: Language }): Promise<string>
  /** All subscriptions of this customer that are not over, and the one that ended last; newest first. */
  listSubscriptions(customerId: string): Promise<SubscriptionState[]>
  /**
   * Ends every subscription of this customer and forgets what is known of them but their invoices; nothing where that has
   * been done. False where the provider has never heard of them: they may pay at another account of ours.
   */
  forgetCustomer(customerId: string): Promise<boolean>
  /**
   * Whose charge it is; null where the provider does not know it. To be asked before an event with a `chargeId` is stored: a
   * failure then makes the provider send the event again.
   */
  customerOfCharge(chargeId: string): Promise<string | null>
  /** What a stand-in can do beyond a real provider; absent with one. */
  sandbox?: Sandbox
  /** Throws `Failure('webhook_refused')` where `raw`, the body's bytes as they came, was not signed by the provider within 5 minutes. */
  parseWebhook(raw: Uint8Array, signature: string | undefined): PaymentEvent
}
