import { describe, expect, test } from 'vitest'
import { countryOptions, firstCountry } from './country.ts'

describe('the country that is chosen at first', () => {
  test('is the one that the family has said before', () => {
    expect(firstCountry('CZ', ['en-US'], 'sk')).toBe('CZ')
  })

  test('is the region of the browser, else it goes by the language', () => {
    expect(firstCountry(null, ['en-AT', 'sk-SK'], 'en')).toBe('AT')
    expect(firstCountry(null, ['en', 'de-AT'], 'sk')).toBe('AT')
    expect(firstCountry(null, ['en-US', 'sk-SK'], 'sk')).toBe('SK')
    expect(firstCountry(null, ['sk'], 'sk')).toBe('SK')
    expect(firstCountry(null, [], 'en')).toBe('IE')
  })

  test('is not where most browsers come from, for a page in Slovak', () => {
    expect(firstCountry(null, ['en-US', 'en'], 'sk')).toBe('SK')
    expect(firstCountry(null, ['en-US', 'cs-CZ'], 'sk')).toBe('CZ')
    expect(firstCountry(null, ['en-US'], 'en')).toBe('US')
  })

  test('is never one that nobody can live in', () => {
    expect(firstCountry('XX', ['es-419', 'not a language'], 'sk')).toBe('SK')
  })
})

test('countries are named in the language of the page and stand in its order', () => {
  const [en, sk] = [countryOptions('en'), countryOptions('sk')]
  expect(en).toHaveLength(249)
  expect(sk.find(({ value }) => value === 'AT')?.label).toBe('Rakúsko')
  const names = sk.map(({ label }) => label)
  // Č comes after C and before D, which the order of characters does not know.
  expect(names.indexOf('Česko')).toBeGreaterThan(names.indexOf('Cyprus'))
  expect(names.indexOf('Česko')).toBeLessThan(names.indexOf('Dánsko'))
  expect(en[0]?.label).toBe('Afghanistan')
})
