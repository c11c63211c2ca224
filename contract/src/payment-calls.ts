import { call } from './call.ts'
import {
  BillingPortal,
  DiscountValidation,
  FreeAccessWish,
  PaymentSession,
  Redeemed,
  RedeemWish,
  SubscriptionDetails,
  SubscriptionWish,
} from './payments.ts'

/** The calls of subscribing, codes and managing: no first page needs them, so they come with the pages that do. */
export const paymentCalls = {
  subscription: call('GET', '/api/subscription', null, SubscriptionDetails),
  /** Takes `?code=`; 200 for any code, so that a form can ask while it is being filled in. */
  validateDiscount: call('GET', '/api/validate-discount', null, DiscountValidation),
  createSubscription: call('POST', '/api/create-subscription', SubscriptionWish, PaymentSession),
  /** Premium without a card, by the secret of a `free` session. */
  activateFreeAccess: call('POST', '/api/activate-free-access', FreeAccessWish, SubscriptionDetails),
  /** Free stories for a code, once a family. */
  redeemCode: call('POST', '/api/redeem-code', RedeemWish, Redeemed),
  /** Takes `?language=`, one of `LANGUAGES`, for the provider's page; without it, the browser's. */
  billingPortal: call('POST', '/api/billing-portal', null, BillingPortal),
  /** Ends with the period that is paid for; until then nothing changes. */
  cancelSubscription: call('POST', '/api/cancel-subscription', null, SubscriptionDetails),
  resumeSubscription: call('POST', '/api/resume-subscription', null, SubscriptionDetails),
  /** Asks the payment provider now, where its own word is late or cannot reach this server. */
  refreshSubscription: call('POST', '/api/refresh-subscription', null, SubscriptionDetails),
} as const
