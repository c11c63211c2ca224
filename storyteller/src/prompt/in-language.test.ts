import { ALL_THEMES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { givenBrief, tell } from '../testing.ts'
import { isInLanguage } from './in-language.ts'

describe('a Slovak paragraph', () => {
  test.each([
    ['Czech letters', 'Medvěd řekl, že už je čas.'],
    ['Czech words without their letters', 'Byl večer a maminka byla doma, protože venku padal sníh.'],
    ['Czech conjugation', 'Já jsem malý medvídek a ty jsi zajíc.'],
    ['an English sentence among Slovak ones', 'Líška zívla. Then the moon came out and she was happy. Bola noc.'],
    ['English throughout', 'The snail went home and everybody was glad that it was there.'],
    [
      'no diacritics',
      'Slimak sa pomaly blizil a zajac mu posvietil lampou, aby bol chodnik v makkom machu jasny a aby nan dobre videl.',
    ],
    ['German', 'Der kleine Bär ging müde nach Hause und die Höhle war schön warm für alle.'],
    ['Polish', 'Mały niedźwiedź poszedł spać, a księżyc świecił nad lasem.'],
    ['Hungarian', 'A kis medve hazaért, és az erdő fölött ragyogott a hold, gyönyörű volt.'],
    ['Russian', 'Медведь лёг спать.'],
    [
      'Russian in Latin',
      'Medved leg spat i vse v lesu bylo tiho i horosho, i luna svetila im vsem do samogo utra potom.',
    ],
  ])('is not in Slovak with %s', (_what, text) => {
    expect(isInLanguage(text, 'sk')).toBe(false)
  })

  test.each([
    'Áno.',
    '„Dobrú noc,“ povedala sova. „Hú, hú.“',
    'Kapitán Jack a John sa smiali. To bolo veselé!',
    'Na tabuli stálo: Welcome.',
  ])('is in Slovak: %s', (text) => {
    expect(isInLanguage(text, 'sk')).toBe(true)
  })
})

describe('an English paragraph', () => {
  test.each([
    ['a Slovak sentence', 'The fox yawned. Potom už všetci spali a bolo ticho.'],
    ['a Slovak sentence without diacritics', 'The fox yawned. Potom sa ale vsetko stislo a bolo to dobre.'],
    ['Slovak throughout', 'Slimák sa pomaly blížil a zajac mu posvietil lampou.'],
    [
      'French',
      'La petite souris rentra chez elle, et la lune brillait doucement sur le jardin pendant que tout le monde dormait.',
    ],
    ['Chinese', 'Good night, 小熊.'],
  ])('is not in English with %s', (_what, text) => {
    expect(isInLanguage(text, 'en')).toBe(false)
  })

  test.each([
    'Good night.',
    'The café was closed, but Zuzka and Žofia had cocoa.',
    '“Ho, ho, ho,” said the cave.',
    'Do not go so far, my dear.',
  ])('is in English: %s', (text) => {
    expect(isInLanguage(text, 'en')).toBe(true)
  })
})

test.each(['en', 'sk'] as const)('whatever the built-in storyteller says in %s passes', (language) => {
  const strange = ALL_THEMES.flatMap((theme) =>
    [3, 8].flatMap((age) => {
      const { paragraphs } = tell(givenBrief({ language, theme: { id: theme, text: theme }, child: { age } }))
      return paragraphs.filter((paragraph) => !isInLanguage(paragraph, language))
    }),
  )
  expect(strange).toEqual([])
})
