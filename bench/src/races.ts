import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@perinka/server/db/connect'
import { startEmbedded } from '@perinka/server/db/embedded/embedded'
import { RACES } from '@perinka/server/testing/races/races'
import { startTwoServers } from '@perinka/server/testing/two-servers'
import type { Part } from './report.ts'

const RUNS = 1_000
/** Races at a time, each with families and codes of its own: the servers are never idle. */
const LANES = 4

/** Families race for what is scarce, over two server processes on one database: each race in turn, a thousand runs in all. */
export async function races(): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-races-'))
  // As root, PostgreSQL's own user must be able to pass through.
  await chmod(folder, 0o711)
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbedded({ dataDir: join(folder, 'data'), log: () => {}, address: 'npm run bench' })
  opened.defer(() => postgres.stop())
  const servers = await startTwoServers(postgres.databaseUrl)
  opened.defer(() => servers.stop())
  const connection = connect({ databaseUrl: postgres.databaseUrl, max: 8 })
  opened.defer(() => connection.close())

  const sum = { oversold: 0, withheld: 0, contended: 0 }
  const all = Object.values(RACES)
  let next = 0
  const lane = async () => {
    for (let run = next++; run < RUNS; run = next++) {
      const outcome = await all[run % all.length]?.(connection.db, servers.urls)
      if (!outcome) continue
      sum.oversold += outcome.oversold
      sum.withheld += outcome.withheld
      if (outcome.isContended) sum.contended += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return {
    name: `${RUNS.toLocaleString('en')} races for free stories, codes, free access and a payment session, over two servers`,
    figures: [
      { what: 'oversold', value: sum.oversold, unit: '', bound: { max: 0 } },
      { what: 'refused though there was one left', value: sum.withheld, unit: '', bound: { max: 0 } },
      {
        what: 'races in which both servers answered in turns',
        value: sum.contended,
        unit: '',
        bound: { min: RUNS / 2 },
      },
    ],
  }
}
