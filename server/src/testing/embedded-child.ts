import { Client } from 'pg'
import { explainStartFailure } from '../config/start-refused.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'

/**
 * An app that tests may kill: starts the private PostgreSQL on the folder given, says `ready`, then inserts rows
 * for ever and says the number of each one that is committed.
 */
const [dataDir = '', address = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { databaseUrl } = await startEmbedded({ dataDir, address, log: say })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS kept (number integer PRIMARY KEY)')
  const { rows } = await client.query('SELECT coalesce(max(number), 0) AS last FROM kept')
  say('ready')
  for (let number = rows[0].last + 1; ; number++) {
    await client.query('INSERT INTO kept VALUES ($1)', [number])
    say(`committed ${number}`)
  }
} catch (error) {
  say(`refused: ${explainStartFailure(error) ?? (error as Error).stack}`)
  process.exit(1)
}
