import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Accounts whose rows are gone and whose identity may not be yet. While an account stands here, no token of its
 * identity opens anything: one may be a few minutes old, and an identity that could not be reached knows the parent still.
 */
export const deletedAccounts = pgTable(
  'deleted_accounts',
  {
    /** The identity token's subject. */
    subject: text('subject').primaryKey(),
    /** Whose mail goes too, while there is an outbox; gone with the identity. */
    email: text('email'),
    /** The payment provider's customer, whose subscriptions end first; gone with the identity. */
    customerId: text('customer_id'),
    /** Written by the release before alone, which may run beside this one: its insert names every column. */
    leaseUntil: moment('lease_until'),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
    /** Null until the identity has forgotten the parent. */
    forgottenAt: moment('forgotten_at'),
  },
  (t) => [index('deleted_accounts_forgotten').on(t.forgottenAt)],
)
