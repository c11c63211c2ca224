import { describe, expect, test } from 'vitest'
import { Credentials, splitName } from './accounts.ts'
import {
  AGES,
  ALL_THEMES,
  DEFAULT_AGE,
  FREE_STORIES,
  ICONS,
  iconForAge,
  LENGTHS,
  minutesToRead,
  OTHER_THEMES,
  PRICE_CENTS,
  PROFILE_THEMES,
  paragraphsOf,
  STORY_THEMES,
  THEME_LABELS,
  themeLabel,
  VOICES,
} from './catalog.ts'
import { CharacterWish } from './characters.ts'

describe('what may be chosen', () => {
  test('is twelve themes for a child, twelve for a story, and five more that the product names', {
    tags: ['3.15', '3.16'],
  }, () => {
    expect(PROFILE_THEMES.map((theme) => THEME_LABELS[theme].en)).toEqual([
      ...['Princesses', 'Space', 'Dragons', 'Pirates', 'Animals', 'Fairy tales'],
      ...['Adventure', 'Magic', 'Friendship', 'Nature', 'Superheroes', 'Dinosaurs'],
    ])
    expect(STORY_THEMES).toEqual(
      'adventure friendship animals magic space ocean forest castle dragons fairy-tale science discovery'.split(' '),
    )
    expect(OTHER_THEMES).toEqual(['nature', 'superheroes', 'dinosaurs', 'princesses', 'pirates'])
    expect(new Set(ALL_THEMES).size).toBe(17)
  })

  test('as a favourite theme is a label, understood in the other language', { tags: ['3.15a'] }, () => {
    expect(themeLabel('Vesmír', 'en')).toBe('Space')
    expect(themeLabel('Space', 'sk')).toBe('Vesmír')
    expect(PROFILE_THEMES.map((theme) => themeLabel(THEME_LABELS[theme].sk, 'en'))).toEqual(
      PROFILE_THEMES.map((theme) => THEME_LABELS[theme].en),
    )
  })

  test('is twenty different icons and ten ages, five years to begin with', { tags: ['3.17', '5.1a'] }, () => {
    expect(new Set(ICONS).size).toBe(20)
    expect(AGES).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(DEFAULT_AGE).toBe(5)
  })

  test('is six voices and three lengths', { tags: ['3.18', '3.18a'] }, () => {
    expect(VOICES).toEqual(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'])
    expect(LENGTHS).toEqual(['short', 'medium', 'long'])
  })
})

test.each([
  [3, '🍼'],
  [4, '🧸'],
  [6, '🧸'],
  [7, '⭐'],
  [10, '⭐'],
  [11, '🌙'],
  [12, '🌙'],
])('a child of %d without an icon of its own is shown as %s', { tags: ['3.1a', '9.3'] }, (age, icon) => {
  expect(iconForAge(age)).toBe(icon)
})

test('five stories are free, and Premium is 5.99 euros a month', { tags: ['9.1', '9.2'] }, () => {
  expect(FREE_STORIES).toBe(5)
  expect(PRICE_CENTS).toBe(599)
})

test.each([
  [1, 1],
  [150, 1],
  [151, 2],
  [300, 2],
  [901, 7],
])('%d words take %d minutes to read', { tags: ['9.4'] }, (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes)
})

test('paragraphs are parted where a line is blank', { tags: ['2.34'] }, () => {
  expect(paragraphsOf('One line\nand another.\n\nA new one.\n \n\n The last. \n')).toEqual([
    'One line\nand another.',
    'A new one.',
    'The last.',
  ])
})

test.each([
  ['Eva Nová Stará', 'Eva', 'Nová Stará'],
  ['Eva', 'Eva', null],
  ['  ', null, null],
  [null, null, null],
])('%j is signed in as first name %j and last name %j', { tags: ['3.8'] }, (displayName, firstName, lastName) => {
  expect(splitName(displayName)).toEqual({ firstName, lastName })
})

test.each([
  ['no address', { email: 'eva@', password: 'lampa-7' }, 'validation.email'],
  ['five letters', { email: 'eva@example.com', password: 'lampa' }, 'validation.passwordLength'],
])('signing in with %s is refused', { tags: ['5.8', '5.8a'] }, (_, credentials, message) => {
  expect(Credentials.safeParse(credentials).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a character needs a name, and neither description nor traits', { tags: ['5.6', '5.7'] }, () => {
  expect(CharacterWish.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe('validation.nameRequired')
  expect(CharacterWish.parse({ name: 'Bruno' })).toEqual({ name: 'Bruno', type: 'custom', traits: [] })
})
