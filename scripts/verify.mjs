import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './node.mjs'
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
  ['rules of the specification', 'node', ['scripts/spec-coverage.mjs', '--check']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'web']],
  ['types of the journeys and benches', 'tsc', ['-p', 'e2e']],
]
const AT_ONCE = 2

/**
 * Every check but the browser's. Answers the names of the failed steps, how many tests passed and failed, and what the
 * failed ones said.
 * @returns {Promise<{failed: string[], tests: {passed: number, failed: number, told: string[]}}>}
 */
export async function verify() {
  const failed = []
  const waiting = [...STEPS]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(...step))) failed.push(step[0])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const tests = await unitTests()
  if (tests.failed > 0) failed.push('tests')
  return { failed, tests }
}

async function unitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'perinka-tests-'))
  const report = join(folder, 'vitest.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const passed = await runStep('tests', 'vitest', ['run', ...reporters], { slow: true })
    const counted = countTests(report, passed, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests])
    return { ...counted, told: failuresOf(report) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A run that failed has at least one failure, even where it ended before it could count. */
export function countTests(report, runPassed, numbersOf) {
  let [passed, failed] = [0, 0]
  try {
    ;[passed, failed] = numbersOf(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
  return { passed, failed: runPassed ? failed : Math.max(failed, 1) }
}

/** Each failed test with its message, and each file that did not even begin. */
function failuresOf(report) {
  let files = []
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults ?? []
  } catch {
    return []
  }
  return files.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`${relative(ROOT, file.name)}\n${file.message}`] : []
    return failed.map((test) => `${relative(ROOT, file.name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp({ build: false })
  const { failed, tests } = await verify()
  console.log(`\n${tests.passed} tests passed, ${tests.failed} failed`)
  console.log(failed.length === 0 ? 'Everything is green.' : `Not green: ${failed.join(', ')}.`)
  process.exit(failed.length === 0 ? 0 : 1)
}
