import { describe, expect, test } from 'vitest'
import { type Brief, type StoryEvent, tellingOf } from '../brief.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { tellStory } from '../tell.ts'
import { givenBrief } from '../testing.ts'
import { safeName } from '../wish/safe-name.ts'
import { tellByTelling } from './tell-by-telling.ts'

const jab = (parts: Partial<Brief> = {}) =>
  givenBrief({ language: 'en', request: 'the jab is tomorrow and she is scared', seed: 'a', ...parts })
const child = (age: number, parts = {}) => ({ ...givenBrief().child, age, ...parts })
const told = (brief: Brief) => {
  const story = tellByTelling(brief)
  if (!story) throw new Error('no telling fits')
  return { ...story, text: story.paragraphs.join('\n\n') }
}

describe('a wish that a telling fits', () => {
  test('is its plot, from the first lines to the last', () => {
    const { text, paragraphs, trace, unread } = told(jab())
    expect(tellingOf(trace)).toBe('jab')
    expect(paragraphs.slice(0, 3).join(' ')).toMatch(/\bjab\b/)
    expect(text).toMatch(/plaster/)
    expect(unread).toEqual([])
  })

  test('is told alike each time it is asked for', () => {
    expect(told(jab())).toEqual(told(jab()))
  })

  test.each([
    [4, 'short', [250, 280]],
    [5, 'medium', [460, 610]],
    [4, 'long', [460, 610]],
    [6, 'long', [740, 960]],
  ] as const)('at %i, %s, fits the rung', (age, length, [least, most]) => {
    const words = told(jab({ length, child: child(age) })).text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
  })

  test('is said by somebody, line for line', () => {
    const { paragraphs, speakers } = told(jab())
    const quotes = paragraphs.reduce((sum, text) => sum + text.split('“').length - 1, 0)
    expect(speakers).toHaveLength(quotes)
    expect(new Set(speakers.map(({ name }) => name))).toContain(givenBrief().child.name)
    for (const { paragraph, quote } of speakers)
      expect(paragraphs[paragraph]?.split('“').length).toBeGreaterThan(quote + 1)
  })

  test('calls the grown-up whom the wish names as a child does', () => {
    const { text } = told(jab({ request: 'the jab is tomorrow and mum comes along' }))
    expect(text).toMatch(/\bMum\b/)
    expect(text).not.toMatch(/\bmum\b/)
  })

  test('keeps to nothing that the parent typed', () => {
    expect(told(jab({ request: 'jab tomorrow!! zebrastripes4711' })).text).not.toMatch(/zebrastripes|4711/)
  })

  test('is told by another telling, or otherwise, where this one says what the family keeps out', () => {
    const story = tellByTelling(jab({ child: child(5, { filters: ['plaster'] }) }))
    expect(story?.paragraphs.join(' ') ?? '').not.toMatch(/plaster/i)
  })

  test('has nobody in it whom the wish itself does not want', () => {
    const story = tellByTelling(jab({ request: 'the jab is tomorrow. no doctors please' }))
    expect(story?.paragraphs.join(' ') ?? '').not.toMatch(/doctor/i)
  })

  test.each([
    ['en', 'friend', 'Oliver', 'he'],
    ['en', 'cousin', 'Alex', 'neutral'],
    ['sk', 'friend', 'Zuzka', 'she'],
  ] as const)('knows what a friend is by the name where the name tells: %s, %s %s', (language, kin, name, gender) => {
    const { reader, telling } = CRAFTS[language]
    const words = reader.kin.find((one) => one.kin === kin)
    expect(words && telling.kin(words, safeName(name)).gender).toBe(gender)
  })

  test('takes along the toy that it calls by name', () => {
    const request = 'jab tomorrow and she is scared. she takes her toy rabbit Button everywhere'
    expect(told(jab({ request, length: 'medium' })).text).toContain('Button')
  })

  test('takes along who is asked for, once', () => {
    const request = 'the jab is tomorrow. please include her sister Wilma'
    const wilma = { kind: 'sibling', key: null, name: 'Wilma', description: null, traits: [], gender: 'she' } as const
    const [asked, both] = [told(jab({ request })), told(jab({ request, cast: [{ ...wilma, traits: [] }] }))]
    expect(asked.text).toContain('Wilma')
    expect(both.text).toBe(asked.text)
  })

  test('of nothing but a theme is told by a telling of that theme, whichever was chosen', () => {
    const story = told(jab({ request: 'dinosaurs please!', theme: { id: 'castle', text: 'castle' } }))
    expect(tellingOf(story.trace)).toBe('dinosaurs-egg')
  })

  test('has a title as its language writes them', () => {
    expect(CRAFTS.en.telling.title('The fire engine who began at the end')).toBe('The Fire Engine Who Began at the End')
    expect(CRAFTS.sk.telling.title('Hasičské auto a more')).toBe('Hasičské auto a more')
  })

  test('has those who come along do their part, and nobody who was not asked for', () => {
    const luna = {
      kind: 'predefined' as const,
      key: 'luna-fairy' as const,
      name: 'Luna Fairy',
      description: null,
      traits: ['kind'],
      gender: null,
    }
    expect(told(jab({ cast: [luna], length: 'medium' })).text).toContain('Luna Fairy')
    expect(told(jab({ length: 'medium' })).text).not.toContain('Luna')
  })

  test('is led by somebody else where the child stays out', () => {
    const { paragraphs } = told(jab({ child: child(5, { isHero: false }) }))
    const named = paragraphs.map((text) => text.includes(givenBrief().child.name))
    // Only the closing goodnight is the child's.
    expect(named).toEqual(paragraphs.map((_, at) => at === paragraphs.length - 1))
  })
})

describe('a series', () => {
  test('goes on from a telling: the fact and its way in come first, and both are remembered', () => {
    const first = told(jab())
    const { bible } = first
    expect(bible.facts).toHaveLength(1)
    const next = told(
      jab({
        ...{ seed: 'b', tellings: [tellingOf(first.trace)], history: [first.trace], chapter: { number: 2, bible } },
        request: 'the jab is tomorrow',
      }),
    )
    expect(next.paragraphs[0]).toContain(bible.facts[0]?.slice(10, 30))
    expect(next.paragraphs[0]).toContain(bible.next?.slice(0, 20))
    expect(next.bible.facts).toHaveLength(2)
    expect(next.bible.seriesTitle).toBe(bible.seriesTitle)
    for (const { paragraph, quote } of next.speakers)
      expect(next.paragraphs[paragraph]?.split('“').length).toBeGreaterThan(quote + 1)
  })

  test('goes on the old way where no telling fits, and knows what was', () => {
    const first = told(jab())
    const events: StoryEvent[] = [
      ...tellStory(
        givenBrief({
          language: 'en',
          seed: 'c',
          request: null,
          history: [first.trace],
          chapter: { number: 2, bible: first.bible },
        }),
      ),
    ]
    const text = events.flatMap((event) => (event.kind === 'paragraph' ? event.text : [])).join('\n')
    expect(text).toContain(first.bible.facts[0]?.slice(10, 30))
  })
})

describe('a wish that nothing fits', () => {
  test('is told the old way', () => {
    expect(tellByTelling(jab({ request: 'qwrtz plmkn' }))).toBeNull()
    expect([...tellStory(jab({ request: 'qwrtz plmkn' }))].at(-1)?.kind).toBe('finished')
  })
})
