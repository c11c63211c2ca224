import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setUp } from './setup.mjs'
import { runStep } from './step.mjs'

const ARROWS = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles']

/** Cheapest first, so that a slip shows early; every one runs, so that all slips show at once. */
const STEPS = [
  ['format', 'biome', ['format', '--reporter=summary', '.']],
  ['arrows between the rooms', 'biome', ['lint', ...ARROWS, '.']],
  ['lint', 'biome', ['check', '--formatter-enabled=false', '--error-on-warnings', '.']],
  ['locale keys', 'node', ['scripts/locales.mjs']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the web app', 'tsc', ['-p', 'web']],
  ['types of the journeys and benches', 'tsc', ['-p', 'e2e']],
  ['unused code', 'knip', ['--no-progress']],
  ['schema and migrations', 'npm', ['run', '--silent', 'db:check', '-w', '@perinka/server']],
  ['build', 'npm', ['run', 'build', '-w', '@perinka/web']],
]

/**
 * Every check but the browser's. Answers the names of the failed steps and how many tests passed and failed.
 * @returns {Promise<{failed: string[], tests: {passed: number, failed: number}}>}
 */
export async function verify() {
  const failed = []
  for (const [name, command, args] of STEPS) {
    if (!(await runStep(name, command, args))) failed.push(name)
  }
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
    return countTests(report, passed, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests])
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp({ build: false })
  const { failed, tests } = await verify()
  console.log(`\n${tests.passed} tests passed, ${tests.failed} failed`)
  console.log(failed.length === 0 ? 'Everything is green.' : `Not green: ${failed.join(', ')}.`)
  process.exit(failed.length === 0 ? 0 : 1)
}
