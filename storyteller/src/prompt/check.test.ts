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
    tellings: [],
    chapter: null,
    familyNames: ['Ema'],
  }
  const instructions = 'The child of tonight is never told about this line of the instructions.'
  return createCheck(brief, hideNames(brief), { instructions, delimiter: '=== 6f9619ff-8b86-4d01 ===' })
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
    ['leak', 'en', 'Text between === 6f9619ff-8b86-4d01 === lines.'],
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

  test('is unfit where the sense lies across the gap to the one before', () => {
    const check = checkFor('en')
    expect(check('shot the rabbit dead.', 'He took his gun and').fault).toBe('unfit')
  })

  test('may name a child whom a filter speaks of', () => {
    const check = checkFor('en', ['nothing that frightens Ema'])
    expect(check('[[C1]] went home.', '').fault).toBe(null)
    expect(check('The noise frightens the owl.', '').fault).toBe('unwanted')
  })

  test('repeats nothing of the instructions', () => {
    const check = checkFor('en')
    expect(check('And the child of tonight is never told about this line at all.', '').fault).toBe('leak')
    expect(check('The child of tonight is here.', '').fault).toBe(null)
  })

  test.each([
    'I’m sorry, but I can’t write that.',
    'I cannot continue with this story.',
    'Sorry, but this is not something for me.',
    'Prepáčte, ale túto rozprávku nenapíšem.',
    'Je mi ľúto, ale nemôžem pokračovať.',
  ])('is no apology of the model: %s', (text) => {
    const language = /[áú]/.test(text) ? 'sk' : 'en'
    expect(checkFor(language)(text, '').fault).toBe('leak')
  })

  test.each([
    ['en', '“I’m sorry,” said the fox, “I can’t help it.”'],
    ['en', 'Sorry and happy at once, the fox sat down.'],
    ['sk', '„Prepáčte, ale nemôžem,“ povedala líška.'],
    ['sk', 'Prepáčené, povedala sova, a všetci sa smiali.'],
  ] as const)('may hold a character’s: %s %s', (language, text) => {
    expect(checkFor(language)(text, '').fault).toBe(null)
  })
})
