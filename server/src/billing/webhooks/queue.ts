import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { EVENTS_QUEUE } from '../../db/job-queues.ts'

export interface EventJob {
  eventId: string
  customerId: string
}

export interface ReconcileJob {
  /** Where the run before stopped: the last account it looked at; null for a run's beginning. */
  after: string | null
}

/**
 * Has a message looked into, by this process or any other, now or as soon as one runs. Within the transaction that stores
 * the message: both are there, or neither is.
 */
export async function sendEvent(tx: Queryable, job: EventJob): Promise<void> {
  // Loaded here: most commands of the operator's program send nothing.
  const { fromDrizzle, PgBoss } = await import('pg-boss')
  // One that knows this transaction alone: to learn of its queue it would else ask for a second connection, and as many
  // messages at once as the pool has connections would wait for one another.
  const boss = new PgBoss({ db: fromDrizzle(tx, sql) })
  await boss.send(EVENTS_QUEUE, job)
}
