import { webhookHandlers } from '@perinka/server/billing/webhooks/webhook-jobs'
import { migrate } from '@perinka/server/db/migrate'
import { createJobs } from '@perinka/server/durable/jobs'
import { createLog } from '@perinka/server/http/log'
import { randomOf } from '@perinka/server/testing/histories/random'
import { liveHistory, type Outcome } from '@perinka/server/testing/histories/run'
import { slowProvider } from '@perinka/server/testing/histories/slow-provider'
import { routeAlone } from '@perinka/server/testing/histories/webhook-route'
import { figure, inLanes, NEVER, type Part, sum } from './report.ts'
import { type Opened, openConnection, openDatabase } from './resources.ts'

const RUNS = 2000
const SIDE_BY_SIDE = 40
/** Two, as two processes would work on one database. */
const WORKERS = 2

/**
 * Random lives of subscriptions, whose messages come twice, late, in any order and side by side, through the real route,
 * real jobs and a real PostgreSQL: how many families stand otherwise than the provider says when all is quiet.
 */
export async function webhooks(opened: Opened): Promise<Part> {
  const databaseUrl = await openDatabase(opened)
  await migrate(databaseUrl)
  const { db } = openConnection(opened, databaseUrl, 40)
  const log = createLog('silent')
  const provider = slowProvider(randomOf(1))
  const ports = { db, payments: provider.payments, log }
  for (let worker = 0; worker < WORKERS; worker++) {
    const jobs = createJobs({ db, databaseUrl, log, handlers: webhookHandlers(ports) })
    await opened.adopt(jobs, () => jobs.stop(5000)).start()
  }
  const post = routeAlone(ports, provider)
  const outcomes: Outcome[] = []
  const begun = performance.now()
  await inLanes(SIDE_BY_SIDE, RUNS, async (run) => {
    outcomes.push(await liveHistory({ db, provider, log, post }, run + 1))
  })
  const seconds = (performance.now() - begun) / 1000
  const wrong = outcomes.filter((one) => one.wrong.length > 0)
  for (const one of wrong.slice(0, 5)) console.error(JSON.stringify(one, null, 2))
  const believed = outcomes.filter(({ isWrongByPayload }) => isWrongByPayload)
  const events = sum(outcomes.map((one) => one.events))
  return {
    name: `Messages of the payment provider, ${RUNS} random histories`,
    figures: [
      figure('wrong in the end', wrong.length, '', NEVER),
      figure('wrong in the end, had the messages been believed', believed.length),
      figure('messages a second, with two cores for all of it', events / seconds),
    ],
  }
}
