import { expect, test } from 'vitest'
import { childIcon } from './child-icon.ts'

const anna = { name: 'anna', age: 8 }

test('a child is shown by its icon, by age where none was chosen, by a letter where the icon shows nothing', {
  tags: ['2.19', '3.1a', '9.3'],
}, () => {
  expect(childIcon({ ...anna, icon: '🦊' })).toBe('🦊')
  expect([3, 6, 10, 11].map((age) => childIcon({ name: 'anna', age, icon: null }))).toEqual(['🍼', '🧸', '⭐', '🌙'])
  for (const blank of ['', ' ', '\u200d', '\ue000', '\u{e0020}']) expect(childIcon({ ...anna, icon: blank })).toBe('A')
  expect(childIcon({ name: 'ľubka', age: 5, icon: '' })).toBe('Ľ')
})
