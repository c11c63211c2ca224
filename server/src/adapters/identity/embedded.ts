import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth/minimal'
import { and, eq, lt, sql } from 'drizzle-orm'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import type { Logger } from 'pino'
import * as authSchema from '../../db/auth-schema.ts'
import { jwks } from '../../db/auth-schema.ts'
import type { Database, Queryable } from '../../db/connect.ts'
import type { MailJob } from '../../db/job-queues.ts'
import { databaseTrouble } from '../../db/trouble.ts'
import { Failure } from '../../failure.ts'
import type { Identity, NewPassword } from '../../ports/identity.ts'
import type { Mailer } from '../../ports/mailer.ts'
import { mailHandler, queueMail } from './mail.ts'
import { AUDIENCE, type EmbeddedIdentitySettings, identityOptions, type Visit } from './options.ts'
import { textClaim, verifyIdentityToken } from './token.ts'

/**
 * Parents kept by better-auth in the product's own database. Its session lives in a cookie that
 * only travels to /api/identity and does nothing but mint tokens; the product's own session is
 * opened with one of them. `onNewPassword` is told when a password is reset.
 */
export async function embeddedIdentity(
  ports: { db: Database; mailer: Mailer; log: Logger },
  settings: EmbeddedIdentitySettings,
  onNewPassword: (set: NewPassword) => Promise<void>,
): Promise<Identity> {
  const { db, log } = ports
  const visits = new AsyncLocalStorage<Visit>()
  const visit = () => visits.getStore() ?? {}
  const note = (learnt: Visit) => void Object.assign(visit(), learnt)
  const transactions = new AsyncLocalStorage<Queryable>()
  const queue = (job: MailJob) => queueMail(transactions.getStore() ?? db, job)
  const library = { db: joinable(db, transactions), log, queue, note, visit }
  const auth = betterAuth(identityOptions(library, settings, onNewPassword))
  const keys = await signingKeys(auth.api, db)

  return {
    adapter: 'embedded',
    google: settings.social.google !== null,
    facebook: settings.social.facebook !== null,
    firebase: null,
    handle: (request) =>
      visits.run({}, async () => {
        const answer = await auth.handler(request)
        const { trouble } = visit()
        if (trouble && answer.status >= 400) throw trouble
        // The library went on without what it asked for: a count of tries, or a mail.
        if (trouble) log.warn({ database: databaseTrouble(trouble) }, 'identity')
        return answer
      }),
    jobHandlers: [mailHandler(ports, settings.publicUrl, () => auth.$context)],
    async verify(idToken) {
      const expected = { issuer: settings.publicUrl, audience: AUDIENCE }
      const { payload, common } = await verifyIdentityToken(idToken, keys, expected)
      const session = textClaim(payload.sid)
      // A token outlives neither sign-out nor a new password, though it is not five minutes old.
      if (!session || !(await isOpen(db, common.subject, session))) throw new Failure('invalid_token')
      return {
        ...common,
        provider: payload.provider === 'google' || payload.provider === 'facebook' ? payload.provider : 'password',
        session,
        signedInAt: null,
        validSince: null,
      }
    },
    async endSessions(subject, session) {
      const ofParent = eq(authSchema.session.userId, subject)
      await db.delete(authSchema.session).where(session ? and(ofParent, eq(authSchema.session.id, session)) : ofParent)
    },
    sweep: () => sweep(db.$unhurried),
    async remove(subject) {
      // A link for a new password would outlive its parent.
      await db.delete(authSchema.verification).where(eq(authSchema.verification.value, subject))
      await db.delete(authSchema.user).where(eq(authSchema.user.id, subject))
    },
  }
}

async function sweep(db: Queryable): Promise<void> {
  const now = sql`now()`
  await db.delete(authSchema.session).where(lt(authSchema.session.expiresAt, now))
  await db.delete(authSchema.verification).where(lt(authSchema.verification.expiresAt, now))
  // One row for each address and path that ever asked; no window is longer than a minute.
  const anHourAgo = sql`extract(epoch from now() - interval '1 hour') * 1000`
  await db.delete(authSchema.rateLimit).where(lt(authSchema.rateLimit.lastRequest, anHourAgo))
}

/** The same database; what is called within one of its transactions finds that in `open`. */
function joinable(db: Database, open: AsyncLocalStorage<Queryable>): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction((tx) => open.run(tx, () => work(tx)), config)
  return new Proxy(db, { get: (all, name) => (name === 'transaction' ? transaction : Reflect.get(all, name)) })
}

async function isOpen(db: Database, subject: string, session: string): Promise<boolean> {
  const isIt = and(eq(authSchema.session.userId, subject), eq(authSchema.session.id, session))
  return (await db.$count(authSchema.session, isIt)) === 1
}

/** The calls of the sign-in library that concern its keys. */
interface KeyApi {
  getJwks(): Promise<unknown>
  signJWT(input: { body: { payload: Record<string, unknown> } }): Promise<unknown>
}

/**
 * Public keys of the embedded identity, read again when a token names one that is not known yet
 * (another process made it). Keys that the present secret cannot open are dropped at start, or
 * nobody could sign in after the secret has changed; no token outlives them by more than 5 minutes.
 */
async function signingKeys(api: KeyApi, db: Database): Promise<JWTVerifyGetKey> {
  await api.signJWT({ body: { payload: { sub: 'start' } } }).catch(async () => {
    await db.delete(jwks)
    await api.signJWT({ body: { payload: { sub: 'start' } } })
  })
  const read = async () => createLocalJWKSet((await api.getJwks()) as JSONWebKeySet)
  let keys = await read()
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      keys = await read()
      return keys(header, token)
    }
  }
}
