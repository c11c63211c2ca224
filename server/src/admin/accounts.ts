import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { listCodes } from '../accounts/export/repository.ts'
import { findUser, findUserByEmail, type User } from '../accounts/repository.ts'
import { isLive } from '../billing/choose-subscription.ts'
import type { Database, Queryable } from '../db/connect.ts'
import { childProfiles, stories, users } from '../db/schema.ts'
import { freeStoriesRemaining, hasPremium } from '../rights/entitlements.ts'
import { noteAct } from './acts.ts'
import { type Command, type Given, Refused, shownMoment, whole } from './command.ts'

const MOST_STORIES = 1000

export const accountCommands: Command[] = [
  {
    name: 'find',
    takes: ['<account>'],
    help: 'what is known of an account',
    run: async (db, { words }) => describe(db, await accountOf(db, words)),
  },
  {
    name: 'grant-lifetime',
    takes: ['<account>'],
    help: 'Premium for life',
    run: (db, given) => setLifetime(db, given, true),
  },
  {
    name: 'revoke-lifetime',
    takes: ['<account>'],
    help: 'takes that back',
    run: (db, given) => setLifetime(db, given, false),
  },
  {
    name: 'grant-stories',
    takes: ['<account>', '<n>'],
    help: 'more free stories',
    run: (db, given) => changeStories(db, given, 1),
  },
  {
    name: 'revoke-stories',
    takes: ['<account>', '<n>'],
    help: 'takes granted ones back',
    run: (db, given) => changeStories(db, given, -1),
  },
]

/** By e-mail or id: an account of Facebook may have no e-mail. */
async function accountOf(db: Queryable, [typed = '']: string[]): Promise<User> {
  const asked = typed.trim()
  const user = (await findUserByEmail(db, asked.toLowerCase())) ?? (await findUser(db, asked))
  if (!user) throw new Refused(`Nobody has signed in with ${asked.toLowerCase()} yet.`)
  return user
}

const nameOf = ({ email, id }: User) => email ?? id

function setLifetime(db: Database, { words, actor }: Given, granted: boolean): Promise<string> {
  return db.transaction(async (tx) => {
    const user = await accountOf(tx, words)
    const { id, subscriptionStatus } = user
    const name = nameOf(user)
    const { rowCount } = await tx
      .update(users)
      .set({ isLifetimeAccess: granted, updatedAt: sql`now()` })
      .where(and(eq(users.id, id), ne(users.isLifetimeAccess, granted)))
    if (rowCount === 0) return `${name} ${granted ? 'has Premium for life already' : 'has no Premium for life'}.`
    await noteAct(tx, { actor, act: granted ? 'grant-lifetime' : 'revoke-lifetime', target: id })
    if (!granted) return `${name} has Premium for life no longer.`
    const pays = isLive(subscriptionStatus) ? ' Their subscription goes on: end it at the payment provider.' : ''
    return `${name} has Premium for life now.${pays}`
  })
}

function changeStories(db: Database, { words, actor }: Given, sign: 1 | -1): Promise<string> {
  const n = whole(words[1] ?? '', 'The number of stories', 1, MOST_STORIES)
  return db.transaction(async (tx) => {
    const user = await accountOf(tx, words)
    const { id, freeStoriesGranted } = user
    const name = nameOf(user)
    const [changed] = await tx
      .update(users)
      .set({ freeStoriesGranted: sql`${users.freeStoriesGranted} + ${sign * n}`, updatedAt: sql`now()` })
      .where(and(eq(users.id, id), gte(sql`${users.freeStoriesGranted} + ${sign * n}`, 0)))
      .returning()
    if (!changed) throw new Refused(`${name} was granted ${freeStoriesGranted}, so ${n} cannot be taken back.`)
    await noteAct(tx, { actor, act: `${sign > 0 ? 'grant-stories' : 'revoke-stories'} ${n}`, target: id })
    return `${name} has ${freeStoriesRemaining(changed)} free stories left now.`
  })
}

async function describe(db: Database, user: User): Promise<string> {
  const children = await db.$count(childProfiles, eq(childProfiles.userId, user.id))
  const written = await db.$count(stories, eq(stories.userId, user.id))
  const { subscriptionEndDate: end } = user
  const rows = [
    ['id', user.id],
    ['signs in with', user.provider],
    ['since', shownMoment(user.createdAt)],
    ['Premium', premiumOf(user)],
    ['subscription', `${user.subscriptionStatus}${user.cancelAtPeriodEnd ? ', ends with its period' : ''}`],
    ['paid until', end ? shownMoment(end) : 'no end known'],
    ['customer', user.stripeCustomerId ?? 'none'],
    ['country', user.residencyCountry ?? 'not said'],
    [
      'free stories',
      `${user.freeStoriesUsed} used, ${freeStoriesRemaining(user)} left, ${user.freeStoriesGranted} granted`,
    ],
    ['codes', (await codesUsed(db, user.id)).join(', ') || 'none'],
    ['children', String(children)],
    ['stories', String(written)],
  ] as const
  return [nameOf(user), ...rows.map(([label, value]) => `  ${label.padEnd(14)}${value}`)].join('\n')
}

function premiumOf(user: User): string {
  if (user.isLifetimeAccess) return 'for life'
  if (user.subscriptionTier === 'full_discount') return 'by a code'
  return hasPremium(user, new Date()) ? 'yes' : 'no'
}

/** Latest first. */
async function codesUsed(db: Queryable, userId: string): Promise<string[]> {
  const uses = (await listCodes(db, userId)).reverse()
  return uses.map(({ code, heldFor }) => (heldFor === null ? code : `${code} (held, not paid)`))
}
