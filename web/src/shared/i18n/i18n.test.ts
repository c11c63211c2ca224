import { expect, test } from 'vitest'
import { activate, addMessages, translate } from './i18n.ts'

test.each(['en', 'sk'] as const)('a key that no file has shows itself, in %s', { tags: ['8.18a'] }, (language) => {
  addMessages(language, {})
  activate(language)
  expect(translate('premium.nobodyWroteThis')).toBe('premium.nobodyWroteThis')
})
