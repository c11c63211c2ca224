import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { gateStory } from './gate.ts'
import { ENCODED, LINK, MARKUP, ORDERS } from './injection.ts'
import { forbiddenWord, readingOf } from './judge.ts'
import { passagesOf } from './learned/evidence.ts'
import { redact } from './redact.ts'

/** Pieces of what the expressions look for, over and over, so that each beginning is one that nearly fits. */
const HOSTILE = [
  ...['a', 'A', '1', ' ', '.', '-', '=', '#', '<', '!', '*', "'", '\n', '4', '@', '🔪', 'ť', 'на', '\u0301'],
  ...['dat1', 'a@', 'a.', 'a-', '+1 ', '0 ', '12 Aa ', 'ulica ', 'rodn', 'r.č', 'na Aaej ', 'at '],
  ...['<a', '{{', 'select ', 'forget ', 'ignore ', 'data :', 'system ', 'www.', 'aaaaaaaaaaaaaaaa='],
  ...['kill ', 'z ', 'z.a.b', 'f*', 'odo', 'dododo', 'prene', 'vv', 'not ', 'the witch ', 'otec ', 'ju bije '],
]
const LONG = 20_000
/** Work of a text twice as long may be twice as much, and a busy machine adds to it. */
const MOST_GROWTH = 3.4
/** Milliseconds under which a clock tells nothing. */
const LEAST_WORK = 40

const WAYS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ['redaction', redact],
  ['a wish', (text: string) => passagesOf(readingOf(text))],
  ...LANGUAGES.map(
    (language) => [`words in ${language}`, (text: string) => forbiddenWord(readingOf(text), language)] as const,
  ),
  ...LANGUAGES.map((language) => [`a story in ${language}`, (text: string) => gateStory(text, language)] as const),
  ...[...ORDERS, ...MARKUP, ENCODED, LINK].map(
    (pattern, at) => [`expression ${at}`, (text: string) => pattern.test(text)] as const,
  ),
]

/** Milliseconds of this process alone. */
function work(read: (text: string) => unknown, text: string): number {
  const begun = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** The least of three, where the first is enough to tell anything. */
function leastWork(read: (text: string) => unknown, text: string): number {
  const first = work(read, text)
  return first <= LEAST_WORK ? first : Math.min(first, work(read, text), work(read, text))
}

describe('whatever is typed, over and over', () => {
  test.each(WAYS)('%s takes work that grows no faster than the text', (_, read) => {
    const slow = HOSTILE.filter((piece) => {
      const text = piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG)
      const whole = leastWork(read, text)
      return whole > LEAST_WORK && whole > MOST_GROWTH * leastWork(read, text.slice(0, LONG / 2))
    })
    expect(slow).toEqual([])
  })
})
