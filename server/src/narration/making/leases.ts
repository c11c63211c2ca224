import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { type Lease, leaseEnd } from '../../work/lease.ts'
import { narrations, narrationParts as parts } from '../../db/narration-schema.ts'
import { CHANNELS } from '../../work/notifications.ts'
import type { Part } from './parts.ts'

/**
 * How long a process that has stopped speaking keeps a narration, in seconds: a child is waiting for the next
 * sentence, so the next process must not wait long.
 */
export const LEASE_S = 15

/** A narration that ends its server each time is given up after so many. */
export const ATTEMPTS = 3

/** What listeners hear where there is something to be done: a narration to go on with, audio to be removed. */
export const TEND = 'tend'

export const held = (lease: Lease) =>
  and(eq(narrations.id, lease.id), eq(narrations.leaseOwner, lease.owner), eq(narrations.status, 'running'))

export async function isHeld(db: Queryable, lease: Lease): Promise<boolean> {
  const rows = await db.select({ id: narrations.id }).from(narrations).where(held(lease))
  return rows.length === 1
}

export async function insertLeased(
  db: Queryable,
  lease: Lease,
  row: Omit<typeof narrations.$inferInsert, 'id' | 'leaseOwner' | 'leaseUntil'>,
  seconds: number,
): Promise<void> {
  await db.insert(narrations).values({ ...row, id: lease.id, leaseOwner: lease.owner, leaseUntil: leaseEnd(seconds) })
}

/** Appends one part; false where the lease is lost. The part, the lease and the notice are one statement. */
export async function sayPart(db: Queryable, lease: Lease, part: Part, seconds: number): Promise<boolean> {
  const spoken = part.spoken ? JSON.stringify(part.spoken) : null
  const said = await db.execute(sql`
    with kept as (
      update ${narrations} set lease_until = ${leaseEnd(seconds)} where ${held(lease)} returning id
    ), said as (
      insert into ${parts} (narration_id, seq, audio, until_ms, place, said_end, ends_paragraph, spoken)
      select id, ${part.seq}::int, ${part.audio}::bytea, ${part.untilMs}::int, ${part.place}::int, ${part.saidEnd}::int,
        ${part.endsParagraph}::bool, ${spoken}::jsonb from kept
      returning narration_id
    )
    select pg_notify(${CHANNELS.narrations}, narration_id::text) from said`)
  return said.rows.length === 1
}

/** Keeps the lease; false where it is lost. */
export async function renew(db: Queryable, lease: Lease, seconds: number): Promise<boolean> {
  const kept = await db
    .update(narrations)
    .set({ leaseUntil: leaseEnd(seconds) })
    .where(held(lease))
    .returning({ id: narrations.id })
  return kept.length === 1
}

/**
 * Lets another process go on at once; nothing happens where the lease is lost. `isTried`: this one ran into something
 * unforeseen, which counts among the attempts; one that stops in order does not.
 */
export async function release(db: Queryable, lease: Lease, isTried: boolean): Promise<void> {
  await db.execute(sql`
    with released as (
      update ${narrations} set lease_until = now() - interval '1 second', lease_owner = ${randomUUID()},
        attempts = attempts - ${isTried ? 0 : 1}::int where ${held(lease)} returning id
    )
    select pg_notify(${CHANNELS.narrations}, ${TEND}) from released`)
}

/** Takes over narrations whose makers have gone silent; at most `limit`, for other processes can work too. */
export async function takeSilent(db: Queryable, seconds: number, limit: number): Promise<Lease[]> {
  return db
    .update(narrations)
    .set({
      leaseOwner: sql`gen_random_uuid()`,
      leaseUntil: leaseEnd(seconds),
      attempts: sql`${narrations.attempts} + 1`,
    })
    .where(silent(sql`attempts < ${ATTEMPTS}`, limit))
    .returning({ id: narrations.id, owner: narrations.leaseOwner })
}

/** The same of those that have been tried often enough; whoever takes them ends them. */
export async function takeHopeless(db: Queryable, seconds: number): Promise<Lease[]> {
  return db
    .update(narrations)
    .set({ leaseOwner: sql`gen_random_uuid()`, leaseUntil: leaseEnd(seconds) })
    .where(silent(sql`attempts >= ${ATTEMPTS}`, 100))
    .returning({ id: narrations.id, owner: narrations.leaseOwner })
}

const silent = (which: ReturnType<typeof sql>, limit: number) => sql`${narrations.id} in (
  select id from ${narrations} where status = 'running' and lease_until < now() and ${which}
  order by lease_until limit ${limit} for update skip locked)`

export async function notify(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNELS.narrations}, ${id})`)
}
