import { describe, expect, test } from 'vitest'
import { type Sequence, warp } from './warp.ts'

/** One frame a sound, each sound a place of its own on a line. */
function sequence(...sounds: number[]): Sequence {
  return { count: sounds.length, values: Float32Array.from(sounds.flatMap((sound) => [sound * 3, -sound])) }
}

describe('one sequence warped onto another', () => {
  test('is itself where both are the same', () => {
    const same = sequence(1, 5, 2, 8, 3, 9)
    expect([...warp(same, same, 3)]).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('stretches where the other is slower, to the middle of what it met', () => {
    expect([...warp(sequence(1, 5, 9), sequence(1, 5, 5, 5, 9), 5)]).toEqual([0, 2, 4])
  })

  test('shrinks where the other is faster', () => {
    expect([...warp(sequence(1, 5, 5, 5, 9), sequence(1, 5, 9), 5)]).toEqual([0, 1, 1, 1, 2])
  })

  test('never goes back, even where an earlier sound would fit better', () => {
    const places = [...warp(sequence(1, 9, 1, 9, 1), sequence(1, 9, 9, 1), 4)]
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test('ends at the end of both, however narrow the band and uneven the lengths', () => {
    const long = sequence(...Array.from({ length: 60 }, (_, i) => Math.floor(i / 6)))
    const short = sequence(...Array.from({ length: 10 }, (_, i) => i))
    for (const [a, b] of [
      [long, short],
      [short, long],
    ] as const) {
      const places = warp(a, b, 6)
      expect(Math.round(places.at(-1) as number)).toBeGreaterThanOrEqual(b.count - 4)
      expect(places.every((place) => place >= 0 && place < b.count)).toBe(true)
    }
  })
})
