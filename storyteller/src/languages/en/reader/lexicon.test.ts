import { ALL_THEMES } from '@perinka/contract/catalog'
import { expect, test } from 'vitest'
import { AFFORDANCES, KINDS, SIZES } from '../../../craft/lexicon.ts'
import { SUBJECTS } from '../../../craft/wish-frames.ts'
import { readWishes } from '../../../wish/reader.ts'
import { reader } from './reader.ts'
import { words } from './subjects.ts'
import { LATER_WISHES, WISHES } from './wishes.testdata.ts'

const { entries, actions, brands, kin, subjects } = reader
/** Written alike, and the first of them is meant. */
const MEANT = ['glasses']

test('there are some hundreds of entries, of every kind', () => {
  expect(entries.length).toBeGreaterThan(400)
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(KINDS))
})

test('no id is given twice', () => {
  expect(twice(entries.map(({ id }) => id))).toEqual([])
  expect(twice(actions.map(({ id }) => id))).toEqual([])
})

test.each(entries.map((entry) => [entry.id, entry] as const))('%s has its six properties', (_, entry) => {
  expect(entry.can.length).toBeGreaterThanOrEqual(2)
  expect(entry.cannot.length).toBeGreaterThanOrEqual(1)
  for (const ability of [...entry.can, ...entry.cannot]) expect(AFFORDANCES).toContain(ability)
  expect(entry.can.filter((ability) => entry.cannot.includes(ability))).toEqual([])
  expect(SIZES).toContain(entry.size)
  expect([null, ...ALL_THEMES]).toContain(entry.theme)
  for (const text of [entry.sound, entry.eats, entry.needs]) expect(text).not.toBe('')
  expect(entry.forms).toMatchObject({ name: expect.any(String), one: expect.any(String), many: expect.any(String) })
})

test('nothing is written alike that is not the same', () => {
  const forms = entries.flatMap(({ one, many }) => [...new Set([...one, ...many])])
  expect(twice(forms)).toEqual(MEANT)
})

test('every guest for a brand is one of ours, and a name', () => {
  const ids = new Set(entries.map(({ id }) => id))
  expect(brands.filter(({ entry }) => !ids.has(entry))).toEqual([])
  expect(brands.length).toBeGreaterThanOrEqual(40)
  for (const { name } of brands) if (name) expect(name).toMatch(/^\p{Lu}/u)
  expect(twice(brands.flatMap(({ written }) => written))).toEqual([])
})

test('every subject has a rule and words of its own', () => {
  const ruled = new Set(subjects.map(({ subject }) => subject))
  expect(SUBJECTS.filter((subject) => !ruled.has(subject))).toEqual([])
  expect(SUBJECTS.filter((subject) => !words[subject])).toEqual([])
})

test('nobody of the family is called two things', () => {
  expect(twice(kin.flatMap(({ written }) => [...new Set(written)]))).toEqual([])
})

test('no pattern repeats a repetition: what is hostile is read in time', () => {
  const { events, particulars, times, feelings, traits } = reader
  const patterns = [...subjects, ...events, ...particulars, ...times, ...feelings, ...traits].flatMap(
    ({ match }) => match,
  )
  expect(patterns.filter(({ source }) => /\((?:\?:)?[^()|]*[+*]\)[+*]/.test(source))).toEqual([])
})

test('what is mostly done or somebody is no thing', () => {
  const read = (text: string) => readWishes(text, 'request', reader).frames[0]
  expect(read('a frog who turns into a prince')?.also).toEqual([])
  expect(read('a dragon who smells bad')?.what).not.toMatchObject({ as: 'thing' })
  expect(read('Carol is scared of dogs')?.who).toEqual({ as: 'somebody', name: 'Carol' })
  expect(read('a blind mouse')?.what).toMatchObject({ entry: 'mouse' })
})

test('hardly a wish is not read at all', () => {
  const rows = LATER_WISHES.trim()
    .split('\n')
    .map((line) => line.split('|'))
  const unread = rows.filter(([, , field, , text = '']) => {
    return readWishes(text, field === 'theme' ? 'theme' : 'request', reader).frames.length === 0
  })
  expect(unread.length / rows.length).toBeLessThan(0.05)
})

test('wishes in everyday words are read', () => {
  const rows = WISHES.trim()
    .split('\n')
    .map((line) => line.split('|'))
  const isRead = ([, , subject, , text = '']: string[]) => {
    const [plot] = readWishes(text, 'request', reader).frames
    return plot !== undefined && (subject === '-' || plot.subject === subject)
  }
  expect(rows.filter(isRead).length / rows.length).toBeGreaterThan(0.95)
})

function twice(list: readonly string[]): string[] {
  return [...new Set(list.filter((one, at) => list.indexOf(one) !== at))]
}
