import type { Account } from '@perinka/contract/accounts'
import { PROVIDERS } from '@perinka/contract/accounts'
import { calls } from '@perinka/contract/calls'
import { Hono } from 'hono'
import type { SignedIn } from '../http/env.ts'
import { Failure } from '../http/failure.ts'
import { route } from '../http/route.ts'
import { clearSessionCookie, requireParent, sessionId, setSessionCookie } from '../http/session.ts'
import type { Ports } from '../ports/ports.ts'
import { findUser, type User } from './repository.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** Sign-in, sign-out and the account itself. `secureCookies`: only over HTTPS. */
export function accountRoutes(ports: Ports, secureCookies: boolean) {
  const app = new Hono<SignedIn>()

  route(app, calls.signIn, async (c, wish) => {
    const { user, sid } = await signIn(ports, wish, sessionId(c))
    setSessionCookie(c, sid, secureCookies)
    return toAccount(user)
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
    return toAccount(user)
  })

  return app
}

function toAccount(user: User): Account {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    provider: PROVIDERS.find((provider) => provider === user.provider) ?? 'password',
    createdAt: user.createdAt.toISOString(),
  }
}
