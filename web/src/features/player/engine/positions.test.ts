import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { positionToSave } from './position-tracker.ts'
import { createPositions } from './positions.ts'
import { aNarration, aStory, idOf } from './testing/fakes.ts'

describe('where to go on another time', () => {
  const narration = aNarration(aStory(1))

  test('is the sentence that was spoken two seconds ago', () => {
    expect(positionToSave(40, 120, narration)).toBe(36)
    expect(positionToSave(41.5, 120, narration)).toBe(39)
  })

  test('is a little earlier where nobody knows the sentences', () => {
    expect(positionToSave(40, 120, null)).toBe(35)
  })

  test('is the beginning for those who hardly began, and for those who all but heard the end', () => {
    expect(positionToSave(9, 120, narration)).toBeNull()
    expect(positionToSave(111, 120, narration)).toBeNull()
    expect(positionToSave(111, null, narration)).toBe(108)
  })
})

describe('places that a tab keeps, or the device where it may', () => {
  let stored: Map<string, string>
  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('are one a story, and one family never sees those of another', () => {
    const positions = createPositions('eva')
    positions.save({ storyId: idOf(1), v: 'a', at: 30 })
    positions.save({ storyId: idOf(2), v: 'b', at: 40 })
    positions.save({ storyId: idOf(1), v: 'a', at: 50 })
    expect([positions.of(idOf(1)), positions.of(idOf(2))]).toEqual([50, 40])
    expect(createPositions('jana').of(idOf(1))).toBe(0)
  })

  test('do not hold for another voice, which has other times', () => {
    const positions = createPositions('eva')
    positions.save({ storyId: idOf(1), v: 'a', at: 30 })
    expect([positions.of(idOf(1), 'a'), positions.of(idOf(1), 'b'), positions.of(idOf(1), null)]).toEqual([30, 0, 0])
  })

  test('are forgotten with their story, and the oldest give way', () => {
    const positions = createPositions('eva')
    for (let n = 0; n < 60; n++) positions.save({ storyId: idOf(n), v: null, at: n + 20 })
    expect([positions.of(idOf(9)), positions.of(idOf(10))]).toEqual([0, 30])
    positions.remove(idOf(59))
    expect(positions.of(idOf(59))).toBe(0)
  })

  test('that make no sense are none', () => {
    for (const kept of ['{', '{}', 'null', '[null, 3, {"storyId": 1}, {"storyId": "x", "at": "y"}]']) {
      stored.set('perinka.family.eva.places', kept)
      expect(createPositions('eva').of('x')).toBe(0)
    }
  })

  test('are not kept where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('no storage')
      },
    })
    const positions = createPositions('eva')
    positions.save({ storyId: idOf(1), v: null, at: 30 })
    expect(positions.of(idOf(1))).toBe(0)
  })
})
