import { StoryWish } from '@perinka/contract/stories'
import { describe, expect, test } from 'vitest'
import { emptyStoryForm, StoryForm, storyWish } from './story-form.ts'

const mia = { id: '0b8f0c52-7f51-4f0e-9c84-3f6f6a1a2b3c', name: 'Mia' }
const luna = '5f0c0000-0000-4000-8000-000000000002'
const empty = emptyStoryForm(null, 'en')

describe('the wish that a story form sends', () => {
  test('names ticked characters, then the child, then the new one', {
    tags: ['2.22a', '2.22b', '3.14', '7.7c'],
  }, () => {
    const form = {
      ...empty,
      theme: 'space',
      selectedCharacters: [luna],
      includeChild: true,
      customCharacterName: 'Bruno',
    }
    expect(storyWish(form, mia).characters).toEqual([luna, 'Mia', 'Bruno'])
  })

  test('names the siblings who come along after the child', () => {
    const form = {
      ...empty,
      theme: 'space',
      includeChild: true,
      siblings: ['Tom', 'Zoe'],
      customCharacterName: 'Bruno',
    }
    expect(storyWish(form, mia).characters).toEqual(['Mia', 'Tom', 'Zoe', 'Bruno'])
    expect(storyWish({ ...form, includeChild: false }, mia).characters).toEqual(['Tom', 'Zoe', 'Bruno'])
  })

  test('leaves the child out unless the parent includes it', { tags: ['3.14a'] }, () => {
    expect(storyWish({ ...empty, theme: 'space' }, mia).characters).toEqual([])
  })

  test('carries the custom text in place of the theme', { tags: ['7.7a'] }, () => {
    const form = { ...empty, theme: 'custom', customTheme: ' a lost teddy ' }
    expect(storyWish(form, mia).theme).toBe('a lost teddy')
  })

  test('is one that the server accepts', { tags: ['3.14', '5.7'] }, () => {
    const wish = storyWish({ ...empty, theme: 'ocean', customPrompt: 'a lost tooth' }, mia)
    expect(StoryWish.parse(wish)).toMatchObject({ theme: 'ocean', customPrompt: 'a lost tooth' })
  })

  test('follows what the child likes: language and length', { tags: ['5.3a', '7.7b'] }, () => {
    const form = emptyStoryForm({ preferredLanguage: 'sk', preferredLength: 'long' }, 'en')
    expect(form).toMatchObject({ language: 'sk', length: 'long', voice: 'alloy', selectedCharacters: [] })
  })
})

describe('the story form refuses', () => {
  const messages = (form: object) => StoryForm.safeParse({ ...empty, ...form }).error?.issues.map((i) => i.message)

  test('no theme, and a custom theme without words', { tags: ['5.3', '5.5'] }, () => {
    expect(messages({})).toEqual(['validation.selectStoryTheme'])
    expect(messages({ theme: 'custom', customTheme: '   ' })).toEqual(['stories.create.customThemeRequired'])
  })

  test('a new character whose name is no name', () => {
    expect(messages({ theme: 'space', customCharacterName: 'R2-D2' })).toEqual(['validation.nameLetters'])
  })

  test('more than twelve, the children among them', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => `character ${i}`)
    const full = { theme: 'space', selectedCharacters: eleven, siblings: ['Tom'] }
    expect(messages(full)).toBeUndefined()
    expect(messages({ ...full, includeChild: true })).toEqual(['stories.create.tooManyCharacters'])
    expect(messages({ ...full, customCharacterName: 'Bruno' })).toEqual(['stories.create.tooManyCharacters'])
  })
})
