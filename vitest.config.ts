import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { EXTENDED } from './scripts/reports.mjs'

/**
 * What is waited for is waited for on a machine that is four times as slow and busy too: patience for tests, not a bound. A test
 * that takes longer by its nature says so itself.
 */
const PATIENT = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

/** Many tests wait for a process or for PostgreSQL; left alone, vitest would even keep one core of two for itself. */
const WORKERS = Math.ceil(availableParallelism() * 1.5)

const RULES: { rules: { id: string; rule: string }[] }[] = JSON.parse(
  readFileSync(new URL('docs/spec-rules.json', import.meta.url), 'utf8'),
)

export default defineConfig({
  test: {
    // A test names the rules of the specification that it shows; a name that is no rule's fails it.
    tags: [
      { name: EXTENDED, description: 'part of `npm run test:all` alone' },
      ...RULES.flatMap(({ rules }) => rules.map(({ id, rule }) => ({ name: id, description: rule }))),
    ],
    maxWorkers: WORKERS,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false, ...PATIENT } },
      {
        test: {
          name: 'storyteller',
          include: ['storyteller/{src,cli}/**/*.test.ts'],
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'voice',
          include: ['voice/src/**/*.test.ts'],
          globalSetup: ['voice/src/testing/global-setup.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          execArgv: ['--import', new URL('server/src/module-loading.js', import.meta.url).href],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/setup.ts'],
          // Nothing in the server lives in a module: one file leaves the next nothing, and all of it is loaded once.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          setupFiles: ['web/src/testing/setup.ts'],
          // Takes nothing from above.
          maxWorkers: WORKERS,
          isolate: false,
          ...PATIENT,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...PATIENT } },
    ],
  },
})
