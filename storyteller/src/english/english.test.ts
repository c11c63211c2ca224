import { ALL_THEMES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { topicOf } from '../plan/plan.ts'
import { custom, givenBrief, tell } from '../testing.ts'
import { describe as described } from './people.ts'
import { polish, quote } from './resolve.ts'
import { topics } from './topics.ts'

describe('an English story', () => {
  test.each([
    ['teeth', 'She brushed her teeth by herself for the first time', /teeth/],
    ['sibling', 'We are having a baby brother soon', /baby|new/],
    ['first-day', 'first day at nursery tomorrow', /first day/],
    ['dark', 'He is afraid of the dark', /dark/],
    ['potty', 'learning to use the potty', /potty/],
    ['doctor', 'needs a shot at the doctor', /doctor/],
    ['moving', 'we are moving to a new house', /new house|new home|moving/],
    ['quarrel', 'they had an argument about sharing', /quarrel|sorry/],
    ['loss', 'Grandpa died last month', /missed|missing/],
    ['lost-toy', 'she lost her teddy on the bus', /toy/],
    ['grandparent', 'Granny is far away', /Granny/],
    ['pet', 'We have a cat called Muffin', /Muffin/],
    ['two-homes', 'Mummy and Daddy now live in two houses', /two homes/],
    ['bullying', 'Kids at school call her names', /unkind|moth|just right/],
  ])('honours a request about %s', (id, request, lexeme) => {
    expect(topicOf(request, topics)?.topic.id).toBe(id)
    for (const length of ['short', 'long'] as const) {
      const { text } = tell(givenBrief({ request, length }))
      expect(text).toMatch(lexeme)
    }
  })

  test('never holds what the family does not like', () => {
    for (const theme of ALL_THEMES) {
      for (const seed of ['x', 'y']) {
        const { title, text } = tell(
          givenBrief({
            theme: { id: theme, text: theme },
            seed,
            length: 'long',
            child: { dislikedCharacters: ['Spiders'], filters: ['no frogs'] },
          }),
        )
        expect(`${title} ${text}`).not.toMatch(/\b(?:spiders?|frogs?)\b/i)
      }
    }
  })

  test('talks of the child as the parent does, and calls a child it knows nothing about by its name', () => {
    const of = (gender: 'she' | 'he' | null) =>
      [...'abcd']
        .map((seed) => tell(givenBrief({ seed, length: 'long', child: { gender, name: 'Sam' } })).text)
        .join(' ')
    expect(of('he')).toMatch(/\bhis\b/)
    expect(of(null)).not.toMatch(/Sam\b[^.“”]*\b(?:himself|herself|themself|themselves)\b/)
  })

  test('puts the right article before every sound', () => {
    expect(polish('a owl and an bear, a hour, an unicorn, a X')).toBe('an owl and a bear, an hour, a unicorn, an X')
    for (const theme of ALL_THEMES) {
      const { text } = tell(givenBrief({ theme: { id: theme, text: theme }, length: 'long' }))
      expect(text).not.toMatch(/\ba [aei]\w|\ban [bcdfgjkpqtvwz]\w/i)
    }
  })

  test('keeps at most eight of the parent’s words, without the asking', () => {
    expect(quote('Please tell a story about a purple umbrella that hums')).toBe('a purple umbrella that hums')
    expect(quote('one two three four five six seven eight nine ten').split(' ')).toHaveLength(8)
    expect(quote('[hero] {a|b}')).not.toMatch(/[[\]{}|]/)
  })

  test('drops a last please, and marks what it had to cut', () => {
    expect(quote('brush teeth please')).toBe('brush teeth')
    expect(quote('a purple umbrella, please!')).toBe('a purple umbrella')
    expect(quote('we all go to the sea every single summer day')).toMatch(/…$/)
    expect(quote('!!!')).toBe('a surprise')
  })

  test.each([
    'lost teddy bear',
    'the dinosaurs',
    'A cat with wings',
    'Grandma goes to the sea',
    '🦄🦄',
    'x'.repeat(80),
  ])(
    'says a theme in the parent’s words only in quotation marks: %s',
    (text) => {
      const words = quote(text)
      for (const seed of 'abcdefghi') {
        for (const age of [4, 9]) {
          for (const isHero of [true, false]) {
            const story = tell(givenBrief({ seed, theme: { id: null, text }, child: { age, isHero } }))
            const whole = `${story.title}\n${story.text}`
            const at = [...whole.toLowerCase().matchAll(new RegExp(`.?.?${words.toLowerCase()}.?`, 'gu'))]
            expect(at.length).toBeGreaterThanOrEqual(2)
            for (const [said] of at) expect(said).toMatch(/[“‘]\S/u)
          }
        }
      }
    },
    30_000,
  )

  test.each([
    ['a small bear who loves honey', '[Friend] was a small bear who loved honey.'],
    ['She has a red hat. And more.', '[F.he] had a red hat.'],
    ['loves jam', '[Friend] loved jam.'],
    ['Custom character: Bo', ''],
    ['', ''],
  ])('makes a sentence of the description “%s”', (description, sentence) => {
    expect(described(custom('Bo', description))).toBe(sentence)
  })
})
