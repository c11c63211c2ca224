import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { expect, test } from 'vitest'
import type { ReaderCraft } from '../craft/lexicon.ts'
import { reader as en } from '../languages/en/reader/reader.ts'
import { reader as sk } from '../languages/sk/reader/reader.ts'
import { gateStory } from '../safety/gate.ts'

const READERS: Record<Language, ReaderCraft> = { en, sk }
const SENTENCE: Record<Language, (one: string) => string> = {
  en: (one) => `${one} was in the garden and looked at the moon.`,
  sk: (one) => `${one} je v záhrade a pozerá na mesiac.`,
}

test.each(LANGUAGES)('whatever a wish may bring into a story passes the gate, in %s', (language) => {
  const refused = READERS[language].entries.flatMap(({ id, forms, eats, needs, sound }) => {
    const { animate: _animate, plural: _plural, ...said } = forms
    const words = [...new Set([...Object.values(said), eats, needs, sound])].filter((word) => word !== null)
    const bad = words.filter((word) => gateStory(SENTENCE[language](word), language).verdict === 'refuse')
    return bad.length > 0 ? [`${id}: ${bad.join(', ')}`] : []
  })
  expect(refused).toEqual([])
})
