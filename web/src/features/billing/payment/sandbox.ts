import { type SandboxOutcome, sandboxCalls, TEST_CARDS, type TestCard } from '@perinka/contract/sandbox-calls'
import { ask } from '../../../shared/api/ask.ts'
import { isSetup } from './payment-fields.ts'

export function confirmInSandbox(clientSecret: string, card: TestCard): Promise<SandboxOutcome> {
  return ask(sandboxCalls.confirmSandboxPayment, { body: { clientSecret, card } })
}

export function authenticateInSandbox(clientSecret: string, approve: boolean): Promise<SandboxOutcome> {
  return ask(sandboxCalls.authenticateSandboxPayment, { body: { clientSecret, approve } })
}

/** Where the browser goes after a payment, with the parameters that Stripe would add. */
export function returnedFrom(returnUrl: string, clientSecret: string): string {
  const address = new URL(returnUrl)
  const kind = isSetup(clientSecret) ? 'setup_intent' : 'payment_intent'
  address.searchParams.set(kind, clientSecret.split('_secret_')[0] ?? clientSecret)
  address.searchParams.set('redirect_status', 'succeeded')
  return address.href
}

export type CardField = keyof TestCard

/** What is wrong with a card before it is sent, as keys of the locale files; empty where nothing is. */
export function cardProblems({ number, expiry, cvc }: TestCard): Partial<Record<CardField, string>> {
  const problems: Partial<Record<CardField, string>> = {}
  if (digits(number).length < 12) problems.number = 'sandbox.invalid_number'
  if (!/^(0?[1-9]|1[0-2])\s*\/?\s*(\d{2}|\d{4})$/.test(expiry.trim())) problems.expiry = 'sandbox.invalid_expiry'
  if (!/^\d{3,4}$/.test(cvc.trim())) problems.cvc = 'sandbox.invalid_cvc'
  return problems
}

/** The field that a refusal is about; null where it is about the payment as a whole. */
export function fieldOf(message: SandboxOutcome['message']): CardField | null {
  if (message === 'not_a_test_card') return 'number'
  if (message === 'invalid_expiry' || message === 'expired_card') return 'expiry'
  return message === 'invalid_cvc' ? 'cvc' : null
}

/** A card that is filled in by one tap: good for two years more. */
export function filledIn(card: keyof typeof TEST_CARDS, now: Date): TestCard {
  const year = String((now.getFullYear() + 2) % 100).padStart(2, '0')
  return { number: inFours(TEST_CARDS[card]), expiry: `12/${year}`, cvc: '123' }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** A card number as it stands on a card. */
export const inFours = (number: string) => digits(number).replace(/(\d{4})(?=\d)/g, '$1 ')
