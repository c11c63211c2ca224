import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { webhookEvents } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'
import type { PaymentEvent } from '../../ports/payments.ts'

export type StoredEvent = typeof webhookEvents.$inferSelect

/** Keeps an event; false where it was here before: providers send until they are heard, and then some. */
export async function storeEvent(
  tx: Queryable,
  { id: eventId, type: eventType, customerId }: Omit<PaymentEvent, 'chargeId'>,
  isWaiting: boolean,
): Promise<boolean> {
  const processedAt = isWaiting ? null : sql`now()`
  const { rowCount } = await tx
    .insert(webhookEvents)
    .values({ eventId, eventType, customerId, processed: !isWaiting, processedAt })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function findEvent(db: Queryable, eventId: string): Promise<StoredEvent | null> {
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId))
  return row ?? null
}

/** Events about a customer that wait at this moment: whatever is fetched from now on answers them all. */
export async function listWaiting(db: Queryable, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ eventId: webhookEvents.eventId })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.customerId, customerId), eq(webhookEvents.processed, false)))
  return rows.map(({ eventId }) => eventId)
}

export async function markProcessed(db: Queryable, eventIds: string[]): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ processed: true, processedAt: sql`now()` })
    .where(inArray(webhookEvents.eventId, eventIds))
}

/** Makes an event wait again; null where it is unknown or about nobody. */
export async function reopenEvent(tx: Queryable, eventId: string): Promise<StoredEvent | null> {
  const [row] = await tx
    .update(webhookEvents)
    .set({ processed: false, processedAt: null })
    .where(and(eq(webhookEvents.eventId, eventId), isNotNull(webhookEvents.customerId)))
    .returning()
  return row ?? null
}

/** Forgets events that were looked into long ago; their signatures are too old to be accepted again. */
export async function forgetOldEvents(db: Queryable): Promise<void> {
  await db
    .delete(webhookEvents)
    .where(and(eq(webhookEvents.processed, true), sql`${webhookEvents.receivedAt} < now() - interval '90 days'`))
}
