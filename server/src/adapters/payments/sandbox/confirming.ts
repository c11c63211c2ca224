import { type SandboxOutcome, TEST_CARDS, type TestCard } from '@perinka/contract/sandbox-calls'
import type { Database } from '../../../db/connect.ts'
import { Failure } from '../../../failure.ts'
import type { Sandbox } from '../../../ports/sandbox.ts'
import type { Emit } from './delivery.ts'
import { changeRow, customerOf, findBySecret, type Row, type RowChange, renewed } from './rows.ts'

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

const EXPIRY = /^\s*(\d{1,2})\s*[/\-. ]?\s*((?:20)?\d{2})\s*$/
const OUTCOMES: Record<string, SandboxOutcome> = {
  [TEST_CARDS.succeeds]: { status: 'succeeded' },
  [TEST_CARDS.declined]: { status: 'failed', message: 'card_declined' },
  [TEST_CARDS.insufficientFunds]: { status: 'failed', message: 'insufficient_funds' },
  [TEST_CARDS.needsAuthentication]: { status: 'requires_action' },
}

/**
 * What a bank would answer. The number first: whoever types their own card is told at once that none is wanted here. A card
 * is good to the last day of its month, in the last time zone that still has it.
 */
function judgeCard({ number, expiry, cvc }: TestCard, now: Date): SandboxOutcome {
  const digits = number.replace(/[\s-]/g, '')
  const outcome = Object.hasOwn(OUTCOMES, digits) ? OUTCOMES[digits] : undefined
  if (!outcome) return { status: 'failed', message: 'not_a_test_card' }
  const [, month, year] = EXPIRY.exec(expiry) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return { status: 'failed', message: 'invalid_expiry' }
  const lastMoment = Date.UTC(2000 + Number(year.slice(-2)), Number(month), 1, 12)
  if (lastMoment <= now.getTime()) return { status: 'failed', message: 'expired_card' }
  if (!/^\d{3}$/.test(cvc.trim())) return { status: 'failed', message: 'invalid_cvc' }
  return outcome
}
