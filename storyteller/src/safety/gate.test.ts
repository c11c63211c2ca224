import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { REDACTED, REFUSED, type SafetyCase, SOFTENED, WELCOME } from './cases.ts'
import { gate } from './gate.ts'

/** As the server asks: in both languages, the second about what the first let through. */
function judged({ text, field = 'customPrompt' }: SafetyCase) {
  let passing = text
  for (const language of LANGUAGES) {
    const verdict = gate(passing, { language, field })
    if (verdict.verdict === 'refuse') return { refused: verdict.reason, text: '' }
    passing = verdict.text
  }
  return { refused: null, text: passing }
}

describe('the gate', () => {
  test.each(WELCOME)('lets a harmless wish through: $text', (wish) => {
    expect(judged(wish).refused).toBeNull()
  })

  test.each(REFUSED)('refuses what no bedtime story may hold: $text', (wish) => {
    expect(judged(wish).refused).not.toBeNull()
  })

  test.each(SOFTENED)('softens what is only rough: $text', ({ text, language, without }) => {
    const verdict = gate(text, { language, field: 'customPrompt' })
    expect(verdict.verdict).toBe('soften')
    expect(verdict.text).not.toMatch(without)
  })

  test.each(REDACTED)('takes out what identifies a family: $text', ({ text, without }) => {
    const { refused, text: passing } = judged({ text })
    expect(refused).toBeNull()
    expect(passing).not.toMatch(without)
  })

  test('turns whitespace into nothing, and hidden direction marks too', () => {
    expect(judged({ text: ' \n\t ' }).text).toBe('')
    expect(judged({ text: '\u202eowl' }).text).toBe('owl')
  })

  test.each(['Na móle sedela mačka.', 'Ema už spala a celý dom, od pivnice po komín, oddychoval tiež.'])(
    'does not take “%s” for something unfit',
    (text) => {
      expect(gate(text, { language: 'sk', field: 'story' }).verdict).toBe('allow')
    },
  )

  test('does not take a story of ours for something unfit', () => {
    const text = 'The knight put down his wooden spoon. The pirate had blood orange juice, and the owl said hoo.'
    expect(gate(text, { language: 'en', field: 'story' }).verdict).toBe('allow')
  })
})
