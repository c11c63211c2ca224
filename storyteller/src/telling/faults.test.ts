import { describe, expect, test } from 'vitest'
import type { Telling } from '../craft/telling.ts'
import { lintTelling } from './lint.ts'
import { givenTelling } from './testing.ts'

const checks = (parts: Partial<Telling>) =>
  new Set(lintTelling(givenTelling(parts), 'en').map(({ check, what }) => `${check}: ${what}`))
const found = (young: string) => [...checks({ young })].join('\n')

describe('the linter', () => {
  test('finds what is planted and never used, used and never planted, needed and never told', () => {
    const text = found('== a\n*bell A bell. ^drum A drum. ?way The way. !asleep Asleep.')
    expect(text).toContain('plants: *bell is planted and never used')
    expect(text).toContain('plants: ^drum is used before *drum is planted')
    expect(text).toContain('facts: ?way is needed before !way is told')
  })

  test('finds a refrain out of order', () => {
    expect(found('== a\n&again Ding. &first Ding. !asleep Asleep.')).toContain('refrain: said as again, first')
    expect(found('== a\n&first Ding. &again Ding. &last Ding. !asleep Asleep.')).not.toContain('refrain')
  })

  test('finds a quote that nobody says, and somebody nobody knows', () => {
    expect(found('== a\n“Who?” !asleep Asleep.')).toContain('speakers: nobody says the quote of: “Who?”')
    expect(found('== a\n@stranger “Me.” !asleep Asleep.')).toContain('speakers: @stranger is nobody of the stage')
    expect(found('== a\n@hero “Me.” @adult “You.” !asleep Asleep.')).not.toContain('speakers')
  })

  test('finds a word of a theme that the lexicon does not have', () => {
    const text = [...checks({ fits: { kind: 'theme', themes: ['pirates'], named: ['pirate', 'pyrate'] } })].join('\n')
    expect(text).toContain('named: the lexicon has no “pyrate”')
    expect(text).not.toContain('“pirate”')
  })

  test('finds what a body asks for that the lexicon does not have', () => {
    const text = found('== a\n[has| apple: Crunch. | aple: Crack.] [has:peer| Drip.] !asleep Asleep.')
    expect(text).toContain('named: the lexicon has no “aple”')
    expect(text).toContain('named: the lexicon has no “peer”')
    expect(text).not.toContain('“apple”')
  })

  test('finds a child that falls asleep twice, or never', () => {
    expect(found('== a\nIt rang.')).toContain('asleep: !asleep is told 0 times')
    expect(found('== a\n!asleep Asleep.\n\n!asleep Asleep again.')).toContain('asleep: !asleep is told 2 times')
  })

  test('finds a first page that the last does not answer', () => {
    expect(found(`== a\nThe lantern was lit.\n${'\nIt was so.\n'.repeat(9)}\n!asleep Asleep.`)).toContain('echo')
    expect(
      found(`== a\nThe lantern was lit.\n${'\nIt was so.\n'.repeat(9)}\n!asleep Asleep, lantern and all.`),
    ).not.toContain('echo')
  })

  test('finds slots that nobody knows, marks in the text and quotes left open', () => {
    expect(found('== a\n[Nobody] came. !asleep Asleep.')).toContain('slot: nothing is known for [Nobody]')
    expect(found('== a\nIt rang ] twice. !asleep Asleep.')).toContain('signs')
    expect(found('== a\n@hero “It rang. !asleep Asleep.')).toContain('quotes: left open')
  })

  test('finds what is too short, and where it is not written at all', () => {
    expect(found('== a\nShort. !asleep Asleep.')).toMatch(/length: rung 1: \d words; 250 to 280 are wanted/)
    expect([...checks({ ages: [3, 9] })].join()).toContain('readings: ages 3 to 9 want the older reading')
  })

  test('says a broken mark by its line', () => {
    expect(found('== a\nOne.\n\n[hero')).toContain('(line 4)')
  })
})
