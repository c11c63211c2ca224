import type { SandboxOutcome } from '@perinka/contract/sandbox-calls'
import type { Database } from '../../../db/connect.ts'
import { Failure } from '../../../failure.ts'
import type { Sandbox } from '../../../ports/sandbox.ts'
import { judgeCard } from './cards.ts'
import { renewed } from './changes.ts'
import type { Emit } from './delivery.ts'
import { changeRow, customerOf, findBySecret, type Row, type RowChange } from './rows.ts'

const MISTYPED = new Set<SandboxOutcome['message']>(['not_a_test_card', 'invalid_expiry', 'invalid_cvc'])

/** What the parent's try makes of a first payment, and what is told of it. */
interface Try {
  outcome: SandboxOutcome
  change: RowChange | null
  types: string[]
}

/** Takes the first payment of a subscription, or its card; asked twice it is paid once. */
export function confirming(db: Database, emit: Emit): Pick<Sandbox, 'confirm' | 'authenticate'> {
  async function pay(userId: string, clientSecret: string, attempt: (row: Row) => Try): Promise<SandboxOutcome> {
    const found = await findBySecret(db, customerOf(userId), clientSecret)
    let tried: Try | undefined
    const changed =
      found &&
      (await changeRow(db, found.id, (row) => {
        tried = settled(row) ?? attempt(row)
        return tried.change
      }))
    if (!changed || !tried) throw new Failure('not_found')
    await emit(changed.after.customerId, tried.types)
    return tried.outcome
  }

  return {
    confirm: (userId, clientSecret, card) =>
      pay(userId, clientSecret, (row) => charged(row, judgeCard(card, new Date()))),
    authenticate: (userId, clientSecret, approve) =>
      pay(userId, clientSecret, (row) =>
        charged(
          row,
          approve && row.payment === 'requires_action'
            ? { status: 'succeeded' }
            : { status: 'failed', message: 'authentication_failed' },
        ),
      ),
  }
}

/** Nothing is to be paid here any more: it has been, or the session is over. */
function settled({ status, payment }: Row): Try | null {
  if (status === 'incomplete') return null
  const isPaid = status === 'active' && payment !== 'refunded'
  return {
    outcome: isPaid ? { status: 'succeeded' } : { status: 'failed', message: 'session_over' },
    change: null,
    types: [],
  }
}

function charged(row: Row, outcome: SandboxOutcome): Try {
  const isSetup = row.clientSecret.startsWith('seti_')
  if (outcome.status === 'succeeded') {
    const paid = isSetup ? 'setup_intent.succeeded' : 'invoice.paid'
    return { outcome, change: renewed(new Date()), types: [paid, 'customer.subscription.updated'] }
  }
  if (outcome.status === 'requires_action') {
    return {
      outcome,
      change: { payment: 'requires_action' },
      types: isSetup ? [] : ['invoice.payment_action_required'],
    }
  }
  // What was mistyped reaches no bank.
  if (outcome.message && MISTYPED.has(outcome.message)) return { outcome, change: null, types: [] }
  return {
    outcome,
    change: { payment: 'requires_payment_method' },
    types: [isSetup ? 'setup_intent.setup_failed' : 'invoice.payment_failed'],
  }
}
