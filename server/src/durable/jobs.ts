import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { JobResult, JobWithMetadata, PgBoss, SendOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Queryable } from '../db/connect.ts'
import type { JobData, QueueName } from '../db/job-queues.ts'
import { listen } from '../db/listen.ts'

/** What one queue's jobs come to. */
export interface JobHandler<Name extends QueueName = QueueName> {
  queue: Name
  /** Jobs that this process works on side by side. */
  atOnce: number
  /** Seconds between two looks for jobs that nobody announces: those that are tried again. */
  lookEveryS: number
  /** Jobs with the same word go one after the other, whatever `atOnce` says. */
  inTurn?(data: JobData[Name]): string
  /** Throws where the job is to be tried again. `signal` ends as soon as the server is told to stop. */
  work(data: JobData[Name], signal: AbortSignal): Promise<void>
  /** A job that still fails so many seconds after it was sent is given up; without it, the queue's count decides. */
  tryForS?: number
  /** Told once of each job that is given up so. */
  onGivenUp?(data: JobData[Name]): Promise<void>
}

export interface Jobs {
  /** Works on what waits, in this process too. */
  start(): Promise<void>
  /** Takes nothing more, lets what runs end for a while and gives the rest to whoever comes next. May be called twice. */
  stop(graceMs: number): Promise<void>
}

/**
 * Has a job done, by this process or any other, now or as soon as one runs. Within the caller's transaction, where there is
 * one: what the job is about and the job are both there, or neither is. False, and nothing happens, where the queue's policy
 * allows no other one.
 */
export async function sendJob<Name extends QueueName>(
  tx: Pick<Queryable, 'execute'>,
  queue: Name,
  data: JobData[Name],
  options: Pick<SendOptions, 'singletonKey' | 'singletonSeconds'> = {},
): Promise<boolean> {
  // Loaded here: most commands of the operator's program send nothing.
  const { fromDrizzle, PgBoss } = await import('pg-boss')
  // One that knows this transaction alone: to learn of its queue it would else ask for a second connection, and as many
  // senders at once as the pool has connections would wait for one another.
  return (await new PgBoss({ db: fromDrizzle(tx, sql) }).send(queue, data, options)) !== null
}

/** The one queue client of a process: on the product's pool, with one connection of its own to hear of new jobs. */
export function createJobs(options: {
  db: Database
  databaseUrl: string
  log: Logger
  handlers: readonly JobHandler[]
}): Jobs {
  const { db, databaseUrl, log, handlers } = options
  let boss: PgBoss | null = null
  let stopping: Promise<void> | undefined
  const leaving = new AbortController()

  async function start(): Promise<void> {
    const { PgBoss } = await import('pg-boss')
    boss = new PgBoss({
      db: {
        executeSql: (text, values) => db.$client.query(text, values),
        async listen(channel, onNotification, onReconnect) {
          const onError = (err: Error) => log.warn({ err }, 'the connection for jobs was lost')
          const onNotify = (_channel: string, payload: string) => onNotification(payload)
          const heard = await listen({ databaseUrl, channels: [channel], onNotify, onReconnect, onError })
          onReconnect()
          return heard
        },
      },
      schedule: false,
      useListenNotify: true,
      monitorIntervalSeconds: 30,
      superviseIntervalSeconds: 30,
    })
    boss.on('error', (err) => log.error({ err }, 'the job queue met an error'))
    boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue has a warning'))
    await boss.start()
    for (const handler of handlers) {
      const polling = { pollingIntervalSeconds: handler.lookEveryS, notifyPollingIntervalSeconds: handler.lookEveryS }
      await boss.work(
        handler.queue,
        { ...polling, batchSize: handler.atOnce, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true },
        (jobs: JobWithMetadata<JobData[QueueName]>[]) => runJobs(handler, jobs, log, leaving.signal),
      )
    }
  }

  async function end(graceMs: number): Promise<void> {
    leaving.abort()
    const resting = handlers.map(({ queue }) => boss?.offWork(queue, { wait: true }))
    // The library's own waiting looks every half second.
    await Promise.race([Promise.all(resting), wait(graceMs, undefined, { ref: false })])
    await boss?.stop({ graceful: false })
  }

  return {
    start,
    stop(graceMs) {
      stopping ??= end(graceMs)
      return stopping
    },
  }
}

/** Each job ends by itself. */
export async function runJobs<Name extends QueueName>(
  handler: JobHandler<Name>,
  jobs: JobWithMetadata<JobData[Name]>[],
  log: Logger,
  signal: AbortSignal,
): Promise<JobResult[]> {
  const lines = Map.groupBy(jobs, ({ id, data }) => handler.inTurn?.(data) ?? id)
  const results = [...lines.values()].map(async (line) => {
    const done: JobResult[] = []
    for (const job of line) done.push(await runJob(handler, job, log, signal))
    return done
  })
  return (await Promise.all(results)).flat()
}

async function runJob<Name extends QueueName>(
  handler: JobHandler<Name>,
  { id, data, createdOn }: JobWithMetadata<JobData[Name]>,
  log: Logger,
  signal: AbortSignal,
): Promise<JobResult> {
  const { queue, tryForS = Number.POSITIVE_INFINITY } = handler
  try {
    await handler.work(data, signal)
    return { id, status: 'completed' }
  } catch (err) {
    const isOver = Date.now() - createdOn.getTime() >= tryForS * 1000
    log[isOver ? 'error' : 'warn']({ err, queue, job: id }, isOver ? 'a job is given up' : 'a job has failed')
    const isGivenUp = isOver && (await tellGivenUp(handler, data, log))
    // The error's own text may hold what a query was given.
    return {
      id,
      status: isGivenUp ? 'deadletter' : 'failed',
      output: { error: err instanceof Error ? err.name : typeof err },
    }
  }
}

/** False where that could not be noted: the job is tried once more. */
async function tellGivenUp<Name extends QueueName>(
  { queue, onGivenUp }: JobHandler<Name>,
  data: JobData[Name],
  log: Logger,
): Promise<boolean> {
  try {
    await onGivenUp?.(data)
    return true
  } catch (err) {
    log.error({ err, queue }, 'a job could not be given up')
    return false
  }
}
