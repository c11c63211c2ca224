import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { narrations, narrationParts as parts } from '../../db/narration-schema.ts'
import { type Lease, leaseEnd } from '../../durable/lease.ts'
import { narrationWork } from '../narration-rows.ts'
import type { Part } from './parts.ts'

/**
 * How long a process that has stopped speaking keeps a narration, in seconds: a child is waiting for the next
 * sentence, so the next process must not wait long.
 */
export const LEASE_S = 15

/** A narration that ends its server each time is given up after so many. */
export const ATTEMPTS = 3

/** What listeners hear where there is something to be done: a narration to go on with, audio to be removed. */
export const TAKE_OVER = 'tend'

const { channel, held, silent } = narrationWork

export async function isHeld(db: Queryable, lease: Lease): Promise<boolean> {
  return (await db.$count(narrations, held(lease))) === 1
}

/** Appends one part; false where the lease is lost. The part, the lease and the notice are one statement. */
export async function appendPart(db: Queryable, lease: Lease, part: Part, seconds: number): Promise<boolean> {
  const spoken = part.spoken ? JSON.stringify(part.spoken) : null
  const appended = await db.execute(sql`
    with renewed as (
      update ${narrations} set lease_until = ${leaseEnd(seconds)} where ${held(lease)} returning id
    ), appended as (
      insert into ${parts} (narration_id, seq, audio, until_ms, place, said_end, ends_paragraph, spoken)
      select id, ${part.seq}::int, ${part.audio}::bytea, ${part.untilMs}::int, ${part.place}::int, ${part.saidEnd}::int,
        ${part.endsParagraph}::bool, ${spoken}::jsonb from renewed
      returning narration_id
    )
    select pg_notify(${channel}, narration_id::text) from appended`)
  return appended.rows.length === 1
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
    select pg_notify(${channel}, ${TAKE_OVER}) from released`)
}

/** Takes over narrations whose makers have gone silent; at most `limit`, for other processes can work too. */
export function takeSilent(db: Queryable, seconds: number, limit: number): Promise<Lease[]> {
  return take(db, silent(sql`attempts < ${ATTEMPTS}`, limit), seconds, 1)
}

/** The same of those that have been tried often enough; whoever takes them ends them. */
export function takeHopeless(db: Queryable, seconds: number): Promise<Lease[]> {
  return take(db, silent(sql`attempts >= ${ATTEMPTS}`, 100), seconds, 0)
}

function take(db: Queryable, which: SQL, seconds: number, tries: 0 | 1): Promise<Lease[]> {
  const attempts = sql`${narrations.attempts} + ${tries}::int`
  return db
    .update(narrations)
    .set({ leaseOwner: sql`gen_random_uuid()`, leaseUntil: leaseEnd(seconds), attempts })
    .where(which)
    .returning({ id: narrations.id, owner: narrations.leaseOwner })
}
