import { describe, expect, test } from 'vitest'
import { fold } from '../../../craft/fold.ts'
import { SUBJECTS } from '../../../craft/wish-frames.ts'
import { actions } from './actions.ts'
import { brands } from './brands.ts'
import { kinWords } from './kin.ts'
import { lexicon } from './lexicon/index.ts'
import { FORM_NAMES } from './paradigm.ts'
import { reader } from './reader.ts'
import { words } from './subjects.ts'

const ids = lexicon.map(({ id }) => id)

describe('the lexicon', () => {
  test('holds about four hundred entries, each under an id of its own', () => {
    expect(lexicon.length).toBeGreaterThan(400)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
  })

  test.each(lexicon.map((entry) => [entry.id, entry] as const))('%s has its forms and its properties', (_, entry) => {
    for (const key of FORM_NAMES) expect(entry.forms[key]).toMatch(/^[\p{L}-]+(?: [\p{L}-]+)*$/u)
    expect(entry.can.length).toBeGreaterThanOrEqual(1)
    expect(entry.cannot.length).toBeGreaterThanOrEqual(1)
    expect(entry.can.filter((one) => entry.cannot.includes(one))).toEqual([])
    expect([...entry.one, ...entry.many]).toContain(entry.forms.name.toLowerCase())
  })

  test('claims no form twice', () => {
    const claims = lexicon.flatMap(({ id, one, many }) => [...one, ...many].map((form) => ({ id, form })))
    const first = new Map<string, string>()
    const twice = claims.filter(({ id, form }) => {
      const other = first.get(form)
      first.set(form, other ?? id)
      return other !== undefined && other !== id
    })
    expect(twice).toEqual([])
  })

  test('holds a guest for every brand, and no form of a brand is written twice', () => {
    expect(brands.filter(({ entry }) => !ids.includes(entry)).map(({ written }) => written[0])).toEqual([])
    const written = brands.flatMap((brand) => brand.written.map(fold))
    const marked = brands.flatMap((brand) => brand.written)
    expect(marked.filter((form, at) => marked.indexOf(form) !== at)).toEqual([])
    expect(written.filter((form) => form === '')).toEqual([])
  })
})

describe('what is done', () => {
  test('stands once, with its infinitive, present and past', () => {
    expect(actions.filter(({ id }, at) => actions.findIndex((one) => one.id === id) !== at)).toEqual([])
    for (const { forms } of actions) expect(Object.values(forms).every((form) => form.length > 1)).toBe(true)
  })
})

describe('kin', () => {
  test('are each called by one word, in all its forms', () => {
    for (const { forms, written } of kinWords) {
      expect(FORM_NAMES.filter((key) => !forms[key])).toEqual([])
      expect(written.length).toBeGreaterThanOrEqual(5)
    }
    expect(kinWords.find(({ kin }) => kin === 'grandma')?.forms).toMatchObject({ dat: 'babke', gen_pl: 'babiek' })
  })
})

describe('the subjects', () => {
  test('have each a rule and words', () => {
    expect(SUBJECTS.filter((subject) => !reader.subjects.some((rule) => rule.subject === subject))).toEqual([])
    expect(SUBJECTS.filter((subject) => words[subject].split(' ').length < 4)).toEqual([])
  })
})

test('no pattern repeats a repetition: what is hostile is read in time', () => {
  const { subjects, events, particulars, times, feelings, traits } = reader
  const patterns = [...subjects, ...events, ...particulars, ...times, ...feelings, ...traits].flatMap(
    ({ match }) => match,
  )
  expect(patterns.filter(({ source }) => /\((?:\?:)?[^()|]*[+*]\)[+*]/.test(source))).toEqual([])
})
