import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { CRAFTS } from '../src/languages/crafts.ts'
import { readScores, scoreOf, TOLD } from './scores.ts'

describe.each(LANGUAGES)('the tellings in %s', (language) => {
  const scores = readScores()

  test.each(CRAFTS[language].telling.tellings.map((one) => [one.id, one] as const))(
    '%s was read by two who did not write it, as it stands, and is told rightly',
    (_, telling) => {
      const score = scoreOf(scores, language, telling)
      expect(Object.keys(score?.readers ?? {}).length, 'npm run storyteller -- telling score').toBeGreaterThanOrEqual(2)
      expect(score?.mean).toBeGreaterThanOrEqual(TOLD)
    },
  )
})
