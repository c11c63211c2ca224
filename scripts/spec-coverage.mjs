import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './node.mjs'
import { EXTENDED, lastRun } from './reports.mjs'

const RULES = 'docs/spec-rules.json'
const PAGE = 'docs/spec-coverage.md'
/** As many tests of a file are named beside a rule: the rows of a table of cases would fill the page. */
const NAMED = 3

/**
 * Which tests show which rule, and what is wrong with it, a sentence each. A test shows the rules that its tags name where
 * it ran, passed and belongs to every `npm test`.
 * @param {{ section: string, title: string, rules: { id: string, rule: string, ruling?: string }[] }[]} sections
 * @param {{ path: string, title: string, tags: string[], hasPassed: boolean }[]} tests
 */
export function coverageOf(sections, tests) {
  const rules = sections.flatMap((section) => section.rules)
  const shownBy = new Map(rules.map(({ id }) => [id, []]))
  const problems = []
  if (shownBy.size < rules.length) problems.push('Two rules have one name.')
  for (const { path, title, tags, hasPassed } of tests) {
    for (const id of tags.filter((tag) => tag !== EXTENDED)) {
      if (!shownBy.has(id)) problems.push(`${path} › ${title}: there is no rule ${id}.`)
      else if (hasPassed && !tags.includes(EXTENDED)) shownBy.get(id).push({ path, title })
    }
  }
  const unshown = rules.filter(({ id }) => shownBy.get(id).length === 0)
  problems.push(...unshown.map(({ id, rule }) => `No test that passed shows ${id}: ${rule}.`))
  return { shownBy, problems }
}

/** The page: a table for each section. */
export function coveragePage(sections, shownBy) {
  const ruledOn = sections.flatMap(({ rules }) => rules).filter(({ ruling }) => ruling)
  return [
    '# The specification and the tests that show it',
    'Made at the end of `npm test` of `docs/spec-rules.json` and of the tests that passed, by their tags: do not edit it by hand.',
    `${shownBy.size} rules, ${ruledOn.length} of them as a ruling reads them, which stands beside the rule.`,
    ...sections.flatMap(({ section, title, rules }) => [
      `## ${section} ${title}`,
      table(
        ['Rule', 'In words', 'Shown by'],
        rules.map(({ id, rule, ruling }) => [id, ruled(rule, ruling), evidence(shownBy.get(id))]),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

/** The ruling decides where the specification leaves open what a rule means, or contradicts itself. */
function ruled(rule, ruling) {
  return ruling ? `${rule}<br>*Ruling:* ${ruling}` : rule
}

function evidence(tests) {
  const files = [...new Set(tests.map(({ path }) => path))].sort()
  return files
    .map((path) => {
      const titles = [...new Set(tests.filter((test) => test.path === path).map(({ title }) => title))]
      const more = titles.length > NAMED ? ` and ${titles.length - NAMED} more` : ''
      return `[${path.split('/').at(-1)}](../${path}): ${titles.slice(0, NAMED).join('; ')}${more}`
    })
    .join('<br>')
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

/** Judges the last runs and, where nothing is wrong, brings the page up to date. Answers whether nothing is. */
export function checkCoverage() {
  const sections = JSON.parse(readFileSync(join(ROOT, RULES), 'utf8'))
  const { shownBy, problems } = coverageOf(sections, lastRun())
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) return false
  const page = coveragePage(sections, shownBy)
  const path = join(ROOT, PAGE)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== page) {
    writeFileSync(path, page)
    console.log(`${PAGE} was written anew: it belongs into the commit.`)
  }
  return true
}

if (process.argv[1] === import.meta.filename) process.exitCode = checkCoverage() ? 0 : 1
