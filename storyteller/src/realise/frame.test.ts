import { describe, expect, test } from 'vitest'
import { pack as english } from '../languages/en/pack.ts'
import { pack as slovak } from '../languages/sk/pack.ts'
import { custom, givenBrief, tell } from '../testing.ts'
import { FrameFault, say } from './frame.ts'

const how = { tier: 0 as 0 | 1 | 2 | 3, full: false, pick: () => 0, resolve: (slot: string) => ({ hero: 'mia' })[slot] }

describe('a frame', () => {
  test('says what fits the age', () => {
    const parts = '{a|b} {a|b|c} {a|b|c|d}'
    expect([0, 1, 2, 3].map((tier) => say(parts, { ...how, tier: tier as 0 | 1 | 2 | 3 }))).toEqual([
      'a a a',
      'a a b',
      'b b c',
      'b c d',
    ])
  })

  test('says details only where there is room', () => {
    expect(say('One. ((Two {2|3}.)) End.', how)).toBe('One. End.')
    expect(say('One. ((Two {2|3}.)) End.', { ...how, full: true })).toBe('One. Two 2. End.')
  })

  test('fills a slot, with a capital where the slot has one', () => {
    expect(say('[hero] and [Hero]', how)).toBe('mia and Mia')
  })

  test('fails on an unknown slot and on broken marks, so that no reader ever sees them', () => {
    for (const broken of ['[nobody]', '{a|b', '<a~b', '((a', '{a}', '[hero'])
      expect(() => say(broken, how)).toThrow(FrameFault)
  })
})

/** Every string of a pack, wherever it stands. */
function frames(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return []
  return Object.values(value).flatMap(frames)
}

describe.each([english, slovak])('the $language pack', (pack) => {
  test('can be said whole: every frame, at every age, every choice', () => {
    const person = pack.child('Ema', 'she')
    const roles = {
      ...{
        hero: person,
        helper: pack.themes.ocean.helpers[0] ?? person,
        child: person,
        friend: pack.child('Jakub', 'he'),
      },
      place: pack.themes.ocean.settings[0]?.place ?? { name: 'x' },
      words: new Proxy({}, { get: () => 'x' }) as Record<string, string>,
    }
    const helper = { forms: roles.helper.forms, gender: roles.helper.gender, isChild: false }
    const resolve = (slot: string) => pack.resolve(slot, { ...roles, helper }) ?? 'x'
    const cases = [0, 1, 2, 3].flatMap((tier) => [0, 0.5, 0.99].map((n) => ({ tier: tier as 0 | 1 | 2 | 3, n })))
    const broken = frames(pack).filter((frame) => {
      try {
        for (const { tier, n } of cases) say(frame, { tier, full: true, pick: () => n, resolve })
        return false
      } catch {
        return true
      }
    })
    expect(broken).toEqual([])
  })
})

describe.each(['en', 'sk'] as const)('what a parent writes is no frame and is not told, in %s', (language) => {
  test.each(['{a|b} ((c)) <d~e>', '[[C1.ins]] [hero]', 'a ¶ b', '[=bolo/je', '))'])('%s', (marks) => {
    const text = `quorbel ${marks} plumbix`
    const brief = givenBrief({
      ...{ language, request: text, theme: { id: null, text }, cast: [custom('Bruno', text, [text, 'constructor'])] },
      child: { favoriteCharacters: [marks, text], favoriteThemes: [text] },
    })
    const { title, paragraphs } = tell(brief)
    expect([title, ...paragraphs].join('\n')).not.toMatch(/[[\]{}<>|~¶]|\(\(|\)\)/)
    expect([title, ...paragraphs].join('\n')).not.toMatch(/\b(?:quorbel|plumbix)\b/)
    const opened = language === 'en' ? '“' : '„'
    const closed = language === 'en' ? '”' : '“'
    for (const one of paragraphs) expect(one.split(opened).length, one).toBe(one.split(closed).length)
  })
})
