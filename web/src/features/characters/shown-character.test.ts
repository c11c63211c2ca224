import { PREDEFINED_CHARACTERS, TRAITS } from '@perinka/contract/catalog'
import type { Character } from '@perinka/contract/characters'
import { isDislikedCharacter } from '@perinka/contract/dislikes'
import { traitOf } from '@perinka/contract/traits'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages as en } from '../../shared/i18n/app-catalog.en.ts'
import { messages as sk } from '../../shared/i18n/app-catalog.sk.ts'
import { activate, addMessages, translate } from '../../shared/i18n/i18n.ts'
import { messages as laterEn } from '../../shared/i18n/later-catalog.en.ts'
import { messages as laterSk } from '../../shared/i18n/later-catalog.sk.ts'
import { descriptionOf, traitLabels } from './shown-character.ts'
import { namedCharacter } from './use-cast.ts'

const made = { id: 'x', userId: 'u', type: 'custom', avatarUrl: null, createdAt: '2026-11-21T20:00:00Z' } as const
const custom = (traits: string[]): Character => ({ ...made, name: 'Bruno', description: null, traits })
const predefined = PREDEFINED_CHARACTERS.map(
  ({ id, name, traits }): Character => ({
    ...made,
    ...{ id, name, userId: null, description: null },
    traits: [...traits],
  }),
)

beforeAll(() => {
  addMessages('en', { ...en, ...laterEn })
  addMessages('sk', { ...sk, ...laterSk })
})

describe('a character in the language of the interface', () => {
  test('is one of the product’s four with a name, a description and traits of its own', {
    tags: ['3.4a', '3.4b'],
  }, () => {
    const shown = (['en', 'sk'] as const).map((language) => {
      activate(language)
      return predefined.map((character) => ({
        name: namedCharacter(character, translate).name,
        description: descriptionOf(character, translate),
        traits: traitLabels(character, translate),
      }))
    })
    expect(shown[0]?.map(({ name }) => name)).toEqual(PREDEFINED_CHARACTERS.map(({ name }) => name))
    expect(shown[1]?.map(({ name }) => name)).toEqual(['Kapitán Hviezdik', 'Víla Luna', 'Výr Oliver', 'Dráčik Iskrík'])
    expect(new Set(shown.flat().map(({ description }) => description)).size).toBe(8)
    expect(shown[0]?.[1]?.traits).toEqual(['Kind'])
    expect(shown[1]?.[0]?.traits).toEqual(['Odvaha', 'Chuť objavovať'])
  })

  test('is disliked by whoever dislikes it by the name that it has there', () => {
    for (const language of ['en', 'sk'] as const) {
      activate(language)
      for (const character of predefined) {
        expect(isDislikedCharacter(character, [namedCharacter(character, translate).name])).toBe(true)
      }
    }
  })

  test('shows a trait that a parent typed in the other language in this one, and words of its own as they are', {
    tags: ['3.4b'],
  }, () => {
    activate('en')
    expect(traitLabels(custom(['odvážny', 'Brave', 'sleepy']), translate)).toEqual(['Brave', 'sleepy'])
    activate('sk')
    expect(traitLabels(custom(['brave', 'Curious', 'ospalý']), translate)).toEqual(['Odvaha', 'Zvedavosť', 'ospalý'])
  })

  test.each(['en', 'sk'] as const)(
    'every trait label in %s typed by a parent is that trait',
    { tags: ['3.4b'] },
    (language) => {
      activate(language)
      for (const trait of TRAITS) {
        expect(traitOf(translate(`characters.trait.${trait}`))).toBe(trait === 'magical' ? 'kind' : trait)
      }
    },
  )
})
