import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Parent } from '../accounts/parent.ts'
import { extendSession, findSession, SESSION_DAYS } from '../accounts/sessions.ts'
import type { Database } from '../db/connect.ts'
import type { SignedIn, Visiting } from './env.ts'
import { Failure } from './failure.ts'

export const SESSION_COOKIE = 'perinka_session'

/** The id in the session cookie, as the browser sent it. */
export function sessionId(c: Context): string | undefined {
  return getCookie(c, SESSION_COOKIE)
}

export function setSessionCookie(c: Context, sid: string, secure: boolean): void {
  setCookie(c, SESSION_COOKIE, sid, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  })
}

export function clearSessionCookie(c: Context, secure: boolean): void {
  deleteCookie(c, SESSION_COOKIE, { httpOnly: true, sameSite: 'Lax', secure, path: '/' })
}

/**
 * Lets a request ask who it is from. The answer is looked up at most once, and the session's end
 * moves at most once a day: reading stories writes nothing.
 */
export function knowSessions(db: Database, secure: boolean): MiddlewareHandler<Visiting> {
  return async (c, next) => {
    let found: Promise<Parent | null> | undefined
    c.set('findParent', () => {
      found ??= parentOf(c, db, secure)
      return found
    })
    await next()
  }
}

async function parentOf(c: Context<Visiting>, db: Database, secure: boolean): Promise<Parent | null> {
  const sid = sessionId(c)
  if (sid === undefined) return null
  const session = await findSession(db, sid)
  if (session?.isDue) {
    await extendSession(db, sid)
    setSessionCookie(c, sid, secure)
  }
  return session?.parent ?? null
}

/** Lets only a signed-in parent pass. */
export const requireParent = createMiddleware<SignedIn>(async (c, next) => {
  const parent = await c.var.findParent()
  if (!parent) throw new Failure('unauthorized')
  c.set('parent', parent)
  await next()
})
