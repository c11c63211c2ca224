import { bigint, boolean, index, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './schema.ts'

/**
 * The embedded identity's own tables, in a schema of their own: the product reads none of them,
 * and drops them unread where Firebase keeps the parents instead. Names and fields are those that
 * better-auth expects.
 */

export const auth = pgSchema('auth')

const updatedAt = () => moment('updated_at').notNull().defaultNow()

export const user = auth.table('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** Ours: since when a mail that was to show whose the address is counts as undeliverable; null while one is on its way. */
  mailFailedAt: moment('mail_failed_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = auth.table(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: owner(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('session_user').on(t.userId)],
)

export const account = auth.table(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: owner(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('account_user').on(t.userId)],
)

export const verification = auth.table(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
)

/** Keys that sign identity tokens; the private half is kept encrypted. */
export const jwks = auth.table('jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
})

/** How often each address asked, counted together by every process. */
export const rateLimit = auth.table('rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})
