import { expect, test } from 'vitest'
import { isDislikedCharacter } from './dislikes.ts'

test.each([
  ['Luna Fairy', ['luna fairy']],
  ['Luna Fairy', ['Víla Luna']],
  ['Víla Luna', ['Luna']],
  ['Oliver Owl', ['spiders', 'owls']],
  ['Dráčik Iskrík', ['dracik iskrik']],
  ['Medveď Bruno', ['BRUNO']],
])('%s is disliked by whoever dislikes %j', (name, disliked) => {
  expect(isDislikedCharacter({ name }, disliked)).toBe(true)
})

test.each([
  ['Luna Fairy', []],
  ['Luna Fairy', ['', '!']],
  ['Luna Fairy', ['wicked fairy', 'Lun']],
  ['Bruno', ['Medveď Bruno']],
])('%s is not disliked by whoever dislikes %j', (name, disliked) => {
  expect(isDislikedCharacter({ name }, disliked)).toBe(false)
})
