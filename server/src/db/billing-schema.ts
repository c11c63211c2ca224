import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, owner, users } from './schema.ts'

/** Codes, payments and those who tend them. */

export const discountCodes = pgTable('discount_codes', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull().unique(),
  description: text('description'),
  type: text('type', { enum: ['subscription', 'free_stories'] })
    .notNull()
    .default('subscription'),
  discountPercentage: integer('discount_percentage').notNull().default(0),
  freeStoriesGranted: integer('free_stories_granted').notNull().default(0),
  maxUses: integer('max_uses'),
  currentUses: integer('current_uses').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  validFrom: moment('valid_from').notNull().defaultNow(),
  validUntil: moment('valid_until'),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

export const discountCodeUsage = pgTable(
  'discount_code_usage',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    discountCodeId: uuid('discount_code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'cascade' }),
    userId: owner(),
    appliedAt: moment('applied_at').notNull().defaultNow(),
    /**
     * What this use is held for while nothing is paid: the payment provider's subscription, or the secret of a free
     * session. Null once it is used for good.
     */
    heldFor: text('held_for'),
    /**
     * When a use that was held too long was given to others; it is not counted then, and remembered only for a payment that
     * arrives after all.
     */
    releasedAt: moment('released_at'),
  },
  (t) => [
    unique('discount_code_usage_once').on(t.discountCodeId, t.userId),
    index('discount_code_usage_user').on(t.userId),
  ],
)

export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: text('event_id').notNull().unique(),
    eventType: text('event_type').notNull(),
    processed: boolean('processed').notNull().default(true),
    /** When its customer was last fetched again because of it; null while that is still to be done. */
    processedAt: moment('processed_at').defaultNow(),
    /** The payment provider's customer whom it is about; null where it names none. */
    customerId: text('customer_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [index('webhook_events_waiting').on(t.customerId).where(sql`not processed`)],
)

// Beyond section 3.

/** What an operator has done, by whom and when; kept also where the account is gone. */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    /** The operator, as the operating system or `--as` names them. */
    actor: text('actor').notNull(),
    /** The command. */
    act: text('act').notNull(),
    /** What it was done to: an account's id, a code, an event's id. No e-mail. */
    target: text('target').notNull(),
  },
  (t) => [index('admin_acts_at').on(t.at)],
)

/** Whose payments somebody is changing at this moment: one at a time, whichever process it is. */
export const paymentTurns = pgTable('payment_turns', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Drawn anew for each turn. */
  owner: uuid('owner').notNull(),
  /** From when on another one may take it. */
  leaseUntil: moment('lease_until').notNull(),
})

/** Counted attempts, in the shape that rate-limiter-flexible asks for; keys hold no address in the clear. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

/** Customers of the sandbox, which stands in for a payment provider on a machine without one. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  email: text('email'),
  country: text('country').notNull(),
})

/** Subscriptions of the sandbox. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: 'cascade' }),
    /** Stripe's words. */
    status: text('status').notNull(),
    /** How its last payment stands. */
    payment: text('payment', {
      enum: ['requires_payment_method', 'requires_action', 'succeeded', 'refunded', 'disputed'],
    })
      .notNull()
      .default('requires_payment_method'),
    clientSecret: text('client_secret').notNull().unique(),
    /** What a month costs, tax included. */
    cents: integer('cents').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('sandbox_subscriptions_customer').on(t.customerId)],
)
