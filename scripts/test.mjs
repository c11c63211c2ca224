import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { UNREACHABLE } from './firebase-tools.mjs'
import { projectEnv, ROOT } from './node.mjs'
import { clearReport, countTests, EXTENDED, REPORTS } from './reports.mjs'
import { setUp } from './setup.mjs'
import { checkCoverage } from './spec-coverage.mjs'
import { runStep } from './step.mjs'
import { checkCode, unitTests } from './verify.mjs'

/** `npm test` holds every rule of the specification; `npm run test:all` adds what is long or says the same once more. */
const all = process.argv.includes('--all')

setUp({ build: false })
// It comes over the network while the processors check.
const browser = runStep("the journeys' browser", 'node', ['scripts/browser.mjs'])
const notGreen = await checkCode()
const hasBrowser = await browser
// Both at once: tests wait for processes and databases, journeys for pages, and no processor for either.
const [tests, journeys] = await Promise.all([
  unitTests({ all }),
  hasBrowser ? walkJourneys() : { passed: 0, failed: 1 },
])
const emulator = all ? walkEmulator() : 'no part of this'
if (emulator === 'failed') notGreen.push("Firebase's emulator")
if (!checkCoverage()) notGreen.push('rules of the specification')

const passed = tests.passed + journeys.passed
// A check that is no test counts as one, so that the last line never says "0 failed" of a run that did.
const failed = tests.failed + journeys.failed + notGreen.length
// Said again, because the journeys have printed their hundreds of lines since.
for (const failure of tests.failures) console.log(`\n✗ ${failure}`)
if (notGreen.length > 0) console.log(`\nNot green: ${notGreen.join(', ')}.`)
if (emulator === 'skipped') console.log("\nSkipped: Firebase's emulator, whose tools could not be fetched.")
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function walkJourneys() {
  const report = REPORTS.journeys
  clearReport(report)
  const which = all ? [] : [`--grep-invert=@${EXTENDED}`]
  const hasPassed = await runStep(
    'journeys in a browser',
    'playwright',
    ['test', '-c', 'e2e', '--reporter=list,json', ...which],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  )
  return countTests(report, hasPassed, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
}

/** The journey at Firebase's own emulator; its tools are fetched once, where they can be. */
function walkEmulator() {
  const { status } = spawnSync('node', [join(ROOT, 'scripts', 'firebase-emulator.mjs')], {
    cwd: ROOT,
    env: projectEnv(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === UNREACHABLE) return 'skipped'
  return status === 0 ? 'passed' : 'failed'
}
