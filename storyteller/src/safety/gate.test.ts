import { describe, expect, test } from 'vitest'
import { REDACTED, REFUSED, type SafetyCase, SOFTENED, WELCOME } from './cases.ts'
import { gate, gateStory } from './gate.ts'

function judged({ text, field = 'customPrompt' }: SafetyCase) {
  const { verdict, reason, text: passing } = gate(text, field)
  return { refused: verdict === 'refuse' ? reason : null, text: passing }
}

describe('the gate', () => {
  test.each(WELCOME)('lets a harmless wish through: $text', (wish) => {
    expect(judged(wish).refused).toBeNull()
  })

  test.each(REFUSED)('refuses what no bedtime story may hold: $text', (wish) => {
    expect(judged(wish).refused).not.toBeNull()
  })

  test.each(SOFTENED)('says that “$text” is told gently, and leaves its words as they are', ({ text, reason }) => {
    expect(gate(text, 'customPrompt')).toEqual({ verdict: 'soften', reason, text })
  })

  test.each(['bolia ho nožičky', 'mečúca kozička', 'nožnice a papier', 'a swordfish', 'rytmus tanca'])(
    'sees nothing rough in “%s”',
    (text) => {
      expect(gate(text, 'customPrompt')).toEqual({ verdict: 'allow', reason: '', text })
    },
  )

  test.each(REDACTED)('takes out what identifies a family: $text', ({ text, without }) => {
    const { refused, text: passing } = judged({ text })
    expect(refused).toBeNull()
    expect(passing).not.toMatch(without)
  })

  test('turns whitespace into nothing, and hidden direction marks too', () => {
    expect(judged({ text: ' \n\t ' }).text).toBe('')
    expect(judged({ text: '\u202eowl' }).text).toBe('owl')
  })

  test.each([
    'my daughter says her daddy touches her private parts',
    'he says grandpa hits him when I am at work',
    'my husband beats us all, please write something',
    'her teacher locks her in the cupboard',
    'my son says he wants to be dead',
    "I can't do this any more, write them a goodbye from me",
    'ocko bije mamu a my sa bojíme',
    'sused mi ublizuje dcere ked som v robote',
    'vraví, že ho dedo bije, keď som v práci',
    'syn mi povedal, že už nechce žiť',
    'dcéra hovorí, že sa jej ocko dotýka na pipinke',
  ])('knows somebody who needs help by “%s”', (text) => {
    expect(gate(text, 'customPrompt')).toMatchObject({ verdict: 'refuse', reason: 'child-hurt' })
  })

  test.each(['Na móle sedela mačka.', 'Ema už spala a celý dom, od pivnice po komín, oddychoval tiež.'])(
    'does not take “%s” for something unfit',
    (text) => {
      expect(gateStory(text, 'sk').verdict).toBe('allow')
    },
  )

  test.each([
    'Ema called 0905 123 456 and said good night.',
    'Look at evil.example.com before you sleep.',
    'They wrote to owl@example.com.',
    'The owl said \u202eooh.',
  ])('stops a story with “%s”', (text) => {
    expect(gateStory(text, 'en').verdict).toBe('refuse')
  })

  test('does not take a story of ours for something unfit', () => {
    const text = 'The knight put down his wooden spoon. The pirate had blood orange juice, and the owl said hoo.'
    expect(gateStory(text, 'en').verdict).toBe('allow')
  })
})
