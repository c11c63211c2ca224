import { expect, test } from 'vitest'
import { listError } from './field-errors.ts'

test('what is wrong with a list is said, or with the first wrong word of it', () => {
  expect(listError(undefined)).toBeUndefined()
  expect(listError({ type: 'too_big', message: 'validation.tooMany' })).toBe('validation.tooMany')
  expect(listError([undefined, { message: 'validation.tooLong' }, { message: 'validation.invalid' }])).toBe(
    'validation.tooLong',
  )
})
