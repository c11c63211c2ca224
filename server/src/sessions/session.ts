import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import type { Parent, SignedIn, Visiting } from '../http/env.ts'
import { extendSession, findSession, SESSION_DAYS } from './repository.ts'

export const SESSION_COOKIE = 'perinka_session'

/** The id in the session cookie, as the browser sent it. */
export function sessionId(c: Context): string | undefined {
  return getCookie(c, SESSION_COOKIE)
}

const ATTRIBUTES = { httpOnly: true, sameSite: 'Lax', path: '/' } as const

export function setSessionCookie(c: Context, sid: string, secure: boolean): void {
  setCookie(c, SESSION_COOKIE, sid, { ...ATTRIBUTES, secure, maxAge: SESSION_DAYS * 24 * 60 * 60 })
}

export function clearSessionCookie(c: Context, secure: boolean): void {
  deleteCookie(c, SESSION_COOKIE, { ...ATTRIBUTES, secure })
}

/**
 * Lets a request ask who it is from. The answer is looked up at most once, and the session's end
 * moves at most once a day: reading stories writes nothing.
 */
export function knowSessions(db: Database, secure: boolean): MiddlewareHandler<Visiting> {
  const find = togetherBySid((sid) => findSession(db, sid))
  return async (c, next) => {
    let found: Promise<Parent | null> | undefined
    c.set('findParent', () => {
      found ??= parentOf(c, db, find, secure)
      return found
    })
    await next()
  }
}

type Find = (sid: string) => ReturnType<typeof findSession>

/**
 * One look for all requests of a session that have come by then: of six hundred at once each would else ask the database who
 * it is from. The look begins after the last of them, so none is answered by what was true before it came.
 */
function togetherBySid(look: Find): Find {
  const gathered = new Map<string, ReturnType<Find>>()
  return (sid) => {
    const begun = gathered.get(sid)
    if (begun) return begun
    const looking = afterOthers().then(() => {
      gathered.delete(sid)
      return look(sid)
    })
    gathered.set(sid, looking)
    return looking
  }
}

const afterOthers = () => new Promise<void>((resolve) => setImmediate(resolve))

async function parentOf(c: Context<Visiting>, db: Database, find: Find, secure: boolean): Promise<Parent | null> {
  const sid = sessionId(c)
  if (sid === undefined) return null
  const session = await find(sid)
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
