import { beforeAll, expect, test } from 'vitest'
import { activate, addMessages } from '../../shared/i18n/i18n.ts'
import { IdentityError } from './identity/identity-client.ts'
import { identityText } from './identity-text.ts'

// No texts: each key stands for its sentence.
beforeAll(() => {
  addMessages('en', {})
  activate('en')
})

test.each(['auth.checkCredentials', 'auth.unableToCreate', 'auth.socialFailed'])(
  'what the identity service says of a refusal is shown in its own words, where ours would be %s',
  { tags: ['8.1', '8.1a', '8.1b'] },
  (ours) => {
    expect(identityText(new IdentityError('CLOSED', 'This service takes nobody today', null), ours)).toBe(
      'This service takes nobody today',
    )
    expect(identityText(new IdentityError('CLOSED', '', null), ours)).toBe(ours)
    expect(identityText(new TypeError('Failed to fetch'), ours)).toBe(ours)
  },
)
