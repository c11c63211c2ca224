import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './node.mjs'

const FOLDER = join(ROOT, '.perinka', 'reports')

/** Where the runners leave what they have to say, for whatever reads it after them. */
export const REPORTS = { tests: join(FOLDER, 'tests.json'), journeys: join(FOLDER, 'journeys.json') }

/** Of the tests that only `npm run test:all` runs; both runners know it. */
export const EXTENDED = 'extended'

/** What an earlier run has said is nothing that this one says. */
export function clearReport(path) {
  mkdirSync(FOLDER, { recursive: true })
  rmSync(path, { force: true })
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Counts what a runner reports; `numbersOf` takes both numbers from it. A run that failed has at least one failure, even
 * where it ended before it could count.
 * @param {(report: any) => [passed: number, failed: number]} numbersOf
 */
export function countTests(path, hasPassed, numbersOf) {
  const report = read(path)
  if (!report) return { passed: 0, failed: 1 }
  const [passed, failed] = numbersOf(report)
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1) }
}

/** What vitest says of each failed test, and of each file that did not even begin. */
export function failuresOf(path) {
  return (read(path)?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`${relative(ROOT, file.name)}\n${file.message}`] : []
    return failed.map((test) => `${relative(ROOT, file.name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
}

/**
 * Every test of the last runs, of both runners.
 * @returns {{ path: string, title: string, tags: string[], hasPassed: boolean }[]}
 */
export function lastRun() {
  return [...unitTestsOf(read(REPORTS.tests)), ...journeysOf(read(REPORTS.journeys))]
}

export function unitTestsOf(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, tags, status }) => ({
      path: relative(ROOT, name),
      title: [...ancestorTitles, title].filter(Boolean).join(' › '),
      tags,
      hasPassed: status === 'passed',
    })),
  )
}

export function journeysOf(report) {
  const journeys = ({ suites = [], specs = [] }, titles) => [
    ...suites.flatMap((suite) => journeys(suite, [...titles, suite.title])),
    ...specs.map((spec) => ({
      path: relative(ROOT, join(report.config.rootDir, spec.file)),
      title: [...titles, spec.title].join(' › '),
      tags: spec.tags,
      hasPassed: spec.tests.length > 0 && spec.tests.every(({ status }) => status === 'expected'),
    })),
  ]
  // Outermost stand the files, by their names.
  return (report?.suites ?? []).flatMap((file) => journeys(file, []))
}
