import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { type Lease, leaseEnd } from './lease.ts'
import type { Channel } from './notifications.ts'

/** A table of work to be done for families: a running row is leased by the process that works on it. */
type LeasedTable = PgTable & Record<'id' | 'userId' | 'status' | 'leaseOwner' | 'leaseUntil' | 'createdAt', PgColumn>

export interface WorkBounds {
  /** For one family at a time. */
  atOnce: number
  /** In 24 hours, of what did not fail; null: no bound. */
  perDay: number | null
}

/**
 * What rows of work have in common, whatever is made. Each write of a worker stands under `held`, so that whoever has lost
 * its lease writes nothing; who follows a row is notified on `channel` by the statement, or the transaction, that changes it.
 */
export function leasedRows(table: LeasedTable, channel: Channel) {
  const { id, userId, status, leaseOwner, leaseUntil, createdAt } = table
  const isRunning = eq(status, 'running')
  const held = (lease: Lease) => and(eq(id, lease.id), eq(leaseOwner, lease.owner), isRunning)
  return {
    channel,
    /** The row, as long as this lease of it lasts. */
    held,
    /** Whether its worker has gone silent; the database's clock decides, as it does for the lease. */
    isSilent: sql<boolean>`${isRunning} and ${leaseUntil} < now()`,

    /** Rows whose worker has gone silent, locked: those that another process has just locked are left to it. */
    silent: (which: SQL = sql`true`, limit: number | null = null) => sql`${id} in (
      select id from ${table} where ${isRunning} and ${leaseUntil} < now() and ${which}
      order by lease_until limit ${limit} for update skip locked)`,

    /** What a new row says of its lease; `seconds` until it ends. */
    leased: (lease: Lease, seconds: number) => ({
      id: lease.id,
      leaseOwner: lease.owner,
      leaseUntil: leaseEnd(seconds),
    }),

    /** Keeps the lease; false where it is lost. */
    async renew(db: Queryable, lease: Lease, seconds: number): Promise<boolean> {
      const renewed = await db.execute(
        sql`update ${table} set lease_until = ${leaseEnd(seconds)} where ${held(lease)} returning id`,
      )
      return renewed.rows.length === 1
    },

    /** Ends the leases of all that is said to be running: nobody else can be at work on a database that is one process's alone. */
    async expireAll(db: Queryable): Promise<void> {
      await db.execute(sql`update ${table} set lease_until = now() - interval '1 second' where ${isRunning}`)
    },

    /**
     * Throws `too_many_requests` where a family has more being made, or made in a day, than it may; answers how many are being
     * made. Asked after the new row is in: it counts too and, thrown, this takes it back.
     */
    async refuseMore(tx: Queryable, family: string, { atOnce, perDay }: WorkBounds): Promise<number> {
      const running = await tx.$count(table, and(eq(userId, family), isRunning))
      if (running > atOnce) throw new Failure('too_many_requests', { retryAfterSeconds: 15 })
      if (perDay === null) return running
      const isOfToday = sql`${createdAt} > now() - interval '24 hours'`
      const today = await tx.$count(table, and(eq(userId, family), ne(status, 'failed'), isOfToday))
      if (today > perDay) throw new Failure('too_many_requests', { retryAfterSeconds: 60 * 60 })
      return running
    },

    async notify(db: Queryable, payload: string): Promise<void> {
      await db.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
  }
}
