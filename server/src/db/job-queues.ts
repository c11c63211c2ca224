import type { Client } from 'pg'

/** Messages of the payment provider that are still to be looked into. */
export const EVENTS_QUEUE = 'payment-messages'
/** Looking for what no message told. */
export const RECONCILE_QUEUE = 'payment-reconcile'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

/**
 * A message is tried again for four days, ever more slowly, at last once an hour: as long as a provider may be away, and
 * longer than it goes on sending. A process that dies is noticed by its missing beat.
 */
const EVENTS = {
  retryLimit: 110,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: HOUR_S,
  expireInSeconds: 300,
  heartbeatSeconds: 30,
  retentionSeconds: 30 * DAY_S,
  deleteAfterSeconds: 7 * DAY_S,
  notify: true,
}
const RECONCILE = {
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 900,
  heartbeatSeconds: 60,
  retentionSeconds: DAY_S,
  deleteAfterSeconds: DAY_S,
}

/**
 * Makes or updates the queue's own tables and the two queues. Under the lock of the migrations, on their connection:
 * processes that start together would fight over it.
 */
export async function migrateQueues(client: Client): Promise<void> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    ...{ supervise: false, schedule: false },
  })
  const failures: unknown[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  for (const [name, options] of [[EVENTS_QUEUE, EVENTS] as const, [RECONCILE_QUEUE, RECONCILE] as const]) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  if (failures.length > 0) throw failures[0]
}
