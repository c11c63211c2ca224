import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'

const app = testApp()

interface Refusal {
  code: string
  message: string
  fields: Record<string, string>
}

describe('a wish that the gate refuses', () => {
  test.each([
    ['the theme', { theme: 'porn' }, 'theme'],
    ['the special request', { customPrompt: 'everybody is fucking killed with guns' }, 'customPrompt'],
    [
      'what was written of a new character',
      { customCharacterName: 'Bruno', customCharacterDescription: 'kills children with a knife and drinks blood' },
      'customCharacterDescription',
    ],
    ['a new character’s name', { customCharacterName: 'Fuck' }, 'customCharacterName'],
  ])('says that it was %s', async (_what, wish, field) => {
    const parent = await app.givenParent()
    const answer = await parent.askForStory(wish)
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as Refusal).fields).toEqual({ [field]: 'validation.notForChildren' })
  })
})
