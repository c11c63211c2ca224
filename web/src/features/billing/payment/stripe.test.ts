import type { StripeElements } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { confirmWith } from './stripe.ts'

const elements = {} as StripeElements
const RETURN = 'https://perinka.test/subscription-success'

/** Stripe declining everything, with a note of what it was asked. */
function decliner(error: object) {
  const asked: string[] = []
  const confirm = (name: string) => async (order: { confirmParams: { return_url: string } }) => {
    asked.push(`${name} → ${order.confirmParams.return_url}`)
    return { error }
  }
  const stripe = { confirmPayment: confirm('payment'), confirmSetup: confirm('setup') }
  return { asked, stripe: stripe as unknown as Parameters<typeof confirmWith>[0] }
}

test('a secret with the setup prefix confirms a setup, any other a payment', { tags: ['4.12', '7.13'] }, async () => {
  const { asked, stripe } = decliner({ type: 'card_error', message: 'Your card was declined.' })
  await confirmWith(stripe, elements, 'seti_1_secret_2', RETURN)
  await confirmWith(stripe, elements, 'pi_1_secret_2', RETURN)
  expect(asked).toEqual([`setup → ${RETURN}`, `payment → ${RETURN}`])
})

test("a decline carries Stripe's own sentence; an empty field speaks for itself", { tags: ['8.15b'] }, async () => {
  const declined = decliner({ type: 'card_error', message: 'Your card was declined.' })
  expect(await confirmWith(declined.stripe, elements, 'pi_1', RETURN)).toMatchObject({
    message: 'Your card was declined.',
    isOver: false,
  })
  const empty = decliner({ type: 'validation_error', message: 'Your card number is incomplete.' })
  expect((await confirmWith(empty.stripe, elements, 'pi_1', RETURN)).message).toBeNull()
  const over = decliner({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'Over' })
  expect((await confirmWith(over.stripe, elements, 'pi_1', RETURN)).isOver).toBe(true)
})
