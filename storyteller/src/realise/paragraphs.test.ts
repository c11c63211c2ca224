import { ALL_THEMES, LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../measure/text.ts'
import { MOST_REFRAINS, MOST_SENTENCES, tierOf } from '../plan/bands.ts'
import { givenBrief, tell } from '../testing.ts'
import { gathered } from './paragraphs.ts'

describe('paragraphs', () => {
  test('put a try and what is said of it together, and a new speaker apart', () => {
    const pieces = [
      { id: 'try.0', text: 'They pulled. It was stuck.' },
      { id: 'said.0', text: 'Emma scratched her head.' },
      { id: 'talk.0', text: '“Are you afraid?” asked Emma.' },
      { id: 'refrain.0', text: '“Ho!” they sang.' },
    ]
    expect(gathered(pieces, 1)).toEqual([
      'They pulled. It was stuck. Emma scratched her head.',
      '“Are you afraid?” asked Emma.',
      '“Ho!” they sang.',
    ])
  })

  test('let nobody new walk in where something was just being asked or said', () => {
    const pieces = [
      { id: 'encounter.0', text: 'A snail went by.' },
      { id: 'ask.0', text: 'Did it know the way?' },
      { id: 'encounter.1', text: 'Two beetles rolled a blackberry uphill.' },
      { id: 'refrain.0', text: 'They hummed a tune.' },
      { id: 'obstacle.0', text: 'A gate was shut.' },
    ]
    expect(gathered(pieces, 3)).toEqual([
      'A snail went by. Did it know the way?',
      'Two beetles rolled a blackberry uphill. They hummed a tune.',
      'A gate was shut.',
    ])
  })

  test('put only as much together as an age keeps in view', () => {
    const long = { id: 'try.0', text: 'One. Two. Three. Four. Five.' }
    expect(gathered([long, { id: 'said.0', text: 'Six.' }], 1)).toHaveLength(2)
    expect(gathered([long, { id: 'said.0', text: 'Six.' }], 3)).toHaveLength(1)
  })

  test.each(LANGUAGES)('a long story in %s is not a string of crumbs', (language) => {
    for (const age of [5, 8, 11]) {
      const counts = ALL_THEMES.flatMap((id) =>
        tell(givenBrief({ language, length: 'long', theme: { id, text: id }, child: { age } })).paragraphs.map(
          (paragraph) => sentencesOf(paragraph).length,
        ),
      )
      const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length
      expect(mean).toBeGreaterThan(2)
      expect(mean).toBeLessThan(MOST_SENTENCES[tierOf(age)])
    }
  })
})

test.each([4, 6, 8, 11])('at the age of %i neither the refrain nor the question becomes a nuisance', (age) => {
  for (const seed of 'abcdef') {
    const { text, finished } = tell(givenBrief({ length: 'long', child: { age }, seed }))
    expect(finished.trace.length).toBeGreaterThan(10)
    const said = text.match(/“[^“”]{12,}[?,.]”/g) ?? []
    const most = Math.max(0, ...said.map((speech) => said.filter((other) => same(other) === same(speech)).length))
    expect(most).toBeLessThanOrEqual(Math.max(2, MOST_REFRAINS[tierOf(age)]))
  }
})

const same = (speech: string) => speech.replace(/[^\p{L} ]/gu, '').toLowerCase()
