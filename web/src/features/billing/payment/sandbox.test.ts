import { expect, test } from 'vitest'
import { cardProblems, filledIn, inFours, returnedFrom } from './sandbox.ts'

test('after a payment the address says which one it was, as Stripe does', { tags: ['4.12'] }, () => {
  const page = 'https://perinka.test/subscription-success'
  expect(returnedFrom(page, 'pi_sandbox_1_secret_2')).toBe(
    `${page}?payment_intent=pi_sandbox_1&redirect_status=succeeded`,
  )
  expect(returnedFrom(page, 'seti_sandbox_1_secret_2')).toBe(
    `${page}?setup_intent=seti_sandbox_1&redirect_status=succeeded`,
  )
})

test('a test card is filled in whole, and is good for a while', () => {
  const card = filledIn('succeeds', new Date('2026-11-21'))
  expect(card).toEqual({ number: '4242 4242 4242 4242', expiry: '12/28', cvc: '123' })
  expect(cardProblems(card)).toEqual({})
})

test('a card that is not filled in says where, before it is sent', () => {
  expect(cardProblems({ number: '4242', expiry: '13/28', cvc: 'x' })).toEqual({
    number: 'sandbox.invalid_number',
    expiry: 'sandbox.invalid_expiry',
    cvc: 'sandbox.invalid_cvc',
  })
  for (const expiry of ['12/30', '1/30', '1230', '12 / 2030'])
    expect(cardProblems({ number: inFours('4000000000000002'), expiry, cvc: '1234' })).toEqual({})
})
