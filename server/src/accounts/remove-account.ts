import { isDeletionPhrase } from '@perinka/contract/accounts'
import type { Database } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import type { Ports } from '../ports/ports.ts'
import { claimProfiles } from '../profiles/repository.ts'
import { endAllGenerationsOf } from '../stories/leases.ts'
import { giveBack, listWaiting, markForgotten, noteDeleted, sweepForgotten, takeWaiting } from './deleted-accounts.ts'
import type { Parent } from './parent.ts'
import { claimUser, deleteUser } from './repository.ts'

type RemovalPorts = Pick<Ports, 'db' | 'identity' | 'mailer' | 'log'>

/**
 * Deletes the account whose phrase was typed. All rows go at once, sessions too, so that no half of an account is left;
 * the identity goes right after, or with a sweep where it cannot be reached now.
 */
export async function removeAccount(ports: RemovalPorts, parent: Parent, typed: string): Promise<void> {
  if (!isDeletionPhrase(parent, typed)) throw new Failure('invalid', { fields: { email: 'validation.emailMismatch' } })
  await deleteRows(ports.db, parent.id)
  await forget(ports, parent.id).catch((err) => ports.log.error({ err }, 'an identity is still to be removed'))
}

/** Finishes what a crash or an identity out of reach left. Any process may do it at any time. */
export async function sweepDeletedAccounts(ports: RemovalPorts): Promise<void> {
  const causes: unknown[] = []
  for (const subject of await listWaiting(ports.db)) {
    await forget(ports, subject).catch((cause) => causes.push(cause))
  }
  await sweepForgotten(ports.db)
  if (causes.length > 0) throw causes[0]
}

/** Nothing happens where another tab was first. */
function deleteRows(db: Database, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Children, then what is being written for them, then the account: whoever writes for a child locks in this order.
    await claimProfiles(tx, userId)
    await endAllGenerationsOf(tx, userId)
    const user = await claimUser(tx, userId)
    if (!user) return
    await noteDeleted(tx, user)
    await deleteUser(tx, userId)
  })
}

/** Letters first: while the identity stands, nobody can sign up anew under the address and be sent others. */
async function forget({ db, identity, mailer }: RemovalPorts, subject: string): Promise<void> {
  const account = await takeWaiting(db, subject)
  if (!account) return
  try {
    if (account.email) await mailer.forget(account.email)
    await identity.remove(subject)
  } catch (error) {
    await giveBack(db, subject)
    throw error
  }
  await markForgotten(db, subject)
}
