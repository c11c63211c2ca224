import { describe, expect, test } from 'vitest'
import { givenBrief, tell } from '../../testing.ts'
import { genderOf } from './gender.ts'
import { BOYS, EITHER, GIRLS } from './given-names.ts'

describe('gender by a given name', () => {
  test.each([
    'Emma',
    'Zuzka',
    'Žofia',
    'Anna Mária',
    'Sarah-Jane',
    'Marcelina',
    'LILY',
    'Jessica',
    'Bianca',
    'Aisha',
    'Nely',
    'Viki',
    'Emese',
  ])('%s is she', (name) => {
    expect(genderOf(name)).toBe('she')
  })
  test.each([
    'Jakub',
    'Šimon',
    'Oliver',
    'Matúš',
    'Vratislav',
    'Humbert',
    'Luka',
    'László',
    'Máté',
    'Michał',
    'Mohammed',
    'Jack',
  ])('%s is he', (name) => {
    expect(genderOf(name)).toBe('he')
  })
  test.each(['Noa', 'Alex', 'Luca', 'Sam', 'Nikola', 'Anh', 'Ali', 'Tünde', 'Xi', '小明', '', '🦄'])(
    '“%s” stays open',
    (name) => {
      expect(genderOf(name)).toBe('neutral')
    },
  )
  test('no name is on two lists', () => {
    const both = [...GIRLS].filter((name) => BOYS.has(name) || EITHER.has(name))
    expect([...both, ...[...BOYS].filter((name) => EITHER.has(name))]).toEqual([])
    expect(Math.min(GIRLS.size, BOYS.size)).toBeGreaterThan(150)
  })
  test('is used where the parent has not said, and never against the parent', () => {
    const textOf = (name: string, gender: 'she' | 'he' | null) =>
      [...'abc'].map((seed) => tell(givenBrief({ seed, length: 'long', child: { name, gender } })).text).join(' ')
    expect(textOf('Emma', null)).toMatch(/\bher\b/)
    expect(textOf('Emma', 'he')).toMatch(/\bhis\b/)
  })
})
