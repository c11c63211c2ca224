import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { journeysOf, unitTestsOf } from './reports.mjs'
import { coverageOf, coveragePage } from './spec-coverage.mjs'

const SECTIONS = [
  {
    section: '2',
    title: 'Screens',
    rules: [
      { id: '2.1', rule: 'Home is at /' },
      { id: '2.2', rule: 'A card | a chip' },
    ],
  },
]

const shows = (tags: string[], title = 'home', hasPassed = true) => ({ path: 'web/a.test.ts', title, tags, hasPassed })
const BOTH = shows(['2.1', '2.2'])

describe('the coverage is refused', () => {
  const problemsOf = (...tests: (typeof BOTH)[]) => coverageOf(SECTIONS, tests).problems

  test('for nothing where every rule is shown', () => {
    expect(problemsOf(BOTH, shows(['2.2', 'extended']))).toEqual([])
  })

  test.each([
    ['a rule that nobody shows', [shows(['2.1'])]],
    ['a rule whose test did not pass, or did not run', [shows(['2.1']), shows(['2.2'], 'home', false)]],
    ['a rule that only the other tier shows', [shows(['2.1']), shows(['2.2', 'extended'])]],
  ])('for %s', (_, tests) => {
    expect(problemsOf(...tests)).toEqual(['No test that passed shows 2.2: A card | a chip.'])
  })

  test('for a rule that there is not', () => {
    expect(problemsOf(BOTH, shows(['9.9']))).toEqual(['web/a.test.ts › home: there is no rule 9.9.'])
  })

  test('for two rules of one name', () => {
    expect(coverageOf([...SECTIONS, ...SECTIONS], [BOTH]).problems).toContain('Two rules have one name.')
  })
})

describe('the page', () => {
  const page = (tests: (typeof BOTH)[], sections: Parameters<typeof coverageOf>[0] = SECTIONS) =>
    coveragePage(sections, coverageOf(sections, tests).shownBy)

  test('says of each rule where it is shown', () => {
    expect(page([BOTH, shows(['2.2'], 'cards')])).toContain(
      '| 2.2 | A card \\| a chip | [a.test.ts](../web/a.test.ts): home; cards |',
    )
  })

  test('names three of many cases', () => {
    const cases = ['a', 'b', 'c', 'd', 'e'].map((title) => shows(['2.1'], title))
    expect(page([BOTH, ...cases])).toContain(
      '| 2.1 | Home is at / | [a.test.ts](../web/a.test.ts): home; a; b and 3 more |',
    )
  })

  test('prints the ruling by which a rule holds beside it, and counts those', () => {
    const rules = [
      { id: '2.1', rule: 'Home is at /', ruling: 'A landing where nobody is in' },
      { id: '2.2', rule: 'A card' },
    ]
    const text = page([BOTH], [{ section: '2', title: 'Screens', rules }])
    expect(text).toContain('| 2.1 | Home is at /<br>*Ruling:* A landing where nobody is in | ')
    expect(text).toContain('2 rules, 1 of them as a ruling reads them')
  })
})

describe('what the runners report', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))

  test('of unit tests', () => {
    const test = { ancestorTitles: ['', 'the program'], title: 'starts', tags: ['2.1'], status: 'passed' }
    const report = { testResults: [{ name: `${root}server/a.test.ts`, assertionResults: [test] }] }
    expect(unitTestsOf(report)).toEqual([
      { path: 'server/a.test.ts', title: 'the program › starts', tags: ['2.1'], hasPassed: true },
    ])
    const skipped = [{ ...test, status: 'skipped' }]
    expect(unitTestsOf({ testResults: [{ name: root, assertionResults: skipped }] })).toMatchObject([
      { hasPassed: false },
    ])
  })

  test('of journeys, a flaky one not among those that passed', () => {
    const spec = (status: string) => ({ title: 'reads', file: 'a.spec.ts', tags: ['2.1'], tests: [{ status }] })
    const report = (status: string) => ({
      config: { rootDir: `${root}e2e/journeys` },
      suites: [{ title: 'a.spec.ts', suites: [{ title: 'in sk', specs: [spec(status)] }] }],
    })
    expect(journeysOf(report('expected'))).toEqual([
      { path: 'e2e/journeys/a.spec.ts', title: 'in sk › reads', tags: ['2.1'], hasPassed: true },
    ])
    expect(journeysOf(report('flaky'))).toMatchObject([{ hasPassed: false }])
  })
})
