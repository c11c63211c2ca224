import { inject } from 'vitest'
import { createDatabase, dropDatabase } from './postgres.ts'

const made: string[] = []

/** Address of a database of its own, copied from the migrated one; it goes with its file of tests. */
export async function testDatabase(): Promise<string> {
  const address = await createDatabase(inject('postgres'))
  made.push(address)
  return address
}

/** Removes what this file of tests has made; the run's end removes what a killed one left. */
export async function dropTestDatabases(): Promise<void> {
  await Promise.all(made.splice(0).map((address) => dropDatabase(inject('postgres'), address)))
}
