import { randomUUID } from 'node:crypto'
import { MIN_PASSWORD } from '@perinka/contract/catalog'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { customSession } from 'better-auth/plugins/custom-session'
import { jwt } from 'better-auth/plugins/jwt'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { SocialConfig } from '../../config/firebase.ts'
import * as authSchema from '../../db/auth-schema.ts'
import type { Database } from '../../db/connect.ts'
import type { MailJob } from '../../db/job-queues.ts'
import { preferredLanguage } from '../../http/language.ts'
import { ADDRESS_HEADER, type NewPassword } from '../../ports/identity.ts'
import { isUndelivered } from './mail.ts'
import { quietLogger } from './quiet-logger.ts'
import { refuseUnfit } from './refusals.ts'
import { forgetTokens, providerOf, socialProviders } from './social.ts'

export interface EmbeddedIdentitySettings {
  /** Where browsers reach the product, without a trailing slash; mail links there. */
  publicUrl: string
  /** Signs the identity's cookies and guards its keys; at least 32 characters. */
  secret: string
  secureCookies: boolean
  /** How often one address may try to sign in or up in a minute. Mail: a quarter of it, at least 4; the rest: twenty times. */
  attemptsPerMinute: number
  social: SocialConfig
}

const DAY_S = 24 * 60 * 60
/** Whom an identity token is meant for. */
export const AUDIENCE = 'perinka'

/** What is learnt while the library answers one request. */
export interface Visit {
  /** Trouble of the database that the library makes a refusal of its own. */
  trouble?: Error
  /** Who asks for a new password, where the address has an account. */
  reader?: string
}

interface IdentityPorts {
  /** Its transactions are known to `queue`. */
  db: Database
  log: Logger
  /** Has a mail sent, in the transaction that is open, if there is one. */
  queue(job: MailJob): Promise<void>
  note(learnt: Visit): void
  /** What has been noted of this request. */
  visit(): Visit
}

/** The sign-in library, set up for us: what it stores where, how long things last, what is refused. Long, as its one list of options is. */
export function identityOptions(
  { db, log, queue, note, visit }: IdentityPorts,
  settings: EmbeddedIdentitySettings,
  onNewPassword: (set: NewPassword) => Promise<void>,
) {
  const { publicUrl } = settings

  return {
    appName: 'Perinka',
    baseURL: publicUrl,
    basePath: '/api/identity',
    secret: settings.secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: authSchema, transaction: true }),
    telemetry: { enabled: false },
    logger: quietLogger(log, (trouble) => note({ trouble })),
    trustedOrigins: sameHost,
    onAPIError: {
      // A refusal is answered by the library; what it did not expect is ours to answer and to log.
      onError(error) {
        if (!isAPIError(error)) throw error
      },
      // A sign-in through another site that cannot be told from which page it began.
      errorURL: `${publicUrl}/?social`,
    },
    session: { expiresIn: 60 * DAY_S, updateAge: DAY_S },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: 128,
      // Off, so that an unverified parent can come back to the verify screen; sign-in to the product is the gate.
      requireEmailVerification: false,
      revokeSessionsOnPasswordReset: true,
      // The mail has a token of its own, made when it is sent; this one nobody learns.
      sendResetPassword: async ({ user }) => note({ reader: user.id }),
      async onPasswordReset({ user }, request) {
        // The link came by mail: whoever used it has shown that the address is theirs.
        await db.update(authSchema.user).set({ emailVerified: true }).where(eq(authSchema.user.id, user.id))
        await onNewPassword({
          subject: user.id,
          email: user.email,
          address: request?.headers.get(ADDRESS_HEADER) ?? '',
        })
      },
    },
    emailVerification: {
      // Within the transaction that makes the account: where the database fails, neither is there. The library swallows
      // whatever else fails, and the parent asks for the mail again.
      sendOnSignUp: true,
      sendVerificationEmail: ({ user }, request) =>
        queue({ kind: 'verifyEmail', subject: user.id, language: preferredLanguage(request) }),
    },
    socialProviders: socialProviders(settings.social),
    // Whoever controls an address at one provider would own the family's account.
    account: { accountLinking: { enabled: false }, updateAccountOnSignIn: false },
    databaseHooks: { account: { create: { before: forgetTokens } } },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => refuseUnfit(path, body)),
      after: createAuthMiddleware(async ({ path, context, request }) => {
        if (path !== '/request-password-reset' || isAPIError(context.returned)) return
        // An address that nobody has takes as long as another one: its mail is to nobody.
        const subject = visit().reader ?? randomUUID()
        await queue({ kind: 'resetPassword', subject, language: preferredLanguage(request) })
      }),
    },
    plugins: [
      jwt({
        jwks: {
          keyPairConfig: { alg: 'RS256', modulusLength: 2048 },
          rotationInterval: 90 * DAY_S,
          gracePeriod: DAY_S,
        },
        jwt: {
          issuer: publicUrl,
          audience: AUDIENCE,
          expirationTime: '5m',
          definePayload: async ({ user, session }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
            picture: user.image,
            provider: await providerOf(db, user.id),
            sid: session.id,
          }),
        },
        disableSettingJwtHeader: true,
      }),
      // The browser asks who is here: which sign-in it was decides whether the address must be confirmed.
      customSession(async ({ user }) => ({
        user,
        provider: await providerOf(db, user.id),
        isMailUndelivered: !user.emailVerified && (await isUndelivered(db, user.id)),
      })),
    ],
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: settings.attemptsPerMinute * 20,
      customRules: attempts(settings.attemptsPerMinute),
    },
    advanced: {
      cookiePrefix: 'perinka',
      useSecureCookies: settings.secureCookies,
      defaultCookieAttributes: { path: '/api/identity', httpOnly: true, sameSite: 'lax' },
      // The product checks Origin itself, for every call and by one rule.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  } satisfies BetterAuthOptions
}

function attempts(perMinute: number): Record<string, { window: number; max: number }> {
  const guess = { window: 60, max: perMinute }
  const mail = { window: 60, max: Math.max(4, Math.ceil(perMinute / 4)) }
  return {
    '/sign-in/*': guess,
    '/sign-up/*': guess,
    '/reset-password': guess,
    '/request-password-reset': mail,
    '/send-verification-email': mail,
  }
}

/** Where the browser may be sent back to: the host it came to, whatever name that has at home. */
function sameHost(request?: Request): string[] {
  const host = request?.headers.get('Host')
  return host ? [`http://${host}`, `https://${host}`] : []
}
