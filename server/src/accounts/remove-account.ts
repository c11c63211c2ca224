import { isDeletionPhrase } from '@perinka/contract/accounts'
import { releaseHeld } from '../billing/codes/holds.ts'
import { inPaymentTurn } from '../billing/payment-turn.ts'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { lockProfilesForUpdate } from '../family/profiles.ts'
import type { Parent } from '../http/env.ts'
import { deleteStories } from '../stories/in-batches.ts'
import { endGenerationsOf } from '../stories/leases.ts'
import { noteDeleted } from './deleted-accounts.ts'
import { sendRemoval } from './removal-job.ts'
import { deleteUser, lockUserForUpdate } from './repository.ts'

/**
 * Deletes the account whose phrase was typed. All rows go at once, sessions too, so that no half of an account is left; a job
 * that is sent with them ends subscription and identity. Nothing happens where another tab was first. Whoever opens a session
 * or takes a payment down ends before; who comes later finds no account.
 */
export async function removeAccount(db: Database, parent: Parent, typed: string): Promise<void> {
  if (!isDeletionPhrase(parent, typed)) throw new Failure('invalid', { fields: { email: 'validation.emailMismatch' } })
  const { id: userId } = parent
  await inPaymentTurn(db, userId, (turn) =>
    turn.write(async (tx) => {
      // Children, then what is being written for them, then the account: whoever writes for a child locks in this order.
      await lockProfilesForUpdate(tx, userId)
      await endGenerationsOf(tx, userId, 'unauthorized')
      const user = await lockUserForUpdate(tx, userId)
      if (!user) return
      await noteDeleted(tx, user)
      await sendRemoval(tx, userId)
      // A use that was only held goes to somebody else; one that was paid for stays counted.
      await releaseHeld(tx, userId, null)
      await deleteStories(tx, userId)
      await deleteUser(tx, userId)
    }),
  )
}
