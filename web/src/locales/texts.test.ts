import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language, PREDEFINED_CHARACTERS, TRAITS, VOICES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'

function textsOf(language: Language): Record<string, string> {
  const folder = new URL(`./${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
}

const texts = { en: textsOf('en'), sk: textsOf('sk') }

/** Keys whose English words the specification gives; the journeys show the notices among them where they belong. */
const SPECIFIED: [key: string, words: string][] = [
  ['notFound.title', '404 Page Not Found'],
  ['stories.page.notFound', 'Story Not Found'],
  ['stories.page.fetchFailed', 'Failed to fetch story'],
  ['stories.page.back', 'Back to Stories'],
  ['failure.predefined_character', 'Cannot delete predefined characters'],
  ['validation.selectTheme', 'Select at least one theme'],
  ['validation.selectStoryTheme', 'Please select a theme'],
  ['validation.nameRequired', 'Name is required'],
  ['validation.email', 'Please enter a valid email address'],
  ['validation.passwordLength', 'Password must be at least 6 characters'],
  ['stories.create.customThemeRequired', 'Please enter a custom theme'],
  ['stories.create.profileRequired', 'Profile Required'],
  ['stories.create.profileRequiredText', 'Please select a child profile first'],
  ['auth.verified', 'I verified my email'],
  ['plan.lifetime', 'Premium for life'],
  ['offline.downloadFailed', 'Error: Failed to download story'],
  ['offline.removeFailed', 'Failed to remove story from offline storage'],
  ['offline.downloaded', 'Downloaded'],
  ['offline.removed', 'Removed'],
]

describe('the words of the specification', () => {
  test.each(SPECIFIED)('%s says "%s" in English and something else in Slovak', (key, words) => {
    expect(texts.en[key]).toBe(words)
    expect(texts.sk[key]).toBeTruthy()
    expect(texts.sk[key]).not.toBe(words)
  })
})

describe.each(LANGUAGES)('texts in %s', (language) => {
  test.each(PREDEFINED_CHARACTERS.map(({ key }) => key))('name and describe %s', { tags: ['3.4a'] }, (key) => {
    expect(texts[language][`characters.${key}.name`]).toBeTruthy()
    expect(texts[language][`characters.${key}.description`]).toBeTruthy()
  })

  test('have a label for each trait, magical being shown as kind', { tags: ['3.4b'] }, () => {
    expect(TRAITS.filter((trait) => !texts[language][`characters.trait.${trait}`])).toEqual([])
    expect(texts[language]['characters.trait.magical']).toBe(texts[language]['characters.trait.kind'])
  })

  test('say of each voice how it sounds', { tags: ['3.18'] }, () => {
    for (const voice of VOICES) {
      expect(texts[language][`stories.voice.${voice}`]).toBeTruthy()
      expect(texts[language][`stories.voice.${voice}Hint`]).toBeTruthy()
    }
  })
})

test('voices are described in the specification’s words', { tags: ['3.18'] }, () => {
  expect(VOICES.map((voice) => texts.en[`stories.voice.${voice}`])).toEqual([
    'Alloy (neutral)',
    'Echo (male)',
    'Fable (storytelling)',
    'Onyx (deep male)',
    'Nova (female)',
    'Shimmer (soft female)',
  ])
  expect(VOICES.map((voice) => texts.en[`stories.voice.${voice}Hint`]?.toLowerCase())).toEqual([
    'warm, friendly',
    'gentle, soothing',
    'a wise storyteller',
    'deep, calming',
    'bright, energetic',
    'magical, dreamy',
  ])
})
