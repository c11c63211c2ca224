import type { Queryable } from '../../db/connect.ts'
import { EVENTS_QUEUE } from '../../db/job-queues.ts'
import { unstorable } from '../../db/storable.ts'
import { sendJob } from '../../durable/jobs.ts'
import { Failure } from '../../failure.ts'
import { PAYMENT_EVENTS, type PaymentEvent, type Payments } from '../../ports/payments.ts'
import type { Ports } from '../../ports/ports.ts'
import { storeEvent } from './events.ts'

const MEANINGFUL: ReadonlySet<string> = new Set(PAYMENT_EVENTS)

type ReceivePorts = Pick<Ports, 'db'> & { payments: Payments }

/** Characters; Stripe's own names of things have at most 255. */
const LONGEST = 255

/** Keeps an event that the provider has signed. */
export async function receiveEvent({ db, payments }: ReceivePorts, event: PaymentEvent): Promise<void> {
  const isKept = Object.values(event).every((part) => (part?.length ?? 0) <= LONGEST)
  if (!isKept || unstorable(event).length > 0) throw new Failure('malformed')
  const { type, chargeId } = event
  const isAsked = event.customerId === null && chargeId !== null && MEANINGFUL.has(type)
  await acceptEvent(db, isAsked ? { ...event, customerId: await payments.customerOfCharge(chargeId) } : event)
}

/** Keeps an event and the task of looking into it, both or neither. One that is here already changes nothing. */
export async function acceptEvent(db: Queryable, event: Omit<PaymentEvent, 'chargeId'>): Promise<void> {
  const { id: eventId, type, customerId } = event
  const isMeaningful = customerId !== null && MEANINGFUL.has(type)
  await db.transaction(async (tx) => {
    const isNew = await storeEvent(tx, event, isMeaningful)
    if (isNew && isMeaningful) await sendJob(tx, EVENTS_QUEUE, { eventId, customerId })
  })
}
