import * as z from 'zod/mini'
import { SubscriptionStatus } from './billing.ts'
import { MIN_PASSWORD } from './catalog.ts'
import { Moment } from './fields.ts'

export const PROVIDERS = ['password', 'google', 'facebook'] as const

/**
 * What the server holds of a parent; answered after sign-in. Names may be unknown. `subscription`: what the family may
 * still do, so that its first screen stands as it will stay; no part of what a device remembers.
 */
export const Account = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  provider: z.enum(PROVIDERS),
  createdAt: Moment,
  subscription: z.optional(SubscriptionStatus),
})
export type Account = z.infer<typeof Account>

/** GET answers everything the family has stored, as one zip: bytes, so it is no call of the table. Takes `?language=`. */
export const ACCOUNT_EXPORT_PATH = '/api/account/export'

/** What a parent types to confirm that the account shall go; some sign-ins know no e-mail. */
export function deletionPhrase({ email }: Pick<Account, 'email'>): string {
  return email ?? 'Perinka'
}

/** Whether `typed` is the account's phrase, whatever its case and the blanks around it. */
export function isDeletionPhrase(account: Pick<Account, 'email'>, typed: string): boolean {
  return typed.trim().toLowerCase() === deletionPhrase(account).toLowerCase()
}

/** Confirms that the account shall go; `email` holds its `deletionPhrase`, else 400 with `fields.email`. */
export const AccountDeletion = z.object({
  email: z.string('validation.emailMismatch').check(z.trim(), z.maxLength(320, 'validation.emailMismatch')),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** Sign-in: the identity's token decides who this is; `user` only fills names the token lacks. */
export const SignIn = z.object({
  idToken: z
    .string('validation.invalid')
    .check(z.minLength(1, 'validation.invalid'), z.maxLength(8192, 'validation.invalid')),
  user: z.optional(
    z.object({
      id: z.optional(z.nullable(z.string())),
      email: z.optional(z.nullable(z.string())),
      firstName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      lastName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      profileImageUrl: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
    }),
  ),
})
export type SignIn = z.infer<typeof SignIn>

/** The sign-in form. */
export const Credentials = z.object({
  email: z.string().check(z.trim(), z.email('validation.email')),
  password: z
    .string()
    .check(z.minLength(MIN_PASSWORD, 'validation.passwordLength'), z.maxLength(128, 'validation.tooLong')),
})
export type Credentials = z.infer<typeof Credentials>

/**
 * First word of a display name and the rest joined (specification, section 3); either may be null.
 */
export function splitName(displayName: string | null | undefined): {
  firstName: string | null
  lastName: string | null
} {
  const [first, ...rest] = (displayName ?? '').trim().split(/\s+/).filter(Boolean)
  return { firstName: first ?? null, lastName: rest.length > 0 ? rest.join(' ') : null }
}

/** What Firebase's own code must know in the browser; all of it is public. */
export const FirebaseSettings = z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() })
export type FirebaseSettings = z.infer<typeof FirebaseSettings>

/** What a browser must know of this server. */
export const PublicConfig = z.object({
  identity: z.object({
    adapter: z.enum(['embedded', 'firebase']),
    google: z.boolean(),
    facebook: z.boolean(),
    /** Public settings of the hosted identity; null with the embedded one. */
    firebase: z.nullable(FirebaseSettings),
  }),
  payments: z.object({
    /** `off`: a server without payments, on which everybody has everything. */
    adapter: z.enum(['sandbox', 'stripe', 'off']),
    /** Stripe's public key; null with the other two. */
    publishableKey: z.nullable(z.string()),
  }),
  storyteller: z.object({ adapter: z.enum(['built-in', 'model']), model: z.nullable(z.string()) }),
  narrator: z.object({ adapter: z.enum(['built-in', 'speech-server']) }),
  audioStore: z.object({ adapter: z.enum(['files', 's3']) }),
  mailer: z.object({ adapter: z.enum(['outbox', 'smtp']) }),
  price: z.object({ cents: z.number(), currency: z.literal('EUR') }),
  mailbox: z.boolean(),
  supportEmail: z.string(),
  /**
   * Who helps where a child is being hurt, in a line the operator wrote; null: the product's own for the language. A
   * release before this one, or what a phone remembers of it, says nothing.
   */
  helplines: z._default(z.object({ en: z.nullable(z.string()), sk: z.nullable(z.string()) }), { en: null, sk: null }),
})
export type PublicConfig = z.infer<typeof PublicConfig>
