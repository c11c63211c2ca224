import { describe, expect, test } from 'vitest'
import type { WishFrame } from '../craft/wish-frames.ts'
import { APART, chooseTelling } from './choose.ts'
import { type Fitting, fittingTellings } from './fitting.ts'
import { givenTelling } from './testing.ts'

const fitting = (id: string, parts = {}): Fitting => ({
  ...{ telling: givenTelling({ id, ...parts }), frame: null, nearness: 0 },
})
const other = (count: number) => Array.from({ length: count }, () => 'another')

describe('a telling of those that fit', () => {
  const three = ['a', 'b', 'c'].map((id) => fitting(id))

  test('is not told again within twenty evenings while another fits', () => {
    for (let night = 0; night < 50; night++) {
      expect(chooseTelling(three, ['a', ...other(5), 'b'], null, `${night}`)?.telling.id).toBe('c')
    }
    const ids = new Set(
      Array.from(
        { length: 50 },
        (_, night) => chooseTelling(three, [...other(APART), 'a'], null, `${night}`)?.telling.id,
      ),
    )
    expect(ids).toEqual(new Set(['a', 'b', 'c']))
  })

  test('is the nearest to the wish, unless it was told lately', () => {
    const near = { ...fitting('near'), nearness: 1 }
    for (let night = 0; night < 20; night++) {
      expect(chooseTelling([...three, near], [], null, `${night}`)?.telling.id).toBe('near')
      expect(chooseTelling([...three, near], ['near'], null, `${night}`)?.telling.id).not.toBe('near')
    }
  })

  test('is the one longest ago where all were told lately', () => {
    expect(chooseTelling(three, ['a', 'c', 'b'], null, 's')?.telling.id).toBe('b')
  })

  test('has another shape than last night’s where there is one', () => {
    const two = [fitting('a', { shape: 'quest' }), fitting('b', { shape: 'swap' })]
    for (let night = 0; night < 20; night++) expect(chooseTelling(two, [], 'quest', `${night}`)?.telling.id).toBe('b')
    expect(chooseTelling([fitting('a', { shape: 'quest' })], [], 'quest', 's')?.telling.id).toBe('a')
  })

  test('is the same for the same seed, and none where none fits', () => {
    expect(chooseTelling(three, [], null, 's')).toBe(chooseTelling(three, [], null, 's'))
    expect(chooseTelling([], [], null, 's')).toBeNull()
  })
})

describe('what fits', () => {
  const frame: WishFrame = {
    ...{ event: 'going-to', subject: 'jab', beside: [], who: { as: 'child' }, what: null, whom: null, where: null },
    ...{ when: 'tomorrow', feels: [], says: [], also: [] },
  }
  const lexicon = {
    kindOf: (entry: string) => (entry === 'kangaroo' ? ('animal' as const) : undefined),
    ableBy: (action: string) => (action === 'hoot' ? ('sings' as const) : undefined),
  }

  test('of a wish that names it is what was made for that, before what tells of the subject alone', () => {
    const fits = { kind: 'life', subjects: ['jab'], when: ['tomorrow'] } as const
    const [any, friday] = [
      givenTelling({ id: 'any', fits }),
      givenTelling({ id: 'friday', fits: { ...fits, says: ['on-friday'] } }),
    ]
    const fitting = (says: string[]) =>
      fittingTellings([any, friday], { age: 5, frames: [{ ...frame, says }], theme: null }, lexicon)
    const nearest = (says: string[]) => chooseTelling(fitting(says), [], null, 's')?.telling.id
    expect([nearest([]), nearest(['on-friday'])]).toEqual(['any', 'friday'])
  })
  const life = givenTelling()
  const event = givenTelling({ id: 'event', fits: { kind: 'event', events: ['cannot'], who: ['animal'] } })
  const theme = givenTelling({ id: 'theme', fits: { kind: 'theme', themes: ['ocean'] } })
  const sound = givenTelling({
    ...{ id: 'sound', fits: { kind: 'event', events: ['cannot'], who: ['animal'], by: ['sings'] } },
  })
  const all = [life, event, sound, theme]
  const ids = (occasion: Partial<Parameters<typeof fittingTellings>[1]>) =>
    fittingTellings(all, { age: 5, frames: [], theme: 'ocean', ...occasion }, lexicon).map(({ telling }) => telling.id)

  test('of life goes by what the day is about, and when', () => {
    expect(ids({ frames: [frame] })).toEqual(['given'])
    expect(ids({ frames: [{ ...frame, when: 'past' }] })).toEqual([])
  })

  test('of an event goes by what happens, and to whom', () => {
    const cannot = { ...frame, subject: null, event: 'cannot' as const }
    const who = (entry: string) => ({ as: 'thing' as const, entry, name: null, isMany: false, traits: [] })
    expect(ids({ frames: [{ ...cannot, who: who('kangaroo') }] })).toEqual(['event'])
    expect(ids({ frames: [{ ...cannot, who: who('volcano') }] })).toEqual([])
    expect(ids({ frames: [cannot] })).toEqual([])
    const hoots = { ...cannot, who: who('kangaroo'), what: { as: 'action' as const, action: 'hoot' } }
    expect(ids({ frames: [hoots] })).toEqual(['event', 'sound'])
  })

  test('is not what the wish is too grave for, of life and of an event', () => {
    const unless = ['war-near']
    const barred = [
      givenTelling({ fits: { kind: 'life', subjects: ['jab'], when: ['tomorrow'], unless } }),
      givenTelling({ id: 'event', fits: { kind: 'event', events: ['going-to'], who: [], unless } }),
    ]
    const fitting = (says: string[]) =>
      fittingTellings(barred, { age: 5, frames: [{ ...frame, says }], theme: null }, lexicon).length
    expect([fitting([]), fitting(['war-near'])]).toEqual([1, 0])
  })

  test('of a question is its answer, before what the day is about', () => {
    const how = givenTelling({ id: 'how', fits: { kind: 'event', events: ['how-it-works'], who: [] } })
    const first = (event: WishFrame['event']) =>
      fittingTellings([life, how], { age: 5, frames: [{ ...frame, event }], theme: null }, lexicon)[0]?.telling.id
    expect([first('how-it-works'), first('going-to')]).toEqual(['how', 'given'])
  })

  test('goes by the theme on an evening without a wish, and never instead of one', () => {
    expect(ids({})).toEqual(['theme'])
    expect(ids({ theme: 'space' })).toEqual([])
    expect(ids({ frames: [{ ...frame, subject: 'dentist' }] })).toEqual([])
  })

  test('is for the age, in a reading that is there', () => {
    expect(ids({ age: 7 })).toEqual([])
    expect(ids({ age: 3, frames: [frame] })).toEqual(['given'])
  })

  test('is the second wish’s where the first has no telling', () => {
    const found = fittingTellings(all, { age: 5, frames: [{ ...frame, subject: 'nits' }, frame], theme: null }, lexicon)
    expect(found.map(({ frame: of }) => of)).toEqual([frame])
  })
})
