import type { Story } from '@perinka/contract/stories'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { scriptedStoryteller } from '../testing/storyteller.ts'

const LUNA = '5f0c0000-0000-4000-8000-000000000002'
const OLIVER = '5f0c0000-0000-4000-8000-000000000003'

async function givenThree() {
  const storyteller = scriptedStoryteller()
  const parent = await testApp({ storyteller }).givenParent({ isLifetimeAccess: true })
  const ema = await parent.addChild({ name: 'Ema', age: 8, dislikedCharacters: ['wolves'], customFilters: ['storms'] })
  const adam = await parent.addChild({ name: 'Adam', age: 4, dislikedCharacters: ['Víla Luna', 'wolves'] })
  const nikola = await parent.addChild({
    name: 'Nikola',
    age: 11,
    grammaticalGender: 'she',
    customFilters: ['spiders'],
  })
  return { storyteller, parent, ema, adam, nikola }
}

describe('a story for several children of the family', { tags: ['2.22a', '3.14'] }, () => {
  test('is told to the youngest of them, and nobody meets what one of them keeps out', async () => {
    const { storyteller, parent, ema } = await givenThree()
    const wish = { childProfileId: ema.id, characters: ['Ema', 'Adam', 'Nikola', LUNA, OLIVER] }
    expect((await parent.askForStory(wish)).status).toBe(201)
    expect(storyteller.briefs[0]).toMatchObject({
      child: {
        ...{ name: 'Ema', age: 4, isHero: true },
        ...{ dislikedCharacters: ['wolves', 'Víla Luna'], filters: ['storms', 'spiders'] },
      },
      cast: [
        { kind: 'sibling', name: 'Adam', gender: null },
        { kind: 'sibling', name: 'Nikola', gender: 'she' },
        { kind: 'predefined', key: 'oliver-owl' },
      ],
    })
  })

  test('does not ask a sibling who stays at home', async () => {
    const { storyteller, parent, ema } = await givenThree()
    await parent.askForStory({ childProfileId: ema.id, characters: ['Ema', LUNA] })
    const { child, cast, familyNames } = storyteller.briefs[0] ?? {}
    expect(child).toMatchObject({ age: 8, dislikedCharacters: ['wolves'], filters: ['storms'] })
    expect(cast).toMatchObject([{ key: 'luna-fairy' }])
    expect(familyNames?.toSorted()).toEqual(['Adam', 'Ema', 'Nikola'])
  })

  test('may be led by a sibling while the listener stays out of it', async () => {
    const { storyteller, parent, ema } = await givenThree()
    await parent.askForStory({ childProfileId: ema.id, characters: ['Adam'] })
    expect(storyteller.briefs[0]).toMatchObject({ child: { isHero: false }, cast: [{ kind: 'sibling', name: 'Adam' }] })
  })

  test('takes a character who is called like a child for the child', async () => {
    const { storyteller, parent, ema } = await givenThree()
    const [doll, bear] = await Promise.all(
      ['ema', 'Adam'].map((name) => parent.json<{ id: string }>('POST', '/api/characters', { name })),
    )
    const characters = [doll?.id ?? '', bear?.id ?? '', 'Adam']
    await parent.askForStory({ childProfileId: ema.id, characters, customCharacterName: 'EMA' })
    expect(storyteller.briefs[0]).toMatchObject({ child: { isHero: true }, cast: [{ kind: 'sibling', name: 'Adam' }] })
    expect(storyteller.briefs[0]?.cast).toHaveLength(1)
  })

  test('has room for twelve, and says so to a thirteenth', async () => {
    const { parent, ema } = await givenThree()
    const friends = [...'ABCDEFGHI'].map((letter) => `Friend ${letter}`)
    const characters = ['Ema', 'Adam', 'Nikola', ...friends]
    const full = { childProfileId: ema.id, characters }
    expect((await parent.askForStory(full)).status).toBe(201)
    for (const wish of [
      { ...full, customCharacterName: 'Zed' },
      { ...full, characters: [...characters, 'Zed'] },
    ]) {
      const answer = await parent.askForStory(wish)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ fields: { characters: 'validation.tooMany' } })
    }
  })

  test('keeps its cast from chapter to chapter, and goes on without a child whose profile was deleted', async () => {
    const { storyteller, parent, ema, adam } = await givenThree()
    const { id } = (await (
      await parent.askForStory({ childProfileId: ema.id, characters: ['Ema', 'Adam', 'Nikola'] })
    ).json()) as Story
    await parent.json('POST', `/api/stories/${id}/generate-chapter`, {})
    expect(storyteller.briefs[1]).toMatchObject({ child: { age: 4 }, cast: [{ name: 'Adam' }, { name: 'Nikola' }] })
    await parent.json('DELETE', `/api/profiles/${adam.id}`)
    await parent.json('POST', `/api/stories/${id}/generate-chapter`, {})
    expect(storyteller.briefs[2]).toMatchObject({ child: { age: 8, isHero: true }, cast: [{ name: 'Nikola' }] })
    expect(storyteller.briefs[2]?.cast).toHaveLength(1)
    // The series remembers Adam: his name stays one that no model may learn.
    expect(storyteller.briefs[2]?.familyNames).toContain('Adam')
  })
})
