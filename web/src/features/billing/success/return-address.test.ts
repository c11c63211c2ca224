import { expect, test } from 'vitest'
import { returnOf } from './Returned.tsx'

test('the address tells a payment that failed from one that may have been made', () => {
  expect(returnOf('?payment_intent=pi_1&redirect_status=succeeded')).toBe('paid')
  expect(returnOf('?setup_intent=seti_1&redirect_status=pending')).toBe('paid')
  expect(returnOf('?payment_intent=pi_1')).toBe('paid')
  expect(returnOf('?payment_intent=pi_1&redirect_status=failed')).toBe('failed')
  // Somebody's own address, not the provider's.
  expect(returnOf('?redirect_status=failed')).toBe('unknown')
  expect(returnOf('')).toBe('unknown')
})
