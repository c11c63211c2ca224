import { describe, expect, test } from 'vitest'
import { PRICE_CENTS } from './catalog.ts'
import { COUNTRIES, HOME_COUNTRY, isCountry } from './countries.ts'
import { discountedCents, FreeAccessWish, RedeemWish, SubscriptionWish } from './payments.ts'

/** 599 cents less 0, 1, 2 … 100 per cent, written out: by hand, not by the function that is tested. */
const CENTS = [
  [599, 593, 587, 581, 575, 569, 563, 557, 551, 545],
  [539, 533, 527, 521, 515, 509, 503, 497, 491, 485],
  [479, 473, 467, 461, 455, 449, 443, 437, 431, 425],
  [419, 413, 407, 401, 395, 389, 383, 377, 371, 365],
  [359, 353, 347, 341, 335, 329, 323, 317, 311, 305],
  [300, 294, 288, 282, 276, 270, 264, 258, 252, 246],
  [240, 234, 228, 222, 216, 210, 204, 198, 192, 186],
  [180, 174, 168, 162, 156, 150, 144, 138, 132, 126],
  [120, 114, 108, 102, 96, 90, 84, 78, 72, 66],
  [60, 54, 48, 42, 36, 30, 24, 18, 12, 6],
  [0],
].flat()

describe('the discounted price', () => {
  test('is right to the cent for every percentage', { tags: ['9.2a'] }, () => {
    expect(PRICE_CENTS).toBe(599)
    expect(CENTS).toHaveLength(101)
    expect(CENTS.map((_cents, percentage) => discountedCents(percentage))).toEqual(CENTS)
  })

  test('is price × (1 − percentage / 100) to the nearest cent, half a cent up, whatever the price', () => {
    const wrong: [price: number, percentage: number][] = []
    for (let price = 0; price <= 1999; price++) {
      for (let percentage = 0; percentage <= 100; percentage++) {
        const expected = (BigInt(price) * BigInt(100 - percentage) + 50n) / 100n
        if (BigInt(discountedCents(percentage, price)) !== expected) wrong.push([price, percentage])
      }
    }
    expect(wrong).toEqual([])
  })

  test('never rises with the percentage', () => {
    expect(CENTS).toEqual(CENTS.toSorted((a, b) => b - a))
  })
})

describe('a code that is typed', () => {
  test.each([
    ['family100', 'FAMILY100'],
    ['  Half50\n', 'HALF50'],
    ['štyri', 'ŠTYRI'],
  ])('%j is looked up as %s', (typed, code) => {
    expect(SubscriptionWish.parse({ discountCode: typed })).toEqual({ discountCode: code })
    expect(RedeemWish.parse({ code: typed })).toEqual({ code })
  })

  test.each(['', '   ', 'X'.repeat(41), 7, null])('%j is none', (typed) => {
    expect(RedeemWish.safeParse({ code: typed }).success).toBe(false)
  })

  test.each(['X'.repeat(41), 7])('%j is no discount code either', (typed) => {
    expect(SubscriptionWish.safeParse({ discountCode: typed }).success).toBe(false)
  })
})

describe('a country', () => {
  test('is one of two letters, once, and ours is among them', () => {
    expect(COUNTRIES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length)
    expect(isCountry(HOME_COUNTRY)).toBe(true)
    expect(isCountry('XX')).toBe(false)
  })

  test.each(['S', 'sk', 'SVK', 'S1', ''])('is not %j', { tags: ['9.10a'] }, (residencyCountry) => {
    expect(SubscriptionWish.safeParse({ residencyCountry }).success).toBe(false)
  })
})

test('a secret that is too long for one is refused', () => {
  expect(FreeAccessWish.safeParse({ clientSecret: 'x'.repeat(201) }).success).toBe(false)
})
