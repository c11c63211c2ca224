import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'

const app = testApp()

describe('what tells that a child is being hurt', () => {
  // rulings: second round
  test.each([
    ['en', { customPrompt: 'Daddy beats her with his belt every night and she hides in the wardrobe' }],
    ['sk', { customPrompt: 'ocko ho každý večer bije remeňom a on sa schováva v skrini' }],
    ['en', { customCharacterName: 'Bruno', customCharacterDescription: 'my uncle who touches me between my legs' }],
  ] as const)(
    'for telling that a child is hurt is a refusal of its own, with the same words, in %s',
    async (_language, wish) => {
      const parent = await app.givenParent()
      const answer = await parent.askForStory(wish)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'child_hurt', message: 'Content not appropriate' })
    },
  )

  test('a character described so is refused in the same way', async () => {
    const parent = await app.givenParent()
    const wish = { name: 'Bruno', description: 'my uncle who touches me between my legs', traits: [] }
    const answer = await parent.post('/api/characters', wish)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'child_hurt',
      fields: { description: 'validation.notForChildren' },
    })
  })
})
