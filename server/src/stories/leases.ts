import type { FailureCode } from '@perinka/contract/failures'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connect.ts'
import { storyGenerations as generations } from '../db/story-schema.ts'
import { type Lease, leaseEnd } from '../durable/lease.ts'
import { giveSeatsBack } from '../rights/seats.ts'
import { generationWork } from './generation-rows.ts'

/** How long a process that has stopped speaking keeps a generation, in seconds; renewed by all it writes. */
export const LEASE_S = 30

const { held, notify } = generationWork

/** Inserts a leased row; false where this family already asked with this key. */
export async function insertLeased(
  db: Queryable,
  userId: string,
  lease: Lease,
  row: Omit<typeof generations.$inferInsert, 'id' | 'userId' | 'leaseOwner' | 'leaseUntil'>,
  seconds = LEASE_S,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(generations)
    .values({ ...row, ...generationWork.leased(lease, seconds), userId })
    .onConflictDoNothing({ target: [generations.userId, generations.requestKey] })
  return rowCount === 1
}

/** Writes the title; false where the lease is lost. The change and its notification are one statement. */
export async function saveTitle(db: Queryable, lease: Lease, text: string, seconds = LEASE_S): Promise<boolean> {
  return append(db, lease, sql`title = ${text}`, seconds)
}

/** Appends one paragraph; false where the lease is lost. */
export async function appendParagraph(db: Queryable, lease: Lease, text: string, seconds = LEASE_S): Promise<boolean> {
  return append(db, lease, sql`paragraphs = array_append(paragraphs, ${text}::text)`, seconds)
}

async function append(db: Queryable, lease: Lease, what: SQL, seconds: number): Promise<boolean> {
  const updated = await db.execute(sql`
    with updated as (
      update ${generations} set ${what}, lease_until = ${leaseEnd(seconds)} where ${held(lease)} returning id
    )
    select pg_notify(${generationWork.channel}, id::text) from updated`)
  return updated.rows.length === 1
}

/** Marks the generation done and answers its text; null where the lease is lost. */
export async function markDone(
  db: Queryable,
  lease: Lease,
): Promise<{ title: string | null; paragraphs: string[] } | null> {
  const [row] = await db
    .update(generations)
    .set({ status: 'done', finishedAt: sql`now()` })
    .where(held(lease))
    .returning({ title: generations.title, paragraphs: generations.paragraphs })
  if (row) await notify(db, lease.id)
  return row ?? null
}

/** Ends the generation without a story and gives its seat back; nothing happens where the lease is lost. */
export async function failGeneration(db: Database, lease: Lease, code: string): Promise<void> {
  await db.transaction((tx) => endRunning(tx, held(lease), code))
}

/** Ends every generation whose writer has gone silent; answers how many. Any process may do it at any time. */
export async function sweepExpired(db: Database): Promise<number> {
  return db.transaction((tx) => endRunning(tx, generationWork.silent(), 'generation_failed'))
}

/** Ends what is being written for this family; where one is named, for that child or that series, by its first story, alone. */
export async function endGenerationsOf(
  tx: Queryable,
  userId: string,
  code: FailureCode,
  { childProfileId, chapterOf }: { childProfileId?: string; chapterOf?: string } = {},
): Promise<void> {
  const ofChild = childProfileId === undefined ? undefined : eq(generations.childProfileId, childProfileId)
  const ofSeries = chapterOf === undefined ? undefined : eq(generations.chapterOf, chapterOf)
  await endRunning(tx, and(eq(generations.userId, userId), eq(generations.status, 'running'), ofChild, ofSeries), code)
}

/** Must run in a transaction: the seats come back with the rows' end, or neither happens. */
async function endRunning(tx: Queryable, which: SQL | undefined, code: string): Promise<number> {
  const ended = await tx
    .update(generations)
    .set({ status: 'failed', failureCode: code, finishedAt: sql`now()` })
    .where(which)
    .returning({ id: generations.id, userId: generations.userId, seatTaken: generations.seatTaken })
  // Always in the same order, so that two sweeps cannot wait for each other's families.
  for (const userId of [...new Set(ended.map((row) => row.userId))].sort()) {
    await giveSeatsBack(tx, userId, ended.filter((row) => row.userId === userId && row.seatTaken).length)
  }
  for (const row of ended) await notify(tx, row.id)
  return ended.length
}

/** Forgets how stories older than a week came to be; the stories themselves stay. */
export async function forgetOld(db: Queryable): Promise<void> {
  await db
    .delete(generations)
    .where(and(lt(generations.createdAt, sql`now() - interval '7 days'`), sql`${generations.status} <> 'running'`))
}
