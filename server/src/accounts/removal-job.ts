import type { Queryable } from '../db/connect.ts'
import { REMOVAL_QUEUE } from '../db/job-queues.ts'
import { type JobHandler, sendJob } from '../durable/jobs.ts'
import type { Ports } from '../ports/ports.ts'
import { findDeleted, listWaiting, markForgotten, markUnpaid } from './deleted-accounts.ts'

type RemovalPorts = Pick<Ports, 'db' | 'identity' | 'payments' | 'mailer' | 'log'>

/** Has a deleted account ended outside, in the transaction in which its rows go. At most one job waits for each. */
export function sendRemoval(tx: Queryable, subject: string): Promise<unknown> {
  return sendJob(tx, REMOVAL_QUEUE, { subject }, { singletonKey: subject })
}

/**
 * Sends what waits without a job: accounts that an earlier release deleted, customers noted while payments were off, what
 * was tried for months.
 */
export async function sendWaitingRemovals({ db, payments }: Pick<Ports, 'db' | 'payments'>): Promise<void> {
  for (const subject of await listWaiting(db, payments !== null)) await sendRemoval(db, subject)
}

/** Ends outside what a deleted account leaves: its payments, its mail, its identity. */
export function removalHandler(ports: RemovalPorts): JobHandler<typeof REMOVAL_QUEUE> {
  return {
    queue: REMOVAL_QUEUE,
    atOnce: 4,
    lookEveryS: 10,
    work: ({ subject }) => endAccount(ports, subject),
  }
}

/** What the family pays ends first: nothing else of this costs them anything while it waits. */
async function endAccount(ports: RemovalPorts, subject: string): Promise<void> {
  const { db, identity, mailer } = ports
  const account = await findDeleted(db, subject)
  if (!account) return
  const { customerId, email, forgottenAt } = account
  if (customerId !== null) await endPayments(ports, subject, customerId)
  if (forgottenAt !== null) return
  // Mail first: while the identity stands, nobody can sign up anew under the address and be sent other mail.
  if (email !== null) await mailer.forget(email)
  await identity.remove(subject)
  await markForgotten(db, subject)
}

/** Without payments the customer stays noted, and is forgotten once there are some again: nobody else can end what runs. */
async function endPayments({ db, payments, log }: RemovalPorts, subject: string, customerId: string): Promise<void> {
  if (!payments) {
    log.error({ customerId }, 'payments are off: the subscription of a deleted account is to be ended by hand')
    return
  }
  const isKnown = await payments.forgetCustomer(customerId)
  if (!isKnown) log.error({ customerId }, 'the payment provider does not know this customer: has its key changed?')
  await markUnpaid(db, subject)
}
