import type { Ports } from '../../ports/ports.ts'
import { syncCustomer } from '../sync-customer.ts'
import { findEvent, listWaiting, markProcessed } from './events.ts'

type ApplyPorts = Pick<Ports, 'db' | 'payments' | 'log'>

/**
 * Looks again at the customer whom an event is about. Every other event about them that is here by then is answered by
 * the same look; one that was answered so is left alone. Throws where the provider cannot be asked.
 */
export async function applyEvent(ports: ApplyPorts, eventId: string): Promise<void> {
  const event = await findEvent(ports.db, eventId)
  if (!event || event.processed) return
  // Read before the provider is asked: one that comes in between may tell of something later.
  const waiting = event.customerId === null ? [eventId] : await listWaiting(ports.db, event.customerId)
  if (event.customerId !== null) await syncCustomer(ports, event.customerId)
  await markProcessed(ports.db, waiting)
}
