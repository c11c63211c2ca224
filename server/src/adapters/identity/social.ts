import type { BetterAuthOptions } from 'better-auth'
import { eq } from 'drizzle-orm'
import type { SocialConfig } from '../../config/firebase.ts'
import * as authSchema from '../../db/auth-schema.ts'
import type { Database } from '../../db/connect.ts'

/** Google and Facebook as the sign-in library knows them; one that is not set up does not exist. */
export function socialProviders({ google, facebook }: SocialConfig): NonNullable<BetterAuthOptions['socialProviders']> {
  return {
    ...(google && { google: { ...google, prompt: 'select_account', disableIdTokenSignIn: true } }),
    ...(facebook && { facebook: { ...facebook, disableIdTokenSignIn: true } }),
  }
}

/** How this parent signs in: with a password where there is one, else through the first social account. */
export async function providerOf(db: Database, userId: string): Promise<'password' | 'google' | 'facebook'> {
  const accounts = await db
    .select({ providerId: authSchema.account.providerId })
    .from(authSchema.account)
    .where(eq(authSchema.account.userId, userId))
  const providers = accounts.map(({ providerId }) => providerId)
  if (providers.includes('credential')) return 'password'
  return providers.includes('google') ? 'google' : providers.includes('facebook') ? 'facebook' : 'password'
}

/** Nothing is ever asked of Google or Facebook on a parent's behalf, so that no key to their account is kept. */
export async function forgetTokens<Account extends object>(account: Account): Promise<{ data: Account }> {
  const none = { accessToken: null, refreshToken: null, idToken: null }
  return { data: { ...account, ...none, accessTokenExpiresAt: null, refreshTokenExpiresAt: null } }
}
