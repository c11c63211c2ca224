import { fileURLToPath } from 'node:url'
import { clearReport, countTests, EXTENDED, failuresOf, REPORTS } from './reports.mjs'
import { setUp } from './setup.mjs'
import { runStep } from './step.mjs'

/** Two at a time, each on a core of its own, the longest first; every one runs, so that all slips show at once. */
const STEPS = [
  ['build', 'npm', ['run', 'build', '-w', '@perinka/web']],
  ['format, lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['arrows between the rooms', 'node', ['scripts/arrows.mjs']],
  ['unused code', 'knip', ['--no-progress']],
  ['schema and migrations', 'npm', ['run', '--silent', 'db:check', '-w', '@perinka/server']],
  ['locale keys', 'node', ['scripts/locales.mjs']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'web']],
  ['types of the journeys and benches', 'tsc', ['-p', 'e2e']],
]
const AT_ONCE = 2

/**
 * Every check that runs nothing of the product. Answers the names of the failed ones.
 * @returns {Promise<string[]>}
 */
export async function checkCode() {
  const failed = []
  const waiting = [...STEPS]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(...step))) failed.push(step[0])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return failed
}

/**
 * Every test but the journeys; `all`: the extended ones among them. Answers how many passed and failed, and what the
 * failed ones said.
 * @returns {Promise<{passed: number, failed: number, failures: string[]}>}
 */
export async function unitTests({ all = false } = {}) {
  const report = REPORTS.tests
  clearReport(report)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const which = all ? [] : [`--tags-filter=not ${EXTENDED}`]
  const hasPassed = await runStep('tests', 'vitest', ['run', ...reporters, ...which], { slow: true })
  const counted = countTests(report, hasPassed, ({ numPassedTests, numFailedTests }) => [
    numPassedTests,
    numFailedTests,
  ])
  return { ...counted, failures: failuresOf(report) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp({ build: false })
  const failed = await checkCode()
  const tests = await unitTests()
  if (tests.failed > 0) failed.push('tests')
  console.log(`\n${tests.passed} tests passed, ${tests.failed} failed`)
  console.log(failed.length === 0 ? 'Everything is green.' : `Not green: ${failed.join(', ')}.`)
  process.exit(failed.length === 0 ? 0 : 1)
}
