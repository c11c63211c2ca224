import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { CRAFTS } from '../languages/crafts.ts'
import { gate } from '../safety/gate.ts'
import { readWishes } from '../wish/reader.ts'
import { fittingTellings, lexiconOf } from './fitting.ts'
import { ideasIn } from './ideas.ts'

describe.each(LANGUAGES)('what is offered in %s', (language) => {
  const { reader, telling } = CRAFTS[language]
  const kinds = lexiconOf(reader)

  test.each(ideasIn(language).map((idea) => [idea.label, idea] as const))(
    '“%s” is told by its telling',
    (_, { id, wish }) => {
      const { ages } = telling.tellings.find((one) => one.id === id) ?? { ages: [0, 0] }
      expect(gate(wish, 'customPrompt').verdict).not.toBe('refuse')
      const reading = readWishes(wish, 'request', reader)
      expect(reading.isWhole).toBe(true)
      const fitting = fittingTellings(
        telling.tellings,
        { age: ages[0] ?? 5, frames: reading.frames, theme: null },
        kinds,
      )
      expect(fitting.map((one) => one.telling.id)).toContain(id)
    },
  )

  test('has a label of its own for each', () => {
    const labels = ideasIn(language).map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(0)
    expect(new Set(labels).size).toBe(labels.length)
  })
})
