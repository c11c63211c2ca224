import { count, eq } from 'drizzle-orm'
import { freeStoriesRemaining, isActive } from '../billing/entitlements.ts'
import type { Database } from '../db/connect.ts'
import { childProfiles, stories } from '../db/schema.ts'
import { findUserByEmail, setLifetimeAccess, type User } from './repository.ts'

export const USAGE = `npm run admin -- <command>

  find <email>             what is known of an account
  grant-lifetime <email>   Premium for life
  revoke-lifetime <email>  takes that back

Works while Perinka runs, and while it does not.`

/** What a command says; `ok` false ends the program with 1. */
export interface Said {
  ok: boolean
  text: string
}

/** Runs one command of `npm run admin`. */
export async function runAdminCommand(db: Database, [command, email, ...rest]: string[]): Promise<Said> {
  if (!command || !email || rest.length > 0) return { ok: false, text: USAGE }
  const address = email.trim().toLowerCase()
  switch (command) {
    case 'find':
      return about(await findUserByEmail(db, address), address, (user) => describeAccount(db, user))
    case 'grant-lifetime':
      return about(await setLifetimeAccess(db, address, true), address, () => `${address} has Premium for life now.`)
    case 'revoke-lifetime':
      return about(
        await setLifetimeAccess(db, address, false),
        address,
        () => `${address} has Premium for life no longer.`,
      )
    default:
      return { ok: false, text: USAGE }
  }
}

async function about(user: User | null, address: string, say: (user: User) => string | Promise<string>): Promise<Said> {
  if (user) return { ok: true, text: await say(user) }
  return { ok: false, text: `Nobody has signed in with ${address} yet.` }
}

async function describeAccount(db: Database, user: User): Promise<string> {
  const [children] = await db.select({ n: count() }).from(childProfiles).where(eq(childProfiles.userId, user.id))
  const [written] = await db.select({ n: count() }).from(stories).where(eq(stories.userId, user.id))
  const premium = user.isLifetimeAccess ? 'for life' : isActive(user, new Date()) ? 'yes' : 'no'
  const rows = [
    ['id', user.id],
    ['signs in with', user.provider],
    ['since', user.createdAt.toISOString()],
    ['Premium', `${premium} (subscription ${user.subscriptionStatus})`],
    ['free stories', `${user.freeStoriesUsed} used, ${freeStoriesRemaining(user)} left`],
    ['children', String(children?.n ?? 0)],
    ['stories', String(written?.n ?? 0)],
  ] as const
  return [user.email, ...rows.map(([label, value]) => `  ${label.padEnd(14)}${value}`)].join('\n')
}
