import { isDeletionPhrase } from '@perinka/contract/accounts'
import { releaseHeld } from '../billing/codes/holds.ts'
import { inPaymentTurn } from '../billing/payment-turn.ts'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { lockProfilesForUpdate } from '../family/profiles.ts'
import type { Parent } from '../http/env.ts'
import type { Ports } from '../ports/ports.ts'
import { deleteStories } from '../stories/in-batches.ts'
import { endAllGenerationsOf } from '../stories/leases.ts'
import {
  giveBack,
  listWaiting,
  markForgotten,
  markUnpaid,
  noteDeleted,
  sweepForgotten,
  takeWaiting,
  type Waiting,
} from './deleted-accounts.ts'
import { deleteUser, lockUserForUpdate } from './repository.ts'

type RemovalPorts = Pick<Ports, 'db' | 'identity' | 'payments' | 'mailer' | 'log'>

/**
 * Deletes the account whose phrase was typed. All rows go at once, sessions too, so that no half of an account is left;
 * subscription and identity go right after, or with a sweep where they cannot be reached now.
 */
export async function removeAccount(ports: RemovalPorts, parent: Parent, typed: string): Promise<void> {
  if (!isDeletionPhrase(parent, typed)) throw new Failure('invalid', { fields: { email: 'validation.emailMismatch' } })
  await deleteRows(ports.db, parent.id)
  await forget(ports, parent.id).catch((err) => ports.log.error({ err }, 'an account is still to be forgotten outside'))
}

/** Finishes what a crash, or a service out of reach, left. Any process may do it at any time. */
export async function sweepDeletedAccounts(ports: RemovalPorts): Promise<void> {
  const causes: unknown[] = []
  for (const subject of await listWaiting(ports.db, ports.payments !== null)) {
    await forget(ports, subject).catch((cause) => causes.push(cause))
  }
  await sweepForgotten(ports.db)
  if (causes.length > 0) throw causes[0]
}

/**
 * Nothing happens where another tab was first. Whoever opens a session or takes a payment down ends before; who comes later
 * finds no account.
 */
function deleteRows(db: Database, userId: string): Promise<void> {
  return inPaymentTurn(db, userId, (turn) =>
    turn.write(async (tx) => {
      // Children, then what is being written for them, then the account: whoever writes for a child locks in this order.
      await lockProfilesForUpdate(tx, userId)
      await endAllGenerationsOf(tx, userId)
      const user = await lockUserForUpdate(tx, userId)
      if (!user) return
      await noteDeleted(tx, user)
      // A use that was only held goes to somebody else; one that was paid for stays counted.
      await releaseHeld(tx, userId, null)
      await deleteStories(tx, userId)
      await deleteUser(tx, userId)
    }),
  )
}

/** What the family pays ends first: nothing else of this costs them anything while it waits. */
async function forget(ports: RemovalPorts, subject: string): Promise<void> {
  const { db } = ports
  const account = await takeWaiting(db, subject, ports.payments !== null)
  if (!account) return
  try {
    if (account.customerId !== null) await endPayments(ports, subject, account.customerId)
    if (account.isKnown) await forgetParent(ports, subject, account)
  } catch (error) {
    await giveBack(db, subject)
    throw error
  }
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

/** Letters first: while the identity stands, nobody can sign up anew under the address and be sent others. */
async function forgetParent({ identity, mailer }: RemovalPorts, subject: string, { email }: Waiting): Promise<void> {
  if (email) await mailer.forget(email)
  await identity.remove(subject)
}
