import { describe, expect, test } from 'vitest'
import { coverageOf, coveragePage, tagsOf } from './spec-coverage.mjs'

const SECTIONS = [
  {
    section: '2',
    title: 'Screens',
    rules: [
      { id: '2.1', rule: 'Home is at /' },
      { id: '2.2', rule: 'A card | a chip' },
      { id: '2.3', rule: 'Google', later: 'hosted sign-in' },
    ],
  },
]

const TAG = '// spec:'
const SOURCE = `import { expect, test } from 'vitest'

${TAG} 2.1
describe('home', () => {
  ${TAG} 2.1, 2.2
  test('shows what there is', () => {})

  test('shows nothing', () => {})

  ${TAG} 2.2
  test.each([
    ['(a', 1],
    ["b's", fn()],
  ])('is %s', (_, n) => {})
})

for (const language of ['en', 'sk']) {
  // A remark in between is no harm.
  ${TAG} 2.1
  // So is this one.
  test(\`reads \${language}\`, async ({ page }) => {})
}
`

describe('the tags of a test file', () => {
  test('belong to the test below them, named with its groups', () => {
    expect(tagsOf(SOURCE).map(({ ids, title }) => [ids, title])).toEqual([
      [['2.1'], 'home'],
      [['2.1', '2.2'], 'home › shows what there is'],
      [['2.2'], 'home › is %s'],
      [['2.1'], 'reads {language}'],
    ])
  })
})

describe('the coverage is refused', () => {
  const problemsOf = (source: string) => coverageOf(SECTIONS, { 'a.test.ts': source }).problems

  test('for nothing where every rule is shown and what comes later is not', () => {
    expect(problemsOf(SOURCE)).toEqual([])
  })

  test.each([
    ['a rule that nobody shows', `${TAG} 2.1\ntest('a', () => {})`, 'No test shows 2.2: A card | a chip.'],
    ['a rule that there is not', `${SOURCE}\n${TAG} 9.9\ntest('a', () => {})`, 'a.test.ts:24: there is no rule 9.9.'],
    [
      'a rule that is not built',
      `${SOURCE}\n${TAG} 2.3\ntest('a', () => {})`,
      'a.test.ts:24: rule 2.3 is marked as later, yet has a test.',
    ],
    [
      'a test that does not run',
      `${SOURCE}\n${TAG} 2.2\ntest.skip('a', () => {})`,
      'a.test.ts:24: a test that does not run shows nothing.',
    ],
    [
      'a test that runs now and then',
      `${SOURCE}\n${TAG} 2.2\ntest.skipIf(x)('a', () => {})`,
      'a.test.ts:24: a test that does not run shows nothing.',
    ],
    [
      'a test of a group that does not run',
      `${SOURCE}\ndescribe.skip('g', () => {\n  ${TAG} 2.2\n  test('a', () => {})\n})`,
      'a.test.ts:25: a test that does not run shows nothing.',
    ],
    ['a tag above no test', `${SOURCE}\n${TAG} 2.2\nconst a = 1`, 'a.test.ts:24: the tag 2.2 stands above no test.'],
    ['a tag at the end', `${SOURCE}${TAG} 2.2`, 'a.test.ts:23: the tag 2.2 stands above no test.'],
  ])('for %s', (_, source, problem) => {
    expect(problemsOf(source)).toEqual([problem])
  })

  test('for two rules of one name', () => {
    const { problems } = coverageOf([...SECTIONS, ...SECTIONS], { 'a.test.ts': SOURCE })
    expect(problems).toContain('Two rules are called 2.2.')
  })
})

describe('the page', () => {
  const page = (source: string) => coveragePage(SECTIONS, coverageOf(SECTIONS, { 'web/a.test.ts': source }).shownBy)

  test('says of each rule where it is shown, and counts what is not built by itself', () => {
    expect(page(SOURCE)).toContain('3 rules of section 2: 2 are shown by tests, 1 is not built yet.')
    expect(page(SOURCE)).toContain(
      '| 2.2 | A card \\| a chip | [a.test.ts](../web/a.test.ts): home › shows what there is; home › is %s |',
    )
    expect(page(SOURCE)).toContain('| 2.3 | Google | hosted sign-in |')
  })

  test('prints the ruling by which a rule holds beside it, and counts those', () => {
    const rules = [{ id: '2.1', rule: 'Home is at /', ruling: 'A landing where nobody is in' }]
    const ruled = [{ section: '2', title: 'Screens', rules }]
    const text = coveragePage(ruled, coverageOf(ruled, { 'a.test.ts': `${TAG} 2.1\ntest('a', () => {})` }).shownBy)
    expect(text).toContain('| 2.1 | Home is at /<br>*Ruling:* A landing where nobody is in | ')
    expect(text).toContain('1 of them holds as a ruling reads it, which stands beside the rule.')
    expect(page(SOURCE)).not.toContain('ruling')
  })

  test('names its sections, neighbours by the first and the last', () => {
    const sections = ['1', '2', '3', '5', '8', '9'].map((section) => ({
      ...SECTIONS[0],
      section,
      title: '',
      rules: [],
    }))
    const text = coveragePage(sections, new Map())
    expect(text).toContain('0 rules of sections 1–3, 5 and 8–9:')
    expect(text).not.toContain('Not built yet')
  })

  test('hides no rule that nobody shows', () => {
    expect(page('')).toContain('2 are shown by nobody')
    expect(page('')).toContain('| 2.1 | Home is at / | **nobody** |')
  })
})
