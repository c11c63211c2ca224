import type { Profile } from '@perinka/contract/profiles'
import { describe, expect, test } from 'vitest'
import { listenersOf, possibleCast, whoMinds } from './cast.ts'
import { emptyStoryForm } from './story-form.ts'

const child = (name: string, dislikedCharacters: string[] = []) => ({ name, dislikedCharacters }) as Profile
const [ema, adam, nikola] = [child('Ema'), child('Adam', ['víla Luna']), child('Nikola', ['Bruno'])]
const luna = { id: 'luna', name: 'Luna Fairy', emoji: '🧚' }
const bruno = { id: 'bruno', name: 'Bruno', emoji: '✨' }
const cast = { magical: [luna], own: [bruno] }
const ticked = {
  ...emptyStoryForm(null, 'en'),
  selectedCharacters: ['luna', 'bruno', 'gone'],
  siblings: ['Adam', 'Gone'],
}

describe('who can come into a story', () => {
  test('is listened to by the selected child and by the siblings who come along', () => {
    expect(listenersOf(ema, [adam, nikola], ticked)).toEqual([ema, adam])
  })

  test('nobody whom one of them would rather not meet', () => {
    expect(whoMinds(luna, [ema, adam])).toBe(adam)
    expect(whoMinds(luna, [ema, nikola])).toBeUndefined()
    expect(possibleCast(ticked, ema, [adam, nikola], cast)).toMatchObject({ selectedCharacters: ['bruno'] })
    expect(possibleCast(ticked, nikola, [ema], cast)).toMatchObject({ selectedCharacters: ['luna'] })
  })

  test('no child who is the selected one now, or whose profile is gone', () => {
    expect(possibleCast(ticked, ema, [adam, nikola], cast).siblings).toEqual(['Adam'])
    expect(possibleCast(ticked, adam, [ema, nikola], cast).siblings).toEqual([])
  })

  test('everybody who was ticked while the characters are not known', () => {
    const unknown = { magical: [], own: [] }
    expect(possibleCast(ticked, ema, [adam], unknown).selectedCharacters).toEqual(ticked.selectedCharacters)
  })
})
