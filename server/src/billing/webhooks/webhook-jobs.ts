import { EVENTS_QUEUE, RECONCILE_QUEUE } from '../../db/job-queues.ts'
import { type JobHandler, sendJob } from '../../durable/jobs.ts'
import type { Ports } from '../../ports/ports.ts'
import { syncCustomer } from '../sync-customer.ts'
import { findEvent, forgetOldEvents, listWaiting, markProcessed } from './events.ts'
import { reconcile } from './reconcile.ts'

type WebhookPorts = Pick<Ports, 'db' | 'payments' | 'log'>

const HOUR_S = 60 * 60

/** The work that events of the payment provider leave behind, and the hourly look for what no event told. */
export function webhookHandlers(ports: WebhookPorts): JobHandler[] {
  const events: JobHandler<typeof EVENTS_QUEUE> = {
    queue: EVENTS_QUEUE,
    // Each on one connection of the pool.
    atOnce: 4,
    lookEveryS: 5,
    // The first one mostly answers all events about a customer.
    inTurn: ({ customerId }) => customerId,
    work: ({ eventId }) => applyEvent(ports, eventId),
  }
  const reconciling: JobHandler<typeof RECONCILE_QUEUE> = {
    queue: RECONCILE_QUEUE,
    atOnce: 1,
    lookEveryS: 30,
    async work({ after }, signal) {
      const last = await reconcile(ports, after, signal)
      if (last !== null) await sendJob(ports.db, RECONCILE_QUEUE, { after: last })
      else await forgetOldEvents(ports.db)
    },
  }
  return [events, reconciling]
}

/** One an hour, whichever process is first. */
export function sendReconcile({ db }: Pick<Ports, 'db'>): Promise<unknown> {
  return sendJob(db, RECONCILE_QUEUE, { after: null }, { singletonKey: 'hourly', singletonSeconds: HOUR_S })
}

type ApplyPorts = Pick<Ports, 'db' | 'payments' | 'log'>

/**
 * Looks again at the customer whom an event is about. Every other event about them that is here by then is answered by
 * the same look; one that was answered so is left alone. Throws where the provider cannot be asked.
 */
async function applyEvent(ports: ApplyPorts, eventId: string): Promise<void> {
  const event = await findEvent(ports.db, eventId)
  if (!event || event.processed) return
  // Read before the provider is asked: one that comes in between may tell of something later.
  const waiting = event.customerId === null ? [eventId] : await listWaiting(ports.db, event.customerId)
  if (event.customerId !== null) await syncCustomer(ports, event.customerId)
  await markProcessed(ports.db, waiting)
}
