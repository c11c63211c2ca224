import { describe, expect, test } from 'vitest'
import { isFresh, providerBy, wordsOf } from './firebase-words.ts'

describe('what Firebase says', () => {
  test.each([
    [
      'auth/user-disabled',
      'Firebase: The user account has been disabled by an administrator. (auth/user-disabled).',
      'The user account has been disabled by an administrator.',
    ],
    ['auth/internal-error', 'Firebase: Error (auth/internal-error).', ''],
    [
      'auth/password-does-not-meet-requirements',
      'Firebase: Missing password requirements: [Password must contain at least 12 characters] (auth/password-does-not-meet-requirements).',
      'Missing password requirements: [Password must contain at least 12 characters].',
    ],
  ])('of %s is shown without its name and its code', (code, message, words) => {
    expect(wordsOf({ code, message })).toBe(words)
  })

  test.each([
    ['password', 'password'],
    ['google.com', 'google'],
    ['facebook.com', 'facebook'],
    [null, 'password'],
  ])('of a sign-in by %s means %s', (signInProvider, provider) => {
    expect(providerBy(signInProvider)).toBe(provider)
  })
})

describe('a token that Firebase has made', { tags: ['9.12b'] }, () => {
  const madeAt = Date.parse('Sat, 21 Nov 2026 19:00:00 GMT')
  const token = (email_verified: boolean) => ({
    issuedAtTime: 'Sat, 21 Nov 2026 19:00:00 GMT',
    claims: { email_verified },
  })

  test.each([
    ['at once', 0, true],
    ['after almost four minutes', 239, true],
    ['after four minutes, the fifth being for the way', 240, false],
    ['by a clock that runs behind', -1, false],
  ])('may go to the server %s: %d s', (_, seconds, isGood) => {
    expect(isFresh(token(true), true, madeAt + seconds * 1000)).toBe(isGood)
  })

  test('may not go while it still says that the address is unverified', () => {
    expect(isFresh(token(false), true, madeAt)).toBe(false)
    expect(isFresh(token(false), false, madeAt)).toBe(true)
  })
})
