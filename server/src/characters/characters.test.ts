import { randomUUID } from 'node:crypto'
import { PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { Character } from '@perinka/contract/characters'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'

const app = testApp()

describe('the characters of a family', () => {
  test('begin with the product’s own four', { tags: ['3.4', '7.5', '7.5a'] }, async () => {
    const parent = await app.givenParent()
    const pirate = await parent.json<Character>('POST', '/api/characters', { name: 'Bruno', traits: [' brave ', ''] })
    const all = await parent.json<Character[]>('GET', '/api/characters')
    expect(all.map(({ name }) => name)).toEqual([...PREDEFINED_CHARACTERS.map(({ name }) => name), 'Bruno'])
    expect(all.map(({ type }) => type)).toEqual([...Array(4).fill('predefined'), 'custom'])
    expect(all[0]).toMatchObject({ id: PREDEFINED_CHARACTERS[0].id, traits: ['brave', 'adventurous'], userId: null })
    expect(pirate).toMatchObject({ userId: parent.id, description: null, traits: ['brave'], type: 'custom' })
  })

  test('cannot lose one of the four', { tags: ['2.45'] }, async () => {
    const parent = await app.givenParent()
    const answer = await parent.delete(`/api/characters/${PREDEFINED_CHARACTERS[2].id}`)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ message: 'Cannot delete predefined characters' })
    expect(await parent.json<Character[]>('GET', '/api/characters')).toHaveLength(4)
  })

  test('lose one that the family made', { tags: ['7.5c'] }, async () => {
    const parent = await app.givenParent()
    const { id } = await parent.json<Character>('POST', '/api/characters', { name: 'Bruno', description: 'A bear' })
    expect(await parent.json('DELETE', `/api/characters/${id}`)).toEqual({ ok: true })
    expect(await parent.json<Character[]>('GET', '/api/characters')).toHaveLength(4)
  })

  test('are not another family’s to see or delete', { tags: ['6.6'] }, async () => {
    const [mine, other] = [await app.givenParent(), await app.givenParent()]
    const { id } = await other.json<Character>('POST', '/api/characters', { name: 'Bruno' })
    expect(await mine.json<Character[]>('GET', '/api/characters')).toHaveLength(4)
    for (const unknown of [id, randomUUID(), 'not-an-id']) {
      expect((await mine.delete(`/api/characters/${unknown}`)).status).toBe(404)
    }
    expect(await other.json<Character[]>('GET', '/api/characters')).toHaveLength(5)
  })

  test.each([
    ['no name', { name: '' }, 'name'],
    ['a predefined one', { name: 'Bruno', type: 'predefined' }, 'type'],
    ['a description of 301 characters', { name: 'Bruno', description: 'x'.repeat(301) }, 'description'],
    ['a name unfit for a story', { name: 'Fuck' }, 'name'],
  ])('refuse %s', async (_what, wish, field) => {
    const parent = await app.givenParent()
    const answer = await parent.post('/api/characters', wish)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty(field)
  })

  test('are described without telephone numbers', async () => {
    const parent = await app.givenParent()
    const wish = { name: 'Bruno', description: 'A bear, call 0905 123 456' }
    const made = await parent.json<Character>('POST', '/api/characters', wish)
    expect(made.description).toContain('A bear')
    expect(made.description).not.toContain('123 456')
  })
})
