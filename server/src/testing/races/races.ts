import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { count, eq, inArray, sql } from 'drizzle-orm'
import { discountCodes, discountCodeUsage, sandboxSubscriptions } from '../../db/billing-schema.ts'
import type { Database } from '../../db/connect.ts'
import { stories, users } from '../../db/schema.ts'
import { newRacers, type Outcome, onlyThese, outcomeOf, type Racer, raceOver } from './racers.ts'

type Race = (db: Database, urls: readonly [string, string]) => Promise<Outcome>

const newName = () => `RACE-${randomUUID().slice(0, 18).toUpperCase()}`

/** Twelve stories are asked for at once by a family that has five. */
const allowance: Race = async (db, urls) => {
  const [family] = await newRacers(db, 1)
  const { id, childId, post } = family as Racer
  const wish = { childProfileId: childId, theme: 'space', length: 'short', voice: 'nova', characters: [] }
  const answers = await raceOver(urls, 12, async (url) => {
    // Three are written at a time for one family; whoever comes too early asks again.
    for (;;) {
      const answer = await post(url, '/api/stories/generate', wish)
      if (answer.status !== 429) return answer
      await wait(30)
    }
  })
  onlyThese(answers, [201, 403])
  const [row] = await db.select({ used: users.freeStoriesUsed }).from(users).where(eq(users.id, id))
  const [told] = await db.select({ n: count() }).from(stories).where(eq(stories.userId, id))
  return outcomeOf(answers, 5, [givenBy(answers, 201), row?.used ?? -1, told?.n ?? -1])
}

/** A family sends the same code from eight tabs; it gives five stories, once. */
const onceAFamily: Race = async (db, urls) => {
  const code = newName()
  await db.insert(discountCodes).values({ code, type: 'free_stories', freeStoriesGranted: 5 })
  const [family] = await newRacers(db, 1)
  const { id, post } = family as Racer
  const answers = await raceOver(urls, 8, (url) => post(url, '/api/redeem-code', { code }))
  onlyThese(answers, [200, 409])
  const [row] = await db.select({ granted: users.freeStoriesGranted }).from(users).where(eq(users.id, id))
  return outcomeOf(answers, 1, [givenBy(answers, 200), (row?.granted ?? -5) / 5, ...(await counted(db, code))])
}

/** Fifty families send a code that has ten uses. */
const tenUses: Race = async (db, urls) => {
  const code = newName()
  await db.insert(discountCodes).values({ code, type: 'free_stories', freeStoriesGranted: 5, maxUses: 10 })
  const families = await newRacers(db, 50)
  const answers = await raceOver(urls, 50, (url, i) => (families[i] as Racer).post(url, '/api/redeem-code', { code }))
  onlyThese(answers, [200, 409])
  return outcomeOf(answers, 10, [givenBy(answers, 200), ...(await counted(db, code))])
}

/** Twelve families want Premium without a card by a code that has four uses: it is held, then activated. */
const freeAccess: Race = async (db, urls) => {
  const discountCode = newName()
  await db.insert(discountCodes).values({ code: discountCode, discountPercentage: 100, maxUses: 4 })
  const families = await newRacers(db, 12)
  const answers = await raceOver(urls, 12, async (url, i) => {
    const { post } = families[i] as Racer
    const held = await post(url, '/api/create-subscription', { discountCode })
    if (held.status !== 200) return held
    return post(url, '/api/activate-free-access', { clientSecret: held.body.clientSecret })
  })
  onlyThese(answers, [200, 422])
  const ids = families.map(({ id }) => id)
  const [premium] = await db
    .select({ n: sql<number>`count(*) filter (where ${users.subscriptionTier} = 'full_discount')::int` })
    .from(users)
    .where(inArray(users.id, ids))
  return outcomeOf(answers, 4, [givenBy(answers, 200), premium?.n ?? -1, ...(await counted(db, discountCode))])
}

/** A family subscribes with a code in six tabs: one session, one subscription at the provider, one use of the code. */
const oneSubscription: Race = async (db, urls) => {
  const discountCode = newName()
  await db.insert(discountCodes).values({ code: discountCode, discountPercentage: 50 })
  const [family] = await newRacers(db, 1)
  const { id, post } = family as Racer
  const answers = await raceOver(urls, 6, (url) => post(url, '/api/create-subscription', { discountCode }))
  onlyThese(answers, [200])
  const secrets = new Set(answers.map(({ body }) => body.clientSecret))
  const [row] = await db.select({ customer: users.stripeCustomerId }).from(users).where(eq(users.id, id))
  const made = await db
    .select({ id: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, row?.customer ?? ''))
  return outcomeOf(answers, 1, [secrets.size, made.length, ...(await counted(db, discountCode))])
}

export const RACES: Readonly<Record<string, Race>> = { allowance, onceAFamily, tenUses, freeAccess, oneSubscription }

function givenBy(answers: readonly { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length
}

/** Uses of a code, by its counter and by its rows. */
async function counted(db: Database, code: string): Promise<[number, number]> {
  const [found] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
  const rows = await db
    .select({ id: discountCodeUsage.id })
    .from(discountCodeUsage)
    .where(eq(discountCodeUsage.discountCodeId, found?.id ?? ''))
  return [found?.currentUses ?? -1, rows.length]
}
