import * as z from 'zod/mini'
import { PRICE_CENTS } from './catalog.ts'
import { Moment } from './fields.ts'

/**
 * Subscribing, codes and what follows. Apart from `billing.ts`, which every first page needs.
 */

/**
 * Where Premium comes from: nowhere, a paid subscription, a full-discount code (no card, no end), an operator's grant for
 * life, or a server without payments, on which everybody has everything.
 */
export const PLANS = ['free', 'subscription', 'full-discount', 'lifetime', 'unlimited'] as const

/** How the family's Premium stands, for the page on which it is managed. */
export const SubscriptionDetails = z.object({
  plan: z.enum(PLANS),
  /** Stripe's word: inactive (never subscribed), incomplete, active, trialing, past_due, canceled, unpaid, paused … */
  status: z.string(),
  isActive: z.boolean(),
  /** End of the period that was paid for; null where there is none. */
  periodEnd: z.nullable(Moment),
  /** Whether the subscription ends with that period: no further charge. */
  cancelAtPeriodEnd: z.boolean(),
  /** Until when a failed renewal leaves Premium open; null unless one has failed. */
  graceEnd: z.nullable(Moment),
  /** ISO 3166-1 alpha-2; null where the family has not said. */
  residencyCountry: z.nullable(z.string()),
})
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>

/** Longest code that is looked up; Perinka's own are at most this long. */
export const MAX_CODE_LENGTH = 40

/** A code as it is stored and compared; may be empty. What was typed or stood in an address is parsed once, where it comes in. */
export type Code = string & z.core.$brand<'Code'>

/** Upper case, without blanks around it. What cannot be seen came by copying it. */
export function parseCode(typed: string): Code {
  const code = typed.replace(/\p{Cf}/gu, '').trim()
  return code.toUpperCase() as Code
}

const TypedCode = z
  .string('validation.codeRequired')
  .check(z.overwrite(parseCode), z.maxLength(MAX_CODE_LENGTH, 'validation.tooLong'))
  .brand<'Code'>()
/** A code that has to be there. */
export const CodeField = TypedCode.check(z.minLength(1, 'validation.codeRequired'))

/** Always answered, also for a code that nobody knows: then `valid` is false and the percentage 0. */
export const DiscountValidation = z.object({ valid: z.boolean(), discountPercentage: z.number() })
export type DiscountValidation = z.infer<typeof DiscountValidation>

/** Opens, or opens again, the family's payment session; a code lowers what it asks for. No body at all: the full price. */
export const SubscriptionWish = z._default(
  z.object({
    /** Absent, null or empty: none. */
    discountCode: z.nullish(TypedCode),
    /** One of `COUNTRIES`, for the tax; without it the one said before, else `HOME_COUNTRY`. */
    residencyCountry: z.optional(z.string('validation.country').check(z.regex(/^[A-Z]{2}$/, 'validation.country'))),
  }),
  {},
)
export type SubscriptionWish = z.infer<typeof SubscriptionWish>

export const PAYMENT_MODES = ['payment', 'setup', 'free'] as const

/**
 * `clientSecret` begins with `pi_` (confirm a payment), `seti_` (confirm a setup) or `seti_free_` (no card: activate).
 * `cents` is what each month costs with the discount, tax included.
 */
export const PaymentSession = z.object({
  clientSecret: z.string(),
  mode: z.enum(PAYMENT_MODES),
  cents: z.number(),
  discountPercentage: z.number(),
})
export type PaymentSession = z.infer<typeof PaymentSession>

export const FreeAccessWish = z.object({
  clientSecret: z.string('validation.invalid').check(z.maxLength(200, 'validation.invalid')),
})

export const RedeemWish = z.object({ code: CodeField })

export const Redeemed = z.object({ freeStoriesGranted: z.number(), freeStoriesRemaining: z.number() })
export type Redeemed = z.infer<typeof Redeemed>

/** Where the family manages card and invoices. */
export const BillingPortal = z.object({ url: z.string() })

/** Stripe charges no card with less (its least amount in euros): a code leaves at least as much, or nothing at all. */
export const LEAST_CENTS = 50

/**
 * What a month costs in cents with `percentage` off, to the nearest cent, half a cent up:
 * price × (1 − percentage / 100), specification section 9. `percentage`: whole, 0 to 100.
 */
export function discountedCents(percentage: number, cents: number = PRICE_CENTS): number {
  return Math.round((cents * (100 - percentage)) / 100)
}
