import { discountedCents } from '@perinka/contract/payments'
import { expect, test } from 'vitest'
import { monthlyPrice, percentOff } from './price.ts'

/** Number formats part a number from its sign by a blank that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('half off is named in both languages, to the cent', { tags: ['9.2a'] }, () => {
  expect(discountedCents(50)).toBe(300)
  expect(monthlyPrice('en', discountedCents(50))).toBe('€3.00')
  expect(plain(monthlyPrice('sk', discountedCents(50)))).toBe('3,00 €')
  expect(percentOff('en', 50)).toBe('−50%')
  expect(plain(percentOff('sk', 50))).toBe('−50 %')
})

test('without a code the price is the whole one', () => {
  expect(monthlyPrice('en')).toBe('€5.99')
  expect(plain(monthlyPrice('sk'))).toBe('5,99 €')
})
