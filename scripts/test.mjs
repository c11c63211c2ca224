import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserLaunch } from './browser.mjs'
import { giveUp } from './node.mjs'
import { setUp } from './setup.mjs'
import { runStep } from './step.mjs'
import { countTests, verify } from './verify.mjs'

setUp({ build: false })
await browserLaunch().catch((error) => giveUp(error.message))

const checks = await verify()
const journeys = await walkJourneys()

// A check that is no test counts as one, so that the last line never says "0 failed" of a run that did.
const otherSteps = checks.failed.filter((name) => name !== 'tests')
const passed = checks.tests.passed + journeys.passed
const failed = checks.tests.failed + journeys.failed + otherSteps.length
// Said again, because the journeys have printed their hundreds of lines since.
for (const failure of checks.tests.told) console.log(`\n✗ ${failure}`)
if (otherSteps.length > 0) console.log(`\nNot green: ${otherSteps.join(', ')}.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function walkJourneys() {
  const folder = mkdtempSync(join(tmpdir(), 'perinka-journeys-'))
  const report = join(folder, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  try {
    const ran = await runStep('journeys in a browser', 'playwright', ['test', '-c', 'e2e', '--reporter=list,json'], {
      show: true,
      env,
    })
    return countTests(report, ran, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
