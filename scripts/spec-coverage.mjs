import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RULES = 'docs/spec-rules.json'
const PAGE = 'docs/spec-coverage.md'
const ROOMS = ['contract/src', 'storyteller/src', 'server/src', 'web/src', 'e2e/journeys']

const TAG = /^\s*\/\/ spec: (.+)$/
const BLOCK = /^(\s*)(?:test|describe|it)((?:\.\w+)*)\(/
const SWITCHED_OFF = /\.(?:skip|skipIf|runIf|fixme|todo|fails|fail)\b/

/**
 * Every tag of a test file: `// spec: 2.25, 2.26` on the line above a test or a group of them.
 * `title` is null where what follows is no test, `isOff` where it, or a group around it, does not always run.
 * @returns {{ ids: string[], title: string | null, isOff: boolean, line: number }[]}
 */
export function tagsOf(source) {
  const lines = source.split('\n')
  const tags = []
  let ids = []
  for (const [index, text] of lines.entries()) {
    const tag = TAG.exec(text)
    if (tag) ids.push(...tag[1].split(',').map((id) => id.trim()))
    else if (ids.length > 0 && !/^\s*\/\//.test(text)) {
      const blocks = BLOCK.test(text) ? [...groupsAround(lines, index), index] : []
      const title =
        blocks.length === 0
          ? null
          : blocks
              .map((at) => titleAt(lines, at))
              .filter(Boolean)
              .join(' › ')
      tags.push({ ids, title, isOff: blocks.some((at) => isSwitchedOff(lines[at])), line: index })
      ids = []
    }
  }
  if (ids.length > 0) tags.push({ ids, title: null, isOff: false, line: lines.length })
  return tags
}

/** Lines on which the groups around a test begin, outermost first; the formatter has indented them less. */
function groupsAround(lines, index) {
  const groups = []
  let indent = lines[index].search(/\S/)
  for (let at = index - 1; at >= 0 && indent > 0; at--) {
    const width = lines[at].search(/\S/)
    if (width < 0 || width >= indent) continue
    indent = width
    if (BLOCK.test(lines[at])) groups.unshift(at)
  }
  return groups
}

function isSwitchedOff(line) {
  return SWITCHED_OFF.test(BLOCK.exec(line)[2])
}

/** First text of the call, or of the call that its table answers: `test.each([…])('…', …)`. */
function titleAt(lines, index) {
  const code = lines.slice(index).join('\n')
  const [start, , members] = BLOCK.exec(code)
  let at = start.length
  if (/\.(?:each|for)\b/.test(members)) at = closing(code, at) + 1
  const [, quote, title] = /^[\s(]*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/.exec(code.slice(at)) ?? []
  if (!quote) return ''
  return title.replace(/\\(.)/g, '$1').replace(/\$\{([^}]*)\}/g, '{$1}')
}

/** Where the bracket closes that was opened just before `from`, texts passed over. */
function closing(code, from) {
  let depth = 1
  for (const part of code.slice(from).matchAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[()]/g)) {
    if (part[0] === '(') depth++
    if (part[0] === ')' && --depth === 0) return from + part.index + 1
  }
  return code.length
}

/**
 * Which tests show which rule, and what is wrong with it, a sentence each. `files` is path → source.
 * @param {{ section: string, title: string, rules: { id: string, rule: string, later?: string, ruling?: string }[] }[]} sections
 * @param {Record<string, string>} files
 */
export function coverageOf(sections, files) {
  const rules = new Map(sections.flatMap((section) => section.rules).map((rule) => [rule.id, rule]))
  const shownBy = new Map([...rules.keys()].map((id) => [id, []]))
  const problems = repeated(sections).map((id) => `Two rules are called ${id}.`)
  for (const [path, source] of Object.entries(files)) {
    for (const { ids, title, isOff, line } of tagsOf(source)) {
      const where = `${path}:${line}`
      if (title === null) problems.push(`${where}: the tag ${ids.join(', ')} stands above no test.`)
      else if (isOff) problems.push(`${where}: a test that does not run shows nothing.`)
      else
        for (const id of ids) {
          if (!rules.has(id)) problems.push(`${where}: there is no rule ${id}.`)
          else if (rules.get(id).later) problems.push(`${where}: rule ${id} is marked as later, yet has a test.`)
          else shownBy.get(id).push({ path, title })
        }
    }
  }
  const unmapped = [...rules.values()].filter(({ id, later }) => !later && shownBy.get(id).length === 0)
  problems.push(...unmapped.map(({ id, rule }) => `No test shows ${id}: ${rule}.`))
  return { shownBy, problems }
}

