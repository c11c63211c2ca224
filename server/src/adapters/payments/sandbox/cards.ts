import { type SandboxOutcome, TEST_CARDS, type TestCard } from '@perinka/contract/sandbox-calls'

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
export function judgeCard({ number, expiry, cvc }: TestCard, now: Date): SandboxOutcome {
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
