import { sql } from 'drizzle-orm'
import { webhookEvents } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'
import { EVENTS_QUEUE } from '../../db/job-queues.ts'
import { sendJob } from '../../durable/jobs.ts'
import { reopenEvent } from './events.ts'

/** An event as an operator sees it. */
export interface EventReport {
  eventId: string
  eventType: string
  customerId: string | null
  receivedAt: Date
  /** Null while its customer is still to be looked at. */
  processedAt: Date | null
  /** Attempts that failed so far; 0 also where its job is gone. */
  failedAttempts: number
  /** Null where nobody will try by itself: it is done, or every attempt failed. */
  nextAttemptAt: Date | null
}

/** The latest events, newest first. `failedOnly`: those which are not done although they were tried, or nobody will try. */
export async function listWebhookEvents(
  db: Queryable,
  { failedOnly, limit }: { failedOnly: boolean; limit: number },
): Promise<EventReport[]> {
  const { rows } = await db.execute<{
    event_id: string
    event_type: string
    customer_id: string | null
    received_at: string
    processed_at: string | null
    failed_attempts: number
    next_attempt_at: string | null
  }>(sql`
    select e.event_id, e.event_type, e.customer_id, e.received_at, e.processed_at,
      coalesce(job.retry_count + (job.state in ('retry', 'failed'))::int, 0) as failed_attempts,
      case when not e.processed and job.state < 'completed' then job.start_after end as next_attempt_at
    from ${webhookEvents} e
    left join lateral (
      select * from pgboss.job
      where name = ${EVENTS_QUEUE} and data ->> 'eventId' = e.event_id
      order by created_on desc limit 1
    ) job on true
    where not ${failedOnly} or not e.processed and (job.id is null or job.retry_count > 0 or job.state in ('retry', 'failed'))
    order by e.received_at desc, e.event_id
    limit ${limit}
  `)
  return rows.map((row) => ({
    eventId: row.event_id,
    eventType: row.event_type,
    customerId: row.customer_id,
    receivedAt: new Date(row.received_at),
    processedAt: row.processed_at === null ? null : new Date(row.processed_at),
    failedAttempts: row.failed_attempts,
    nextAttemptAt: row.next_attempt_at === null ? null : new Date(row.next_attempt_at),
  }))
}

/**
 * Has an event looked into once more, by whichever server runs or the next one that starts; false where it is unknown or
 * about nobody. Its customer is fetched as they stand then, so a replay does no harm at any time.
 */
export async function replayWebhookEvent(db: Queryable, eventId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const event = await reopenEvent(tx, eventId)
    if (event?.customerId == null) return false
    await sendJob(tx, EVENTS_QUEUE, { eventId, customerId: event.customerId })
    return true
  })
}
