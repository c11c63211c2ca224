import { describe, expect, test } from 'vitest'
import type { Brief } from '../brief.ts'
import { createCheck } from './check.ts'
import { hideNames } from './names.ts'

function checkFor(language: 'en' | 'sk', filters: string[] = []) {
  const brief: Brief = {
    language,
    length: 'short',
    theme: { id: 'forest', text: 'forest' },
    child: {
      name: 'Ema',
      age: 5,
      gender: 'she',
      isHero: true,
      favoriteThemes: [],
      favoriteCharacters: [],
      dislikedCharacters: [],
      filters,
    },
    cast: [],
    request: null,
    seed: '1',
    history: [],
    chapter: null,
    familyNames: ['Ema'],
  }
  return createCheck(brief, hideNames(brief), '=== secret ===')
}

const ENGLISH =
  'The snail came by slowly and [[C1]] held up her lamp, so that the small path through the moss was bright and easy to see.'
const SLOVAK =
  'Slimák sa pomaly blížil a [[C1]] mu posvietila lampou, aby bol chodníček v mäkkom machu jasný a aby naň dobre videl.'

describe('a model’s paragraph', () => {
  test('is shown with its names where nothing is wrong with it', () => {
    expect(checkFor('en')(ENGLISH, '')).toEqual({ text: ENGLISH.replace('[[C1]]', 'Ema'), fault: null })
    expect(checkFor('sk')(SLOVAK, '')).toEqual({ text: SLOVAK.replace('[[C1]]', 'Ema'), fault: null })
  })

  test.each([
    ['names', 'en', 'Then [[C2]] came.'],
    ['names', 'en', 'Then [C1] came.'],
    ['markup', 'en', '<p>Good night.</p>'],
    ['markup', 'en', 'Look at https://example.com'],
    ['markup', 'sk', '- Ema spí.'],
    ['leak', 'en', 'Text between === secret === lines.'],
    ['leak', 'sk', 'Som len jazykový model.'],
    ['language', 'sk', ENGLISH],
    ['language', 'en', SLOVAK],
    ['language', 'sk', 'Medvěd řekl, že už je čas.'],
    ['unwanted', 'en', 'A spider came by.'],
  ] as const)('has a fault of %s in %s: %s', (fault, language, text) => {
    expect(checkFor(language, ['spiders'])(text, '')).toEqual({ text: null, fault })
  })

  test('is unfit where it would harm', () => {
    const check = checkFor('en')
    expect(check('He took the gun and shot the rabbit dead.', '').fault).toBe('unfit')
    expect(check('The rabbit slept.', 'A long and happy day it was.').fault).toBe(null)
  })
})