function repeated(sections) {
  const ids = sections.flatMap(({ rules }) => rules.map(({ id }) => id))
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** The page: a table for each section, then what is not built yet. */
export function coveragePage(sections, shownBy) {
  const all = sections.flatMap(({ rules }) => rules)
  const later = all.filter((rule) => rule.later)
  const shown = all.filter(({ id, later }) => !later && shownBy.get(id).length > 0)
  const ruledOn = all.filter(({ ruling }) => ruling)
  const missing = all.length - later.length - shown.length
  return [
    '# The specification and the tests that show it',
    'Made by `node scripts/spec-coverage.mjs` of `docs/spec-rules.json` and the tags in the tests: do not edit it by hand.',
    `${all.length} rules of ${spanned(sections)}: ${are(shown.length)} shown by tests, ${are(later.length)} not built yet${missing > 0 ? `, ${are(missing)} shown by nobody` : ''}.${byRuling(ruledOn.length)}`,
    ...sections.flatMap((section) => [
      `## ${section.section} ${section.title}`,
      table(
        ['Rule', 'In words', 'Shown by'],
        section.rules
          .filter(({ later }) => !later)
          .map(({ id, rule, ruling }) => [id, ruled(rule, ruling), evidence(shownBy.get(id))]),
      ),
    ]),
    ...notBuilt(later),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

function notBuilt(later) {
  if (later.length === 0) return []
  return [
    '## Not built yet',
    'No test stands behind these, and none is counted above.',
    table(
      ['Rule', 'In words', 'Comes with'],
      later.map(({ id, rule, later }) => [id, rule, later]),
    ),
  ]
}

function byRuling(count) {
  if (count === 0) return ''
  const [hold, them] = count === 1 ? ['holds', 'it'] : ['hold', 'them']
  return ` ${count} of them ${hold} as a ruling reads ${them}, which stands beside the rule.`
}

/** The ruling decides where the specification leaves open what a rule means, or contradicts itself. */
function ruled(rule, ruling) {
  return ruling ? `${rule}<br>*Ruling:* ${ruling}` : rule
}

/** `1–3 and 5`: neighbours are told by the first and the last. */
function spanned(sections) {
  const numbers = sections.map(({ section }) => Number(section)).sort((a, b) => a - b)
  const spans = []
  for (const number of numbers) {
    const last = spans.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else spans.push([number, number])
  }
  const told = spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return `${numbers.length === 1 ? 'section' : 'sections'} ${new Intl.ListFormat('en-GB').format(told)}`
}

function are(count) {
  return `${count} ${count === 1 ? 'is' : 'are'}`
}

function evidence(tests) {
  if (tests.length === 0) return '**nobody**'
  const files = [...new Set(tests.map(({ path }) => path))]
  return files
    .map((path) => {
      const titles = [...new Set(tests.filter((test) => test.path === path).map(({ title }) => title))]
      return `[${path.split('/').at(-1)}](../${path}): ${titles.join('; ')}`
    })
    .join('<br>')
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

function readTests() {
  const paths = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
      .map((name) => join(ROOT, room, name)),
  ).sort()
  return Object.fromEntries(
    paths.map((path) => [relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sections = JSON.parse(readFileSync(join(ROOT, RULES), 'utf8'))
  const { shownBy, problems } = coverageOf(sections, readTests())
  const page = coveragePage(sections, shownBy)
  if (process.argv.includes('--check')) {
    const path = join(ROOT, PAGE)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== page)
      problems.push(`${PAGE} is not current: run \`node scripts/spec-coverage.mjs\`.`)
    process.exitCode = problems.length === 0 ? 0 : 1
  } else {
    writeFileSync(join(ROOT, PAGE), page)
  }
  for (const problem of problems) console.error(problem)
}
