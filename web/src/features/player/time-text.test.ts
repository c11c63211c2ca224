import { beforeAll, describe, expect, test } from 'vitest'
import { activate, addMessages, translate } from '../../shared/i18n/i18n.ts'
import { messages as en } from '../../shared/i18n/later-catalog.en.ts'
import { messages as sk } from '../../shared/i18n/later-catalog.sk.ts'
import { clockTime, speedText, spokenTime } from './time-text.ts'

describe('times of the player', () => {
  beforeAll(() => {
    addMessages('en', en)
    addMessages('sk', sk)
  })

  test.each([
    [0, '0:00'],
    [80.9, '1:20'],
    [600, '10:00'],
    [3725, '1:02:05'],
  ])('%d seconds stand as %s', (seconds, words) => {
    expect(clockTime(seconds)).toBe(words)
  })

  test.each([
    [0, '0 seconds', '0 sekúnd'],
    [1, '1 second', '1 sekunda'],
    [80, '1 minute 20 seconds', '1 minúta 20 sekúnd'],
    [182, '3 minutes 2 seconds', '3 minúty 2 sekundy'],
    [300, '5 minutes', '5 minút'],
  ])('%d seconds are said as "%s"', (seconds, english, slovak) => {
    activate('en')
    expect(spokenTime(seconds, translate)).toBe(english)
    activate('sk')
    expect(spokenTime(seconds, translate)).toBe(slovak)
  })

  test('a speed is written as its language writes numbers', () => {
    expect(speedText(1.25, 'en')).toBe('1.25×')
    expect(speedText(1.25, 'sk')).toBe('1,25×')
  })
})
