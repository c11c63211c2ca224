import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { closeTestApps } from './app.ts'
import { dropTestDatabases } from './database.ts'

/** What a test means to see on console.error, it takes from `vi.mocked(console.error)` and clears. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const said = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(said, 'console.error was called').toEqual([])
})

afterAll(async () => {
  await closeTestApps()
  await dropTestDatabases()
})
