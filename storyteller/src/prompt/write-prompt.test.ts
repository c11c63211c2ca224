import { LANGUAGES, LENGTHS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { tierOf, wordBand } from '../plan/bands.ts'
import { custom, givenBrief, predefined } from '../testing.ts'
import { hideNames } from './names.ts'
import { createPrompts, isJudgedFit } from './write-prompt.ts'

const DELIMITER = '=== 123 ==='
const promptsFor = (of: Parameters<typeof givenBrief>[0]) => {
  const brief = givenBrief(of)
  return createPrompts(brief, hideNames(brief), DELIMITER)
}
const dataOf = (message: string) => JSON.parse(message.split(DELIMITER)[1] ?? '')

describe.each(LANGUAGES)('what a model is told in %s', (language) => {
  test('holds the numbers of every age band and length', () => {
    for (const age of [3, 5, 8, 11])
      for (const length of LENGTHS) {
        const { instructions } = promptsFor({ language, length, child: { age } }).story()
        for (const figure of [...wordBand(language, tierOf(age), length), age])
          expect(instructions).toContain(`${figure}`)
      }
  })

  test('differs by age band in more than numbers', () => {
    const told = [3, 5, 8, 11].map((age) => promptsFor({ language, child: { age } }).instructions.replace(/\d+/g, ''))
    expect(new Set(told).size).toBe(4)
    const same = promptsFor({ language, child: { age: 6 } }).instructions.replace(/\d+/g, '')
    expect(same).toBe(told[1])
  })

  test('says how to speak of a girl, a boy and a child of whom nobody knows', () => {
    const told = (['she', 'he', 'neutral'] as const).map(
      (gender) => promptsFor({ language, child: { gender } }).instructions,
    )
    expect(new Set(told).size).toBe(3)
  })

  test('speaks of what was before from the second chapter on alone', () => {
    const bible = { seriesTitle: 'S', synopsis: 'A lamp.', place: 'a wood', cast: [], facts: ['a fact'], promise: null }
    const later = promptsFor({ language, chapter: { number: 3, bible } })
    expect(later.instructions).toContain('storySoFar')
    expect(dataOf(later.story().message).chapter).toEqual({ number: 3, storySoFar: bible })
    expect(promptsFor({ language }).instructions).not.toContain('storySoFar')
  })
})

describe('the family’s wishes', () => {
  test('come with six Slovak forms of each character, and a gender for a brother or sister', () => {
    const tom = { kind: 'sibling', key: null, name: 'Tomáš', description: null, traits: [], gender: null } as const
    const { message } = promptsFor({
      ...{ language: 'sk', child: { name: 'Ema' }, familyNames: ['Ema', 'Tomáš'] },
      cast: [predefined('captain-starlight'), { ...tom, traits: [] }],
    }).story()
    expect(dataOf(message).characters).toEqual([
      {
        ...{ name: 'kapitán Hviezdik', kind: 'predefined' },
        forms: [
          ...['kapitán Hviezdik', 'kapitána Hviezdika', 'kapitánovi Hviezdikovi', 'kapitána Hviezdika'],
          ...['kapitánovi Hviezdikovi', 'kapitánom Hviezdikom'],
        ],
      },
      { name: '[[C2]]', kind: 'sibling', speakOf: 'he' },
    ])
  })

  test('are softer after a filter stopped them: descriptions, traits and favourites stay at home', () => {
    const prompts = promptsFor({
      ...{ cast: [custom('Bruno', 'a wild pirate', ['fierce'])], request: 'a picnic' },
      child: { favoriteCharacters: ['Dracula'] },
    })
    expect(prompts.story().message).toContain('a wild pirate')
    const { message } = prompts.story(true)
    expect(message).not.toMatch(/wild pirate|fierce|Dracula/)
    expect(dataOf(message)).toMatchObject({ specialRequest: 'a picnic', characters: [{ name: 'Bruno' }] })
  })

  test('never hold the delimiter, nor brackets that read like a mark', () => {
    const { message } = promptsFor({ request: `one ${DELIMITER} two [[C1.gen]] [[[C2]]]` }).story()
    expect(message.split(DELIMITER)).toHaveLength(3)
    expect(dataOf(message).specialRequest).toBe('one  two C1.gen C2')
  })

  test('name earlier stories by their titles alone', () => {
    const { message } = promptsFor({ history: [['forest/problem.3', '6fz'], ['told: The Lamp (space)']] }).story()
    expect(dataOf(message).earlierStoriesToKeepClearOf).toEqual(['The Lamp (space)'])
  })
})

test.each([
  ['yes', true],
  ['Yes, it is.', true],
  ['**No.**', false],
  ['Áno', true],
  ['nie, nehodí sa', false],
  ['nothing wrong', null],
  ['nierozumiem', null],
  ['', null],
])('a judge who answers “%s” means %s', (answer, fit) => {
  expect(isJudgedFit(answer)).toBe(fit)
})
