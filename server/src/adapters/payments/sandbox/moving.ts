import type { Database } from '../../../db/connect.ts'
import { Failure } from '../../../failure.ts'
import type { Sandbox, SandboxSubscription } from '../../../ports/sandbox.ts'
import { actOn, actsFor } from './acts.ts'
import type { Emit } from './delivery.ts'
import { changeRow, listRows, type Row } from './rows.ts'

/** What the sandbox page shows, and moves by hand. */
export function moving(db: Database, emit: Emit): Pick<Sandbox, 'subscriptions' | 'act'> {
  return {
    async subscriptions(customerId) {
      const now = new Date()
      const rows = await listRows(db, customerId)
      return rows.map(({ row, customer }) => toSubscription(row, customer.email, now))
    },
    async act(id, act) {
      const now = new Date()
      const changed = await changeRow(db, id, (row) => actOn(act, row, now)?.change ?? null)
      if (!changed) throw new Failure('not_found')
      const acted = actOn(act, changed.before, now)
      if (!acted) throw new Failure('no_subscription')
      await emit(changed.after.customerId, acted.types)
    },
  }
}

function toSubscription(row: Row, email: string | null, now: Date): SandboxSubscription {
  const { id, customerId, status, payment, cents, periodStart, periodEnd, cancelAtPeriodEnd } = row
  const acts = actsFor(row, now)
  return { id, customerId, email, status, payment, cents, periodStart, periodEnd, cancelAtPeriodEnd, acts }
}
