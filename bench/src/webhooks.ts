import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webhookHandlers } from '@perinka/server/billing/webhooks/webhook-jobs'
import { connect } from '@perinka/server/db/connect'
import { startEmbedded } from '@perinka/server/db/embedded/embedded'
import { migrate } from '@perinka/server/db/migrate'
import { createJobs } from '@perinka/server/durable/jobs'
import { createLog } from '@perinka/server/http/log'
import { randomOf } from '@perinka/server/testing/histories/random'
import { liveHistory, type Outcome } from '@perinka/server/testing/histories/run'
import { slowProvider } from '@perinka/server/testing/histories/slow-provider'
import { routeAlone } from '@perinka/server/testing/histories/webhook-route'
import type { Part } from './report.ts'

const RUNS = 2000
const SIDE_BY_SIDE = 40
/** Two, as two processes would work on one database. */
const WORKERS = 2

/**
 * Random lives of subscriptions, whose messages come twice, late, in any order and side by side, through the real route,
 * real jobs and a real PostgreSQL: how many families stand otherwise than the provider says when all is quiet.
 */
export async function webhooks(): Promise<Part> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perinka-bench-'))
  await chmod(dataDir, 0o711)
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  try {
    await migrate(embedded.databaseUrl)
    const begun = performance.now()
    const outcomes = await runAll(embedded.databaseUrl)
    const seconds = (performance.now() - begun) / 1000
    const wrong = outcomes.filter((one) => one.wrong.length > 0)
    for (const one of wrong.slice(0, 5)) console.error(JSON.stringify(one, null, 2))
    const events = outcomes.reduce((sum, one) => sum + one.events, 0)
    return {
      name: `Messages of the payment provider, ${RUNS} random histories`,
      figures: [
        { what: 'wrong in the end', value: wrong.length, unit: '', bound: { max: 0 } },
        {
          what: 'wrong in the end, had the messages been believed',
          value: outcomes.filter(({ isWrongByPayload }) => isWrongByPayload).length,
          unit: '',
          bound: {},
        },
        { what: 'messages a second, with two cores for all of it', value: events / seconds, unit: '', bound: {} },
      ],
    }
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function runAll(databaseUrl: string): Promise<Outcome[]> {
  const { db, close } = connect({ databaseUrl, max: 40 })
  const log = createLog('silent')
  const provider = slowProvider(randomOf(1))
  const ports = { db, payments: provider.payments, log }
  const jobs = Array.from({ length: WORKERS }, () =>
    createJobs({ db, databaseUrl, log, handlers: webhookHandlers(ports) }),
  )
  await Promise.all(jobs.map((each) => each.start()))
  const post = routeAlone(ports, provider)
  const outcomes: Outcome[] = []
  let seed = 0
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      while (seed < RUNS) {
        seed += 1
        outcomes.push(await liveHistory({ db, provider, log, post }, seed))
      }
    }),
  )
  await Promise.all(jobs.map((each) => each.stop(5000)))
  await close()
  return outcomes
}
