import { setTimeout as wait } from 'node:timers/promises'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { EVENTS_QUEUE, RECONCILE_QUEUE } from '../../db/job-queues.ts'
import { listen } from '../../db/listen.ts'
import type { Ports } from '../../ports/ports.ts'
import { applyEvent } from './apply-event.ts'
import { forgetOldEvents } from './events.ts'
import type { EventJob, ReconcileJob } from './queue.ts'
import { reconcile } from './reconcile.ts'

export interface WebhookJobs {
  /** Works on what waits, in this process too. */
  start(): Promise<void>
  /** Takes nothing more, lets what runs end for a while and gives the rest to whoever comes next. May be called twice. */
  stop(graceMs: number): Promise<void>
}

export interface WebhookJobsOptions extends Pick<Ports, 'db' | 'payments' | 'log'> {
  databaseUrl: string
}

/** Jobs taken at once; those of different customers run side by side, each on one connection of the pool. */
const BATCH = 4
const POLLING = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 }
const HOUR_S = 60 * 60
const TRY_RECONCILE_MS = 10 * 60_000

/** The work that messages of the payment provider leave behind, and the hourly look for what no message told. */
export function createWebhookJobs({ databaseUrl, ...ports }: WebhookJobsOptions): WebhookJobs {
  const { db, log } = ports
  let boss: PgBoss | null = null
  let trying: NodeJS.Timeout | undefined
  let stopping: Promise<void> | undefined
  const stopped = new AbortController()

  async function start(): Promise<void> {
    boss = new PgBoss({
      db: {
        executeSql: (text, values) => db.$client.query(text, values),
        async listen(channel, onNotify, onReconnect) {
          const onError = (err: Error) => log.warn({ err }, 'the connection for payment jobs was lost')
          const onPayload = (_channel: string, payload: string) => onNotify(payload)
          const heard = await listen({ databaseUrl, channels: [channel], onNotify: onPayload, onReconnect, onError })
          onReconnect()
          return heard
        },
      },
      ...{ schedule: false, useListenNotify: true, monitorIntervalSeconds: 30, superviseIntervalSeconds: 30 },
    })
    boss.on('error', (err) => log.error({ err }, 'a payment job could not be tended'))
    boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the payment queue has a warning'))
    await boss.start()
    await boss.work(
      EVENTS_QUEUE,
      // A retry is announced to nobody: looking is what finds it.
      { ...POLLING, batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true },
      (jobs: Job<EventJob>[]) => applyAll(ports, jobs),
    )
    await boss.work(RECONCILE_QUEUE, { pollingIntervalSeconds: 30 }, async ([job]: Job<ReconcileJob>[]) => {
      const last = await reconcile(ports, job?.data.after ?? null, stopped.signal)
      if (last !== null) await boss?.send(RECONCILE_QUEUE, { after: last })
      else await forgetOldEvents(db)
    })
    trying = setInterval(sendReconcile, TRY_RECONCILE_MS).unref()
    sendReconcile()
  }

  /** One an hour, whichever process is first. */
  function sendReconcile(): void {
    const job: ReconcileJob = { after: null }
    boss?.send(RECONCILE_QUEUE, job, { singletonKey: 'hourly', singletonSeconds: HOUR_S }).catch((err: unknown) => {
      log.error({ err }, 'payments will not be looked at again')
    })
  }

  async function end(graceMs: number): Promise<void> {
    clearInterval(trying)
    stopped.abort()
    const resting = [EVENTS_QUEUE, RECONCILE_QUEUE].map((queue) => boss?.offWork(queue, { wait: true }))
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

/** Each job ends by itself; jobs about one customer go one after the other, for the first one mostly answers all. */
async function applyAll(ports: Pick<Ports, 'db' | 'payments' | 'log'>, jobs: Job<EventJob>[]): Promise<JobResult[]> {
  const byCustomer = Map.groupBy(jobs, ({ data }) => data.customerId)
  const results = [...byCustomer.values()].map(async (ofOne) => {
    const done: JobResult[] = []
    for (const job of ofOne) done.push(await applyOne(ports, job))
    return done
  })
  return (await Promise.all(results)).flat()
}

async function applyOne(
  ports: Pick<Ports, 'db' | 'payments' | 'log'>,
  { id, data: { eventId } }: Job<EventJob>,
): Promise<JobResult> {
  try {
    await applyEvent(ports, eventId)
    return { id, status: 'completed' }
  } catch (err) {
    ports.log.warn({ err, eventId }, 'a payment message is to be looked into again')
    // The error's own text may hold what a query was given.
    return { id, status: 'failed', output: { error: err instanceof Error ? err.name : typeof err } }
  }
}
