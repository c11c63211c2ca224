import type { TestProject } from 'vitest/node'
import { startTestPostgres, type TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** One PostgreSQL for all tests of the server. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await startTestPostgres(project.vitest.config.maxWorkers)
  project.provide('postgres', { url, template })
  return stop
}
