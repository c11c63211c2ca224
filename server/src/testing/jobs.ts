import { sql } from 'drizzle-orm'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { jobHandlersOf } from '../background.ts'
import type { Database } from '../db/connect.ts'
import type { JobData, QueueName } from '../db/job-queues.ts'
import { type JobHandler, runJobs } from '../durable/jobs.ts'
import { sendDiscarded } from '../narration/discarded-audio.ts'
import type { Ports } from '../ports/ports.ts'

/** What a test's app can do about its jobs. */
interface Working {
  db(): Promise<Database>
  work(): Promise<void>
}

/** What servers do within a minute about audio whose narration is gone. */
export async function audioRemoved(app: Working): Promise<void> {
  await sendDiscarded(await app.db())
  await app.work()
}

/** A client of the queue that works on nothing by itself. */
export function queueClient(db: Database): PgBoss {
  return new PgBoss({ db: { executeSql: (text, values) => db.$client.query(text, values) } })
}

/** Does every job that is due, each queue's in turn, until nothing more comes. */
export async function workOff(ports: Ports): Promise<void> {
  const boss = queueClient(ports.db)
  const handlers = jobHandlersOf(ports)
  let done: number
  do {
    done = 0
    for (const handler of handlers) done += await workBatch(boss, handler, ports)
  } while (done > 0)
}

async function workBatch(boss: PgBoss, handler: JobHandler, { log }: Pick<Ports, 'log'>): Promise<number> {
  const { queue, atOnce } = handler
  const jobs: JobWithMetadata<JobData[QueueName]>[] = await boss.fetch(queue, {
    includeMetadata: true,
    batchSize: atOnce,
  })
  for (const { id, status, output } of await runJobs(handler, jobs, log, new AbortController().signal)) {
    if (status === 'completed') await boss.complete(queue, id)
    else if (status === 'failed') await boss.fail(queue, id, output)
    else await boss.cancel(queue, id)
  }
  return jobs.length
}

/** Lets the time pass after which another process takes a job that nobody works on, and the pause before it is tried again. */
export async function beatsAreMissed(db: Database): Promise<void> {
  await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  await db.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`)
  await queueClient(db).supervise()
  await pausesAreOver(db)
}

/** Lets the pause pass after which a job that has failed is tried again. */
export async function pausesAreOver(db: Database): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
}

/** Makes the jobs that wait older by so many hours. */
export async function hoursGoBy(db: Database, hours: number): Promise<void> {
  const earlier = sql`created_on = created_on - make_interval(hours => ${hours}::int)`
  await db.execute(sql`update pgboss.job set ${earlier}, start_after = now() where state in ('created', 'retry')`)
}
