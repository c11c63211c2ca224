import * as z from 'zod/mini'
import { call } from './call.ts'

/**
 * Paying in the sandbox: test cards only, no money moves. These calls are there where `/api/config` says that payments run
 * in the sandbox; elsewhere they answer 404. Asked twice, they pay once.
 */

/** The cards that the sandbox knows, digits alone. Every other number is refused and kept nowhere. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  /** Answers `requires_action`; the payment then waits for `authenticateSandboxPayment`. */
  needsAuthentication: '4000002500003155',
} as const

/** As typed: blanks and hyphens within the number, `12/30`, `12 / 30`, `1230` or `12/2030` as the expiry. */
export const TestCard = z.object({
  number: z.string('validation.invalid').check(z.maxLength(40, 'validation.invalid')),
  expiry: z.string('validation.invalid').check(z.maxLength(20, 'validation.invalid')),
  cvc: z.string('validation.invalid').check(z.maxLength(10, 'validation.invalid')),
})
export type TestCard = z.infer<typeof TestCard>

/** Why the sandbox took no money; the browser says it in the parent's language. */
export const SANDBOX_MESSAGES = [
  /** Not one of `TEST_CARDS`: this is the sandbox. */
  'not_a_test_card',
  'invalid_expiry',
  'expired_card',
  'invalid_cvc',
  'card_declined',
  'insufficient_funds',
  'authentication_failed',
  /** The session has expired or was replaced, in another tab perhaps: open the page anew. */
  'session_over',
] as const

export const SANDBOX_OUTCOMES = ['succeeded', 'requires_action', 'failed'] as const

/** `message` stands with `failed` alone. */
export const SandboxOutcome = z.object({
  status: z.enum(SANDBOX_OUTCOMES),
  message: z.optional(z.enum(SANDBOX_MESSAGES)),
})
export type SandboxOutcome = z.infer<typeof SandboxOutcome>

const ClientSecret = z.string('validation.invalid').check(z.maxLength(200, 'validation.invalid'))

export const SandboxConfirmation = z.object({ clientSecret: ClientSecret, card: TestCard })

/** What the parent answers on the page where a bank would ask. */
export const SandboxAuthentication = z.object({ clientSecret: ClientSecret, approve: z.boolean('validation.invalid') })

/** A secret that is not this family's answers 404. */
export const sandboxCalls = {
  confirmSandboxPayment: call('POST', '/api/sandbox/confirm', SandboxConfirmation, SandboxOutcome),
  authenticateSandboxPayment: call('POST', '/api/sandbox/authenticate', SandboxAuthentication, SandboxOutcome),
} as const
