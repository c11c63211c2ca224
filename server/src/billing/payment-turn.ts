import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, lt, sql } from 'drizzle-orm'
import { paymentTurns } from '../db/billing-schema.ts'
import type { Queryable } from '../db/connect.ts'
import { keepLease, type LeaseTimings, leaseEnd } from '../durable/lease.ts'
import { Failure } from '../failure.ts'
import type { Payments } from '../ports/payments.ts'
import type { Ports } from '../ports/ports.ts'

/** What paying needs, on a server on which there is something to pay. */
export interface PaymentPorts extends Pick<Ports, 'db' | 'entitlements' | 'log'> {
  payments: Payments
}

/** Seconds. `total`: far more than a provider may take for all that is asked of it in one turn. */
const TIMINGS: LeaseTimings = { lease: 15, beat: 4, total: 300 }
/** How long one waits for the turn of another: longer than a turn lasts whose process has died. */
const WAIT_MS = 20_000
const FIRST_PAUSE_MS = 10
const LAST_PAUSE_MS = 100
const RETRY_AFTER_S = 5

/** The right to change what one family pays. It holds no connection and no transaction while the provider is asked. */
export interface PaymentTurn {
  userId: string
  /** To be asked before anything is ended or made at the provider: throws `Failure('unavailable')` where the turn is lost. */
  mustBeHeld(): Promise<void>
  /**
   * Writes in one transaction, in which no row of the family is locked before the turn's. Throws `Failure('unavailable')`, and
   * nothing is written, where the turn is lost: what was read before it may have changed.
   */
  write<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
}

/**
 * Does what changes a family's payments, one after the other: two tabs, an event of the payment provider and a deletion
 * never act on what another one is changing. Throws `Failure('unavailable')` where another one does not come to an end.
 */
export async function inPaymentTurn<T>(
  db: Queryable,
  userId: string,
  work: (turn: PaymentTurn) => Promise<T>,
): Promise<T> {
  const owner = await take(db, userId)
  const isOurs = and(eq(paymentTurns.userId, userId), eq(paymentTurns.owner, owner))
  const renew = async () => {
    const { rowCount } = await db
      .update(paymentTurns)
      .set({ leaseUntil: leaseEnd(TIMINGS.lease) })
      .where(isOurs)
    return rowCount === 1
  }
  const lease = keepLease(renew, new AbortController().signal, TIMINGS)
  try {
    return await work({
      userId,
      async mustBeHeld() {
        if (!(await renew())) throw unavailable()
      },
      write: (writing) =>
        db.transaction(async (tx) => {
          // Locks the row as well: whoever waits for the turn waits, and the lease begins anew.
          const { rowCount } = await tx
            .update(paymentTurns)
            .set({ leaseUntil: leaseEnd(TIMINGS.lease) })
            .where(isOurs)
          if (rowCount === 0) throw unavailable()
          return writing(tx)
        }),
    })
  } finally {
    lease.letGo()
    // Where this fails the turn runs out by itself.
    await db
      .delete(paymentTurns)
      .where(isOurs)
      .catch(() => undefined)
  }
}

/** The turn's owner. A row that waits for another one locks nothing: it is looked at again and again. */
async function take(db: Queryable, userId: string): Promise<string> {
  const owner = randomUUID()
  const turn = { owner, leaseUntil: leaseEnd(TIMINGS.lease) }
  const end = performance.now() + WAIT_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LAST_PAUSE_MS)) {
    const { rowCount } = await db
      .insert(paymentTurns)
      .values({ userId, ...turn })
      .onConflictDoUpdate({
        target: paymentTurns.userId,
        set: turn,
        setWhere: lt(paymentTurns.leaseUntil, sql`now()`),
      })
    if (rowCount === 1) return owner
    if (performance.now() > end) throw unavailable()
    await wait(pause)
  }
}

/** Ends every turn: nobody else can be at work on a database that is one process's alone. */
export async function expireTurns(db: Queryable): Promise<void> {
  await db.delete(paymentTurns)
}

function unavailable(): Failure {
  return new Failure('unavailable', { retryAfterSeconds: RETRY_AFTER_S })
}
