import { expect, test } from 'vitest'
import { activate, addMessages, translate } from './i18n.ts'

// spec: 8.18a
test.each(['en', 'sk'] as const)('a key that no file has shows itself, in %s', (language) => {
  addMessages(language, {})
  activate(language)
  expect(translate('premium.nobodyWroteThis')).toBe('premium.nobodyWroteThis')
})
