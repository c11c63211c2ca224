import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { countWords } from './measure/text.ts'
import { gateStory } from './safety/gate.ts'
import { custom, givenBrief } from './testing.ts'
import { windDown } from './wind-down.ts'

const SEEDS = 'abcdefghijklmnopqrst'.split('')
const NAMED = { name: 'Alex', gender: 'neutral' } as const

describe.each(LANGUAGES)('the quiet end of a story that a model could not finish, in %s', (language) => {
  test.each([3, 5, 8, 12])('is a short way to sleep for a child of %i, whatever the seed', (age) => {
    for (const seed of SEEDS) {
      const end = windDown(givenBrief({ language, seed, child: { age, name: 'Ema' } }))
      const text = end.join('\n\n')
      expect(end.length).toBeGreaterThanOrEqual(3)
      expect(countWords(text)).toBeGreaterThanOrEqual(30)
      expect(countWords(text)).toBeLessThanOrEqual(180)
      expect(text).toContain('Em')
      expect(text).not.toMatch(/[[\]{}<>|~¶]|undefined/)
      expect(text).not.toMatch(/[!?]/)
      expect(gateStory(text, language).verdict).toBe('allow')
    }
  })

  test('differs from story to story', () => {
    const ends = SEEDS.map((seed) => windDown(givenBrief({ language, seed })).join(' '))
    expect(new Set(ends).size).toBeGreaterThan(15)
  })

  test('only wishes a good night to a child that is not in the story', () => {
    const led = SEEDS.map((seed) => {
      const brief = { language, seed, child: { name: 'Ema', isHero: false } }
      const alone = windDown(givenBrief(brief))
      expect(alone.slice(0, -1).join(' ')).not.toContain('Em')
      expect(alone.at(-1)).toContain('Ema')
      return windDown(givenBrief({ ...brief, cast: [custom('Bruno')] }))
        .slice(0, -1)
        .join(' ')
    })
    expect(led.join(' ')).not.toContain('Em')
    expect(led.filter((text) => text.includes('Brun')).length).toBeGreaterThan(SEEDS.length / 2)
  })

  test('finds words for a child of whom nobody knows whether it is a she or a he', () => {
    for (const seed of SEEDS) {
      const end = windDown(givenBrief({ language, seed, child: NAMED }))
      expect(end.at(-1)).toContain('Alex')
      expect(end.join(' ')).not.toMatch(/\b(?:he|she|his|her)\b|(?<!\p{L})(?:zaspal|ľahol|spal)[ao]?(?!\p{L})/iu)
    }
  })

  test('says nothing that the family keeps out', () => {
    const filters = language === 'en' ? ['moon', 'stars'] : ['mesiac', 'hviezdy']
    const unwanted = language === 'en' ? /\bmoon|\bstar/i : /mesiac|hviezd/i
    for (const seed of SEEDS)
      expect(windDown(givenBrief({ language, seed, child: { filters } })).join(' ')).not.toMatch(unwanted)
  })
})
