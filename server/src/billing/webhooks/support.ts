import { desc, getTableColumns, sql } from 'drizzle-orm'
import { webhookEvents } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'
import { EVENTS_QUEUE } from '../../db/job-queues.ts'
import { sendJob } from '../../durable/jobs.ts'
import { reopenEvent } from './events.ts'

/**
 * The latest events as an operator sees them, newest first. `failedOnly`: those which are not done although they were tried, or
 * nobody will try.
 */
export function listWebhookEvents(db: Queryable, { failedOnly, limit }: { failedOnly: boolean; limit: number }) {
  const { eventId, processed, receivedAt } = webhookEvents
  const job = sql`lateral (
    select * from pgboss.job where name = ${EVENTS_QUEUE} and data ->> 'eventId' = ${eventId}
    order by created_on desc limit 1) job`
  const isFailed = sql`not ${processed} and (job.id is null or job.retry_count > 0 or job.state in ('retry', 'failed'))`
  const next = sql<Date | null>`case when not ${processed} and job.state < 'completed' then job.start_after end`
  return db
    .select({
      ...getTableColumns(webhookEvents),
      /** Attempts that failed so far; 0 also where its job is gone. */
      failedAttempts: sql<number>`coalesce(job.retry_count + (job.state in ('retry', 'failed'))::int, 0)`,
      /** Null where nobody will try by itself: it is done, or every attempt failed. */
      nextAttemptAt: next.mapWith(receivedAt),
    })
    .from(webhookEvents)
    .leftJoin(job, sql`true`)
    .where(failedOnly ? isFailed : undefined)
    .orderBy(desc(receivedAt), eventId)
    .limit(limit)
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
