import type { Account } from '@perinka/contract/accounts'
import { calls } from '@perinka/contract/calls'
import { Hono } from 'hono'
import { subscriptionStatus } from '../billing/subscription-details.ts'
import { Failure } from '../failure.ts'
import type { SignedIn } from '../http/env.ts'
import { route } from '../http/route.ts'
import type { Ports } from '../ports/ports.ts'
import { clearSessionCookie, requireParent, sessionId, setSessionCookie } from '../sessions/session.ts'
import { shownAccount } from './account-answer.ts'
import { exportRoutes } from './export-routes.ts'
import { removeAccount } from './remove-account.ts'
import { findUser, type User } from './repository.ts'
import { signIn, signOut } from './sign-in.ts'

/** Sign-in, sign-out and the account itself. `secureCookies`: only over HTTPS. */
export function accountRoutes(ports: Ports, secureCookies: boolean) {
  const app = new Hono<SignedIn>()
  const withStatus = (user: User): Account => ({
    ...shownAccount(user),
    subscription: subscriptionStatus(ports.entitlements, user, new Date()),
  })

  route(app, calls.signIn, async (c, wish) => {
    const { user, sid } = await signIn(ports, wish, sessionId(c))
    setSessionCookie(c, sid, secureCookies)
    return withStatus(user)
  })

  route(app, calls.signOut, async (c) => {
    await signOut(ports, sessionId(c))
    clearSessionCookie(c, secureCookies)
    return { ok: true }
  })

  app.use(calls.account.path, requireParent)
  route(app, calls.account, async (c) => {
    const user = await findUser(ports.db, c.var.parent.id)
    if (!user) throw new Failure('unauthorized')
    return withStatus(user)
  })

  route(app, calls.deleteAccount, async (c, { email }) => {
    await removeAccount(ports.db, c.var.parent, email)
    clearSessionCookie(c, secureCookies)
    return { ok: true }
  })

  app.route('/', exportRoutes(ports))
  return app
}
