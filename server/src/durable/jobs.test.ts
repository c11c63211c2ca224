import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendReconcile } from '../billing/webhooks/webhook-jobs.ts'
import { EVENTS_QUEUE, RECONCILE_QUEUE } from '../db/job-queues.ts'
import { users } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { eventAbout, sendWebhook, startedJobs } from '../testing/webhooks.ts'

const asked = Promise.withResolvers<void>()
const answered = Promise.withResolvers<void>()
const payments = scriptedPayments()
/** A provider that keeps everybody waiting until the test lets it answer. */
const app = testApp({
  payments: {
    ...payments,
    async listSubscriptions(customerId) {
      asked.resolve()
      await answered.promise
      return payments.listSubscriptions(customerId)
    },
  },
})

async function statesOf(queue: string): Promise<unknown[]> {
  const { rows } = await (await app.db()).execute(sql`select state from pgboss.job where name = ${queue}`)
  return rows.map(({ state }) => state)
}

test('a server that stops does not wait for a provider that keeps silent: the message goes to another one', async () => {
  const parent = await app.givenParent()
  const customerId = `cus_${parent.id}`
  const db = await app.db()
  await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, parent.id))
  const jobs = await startedJobs(app)
  await sendWebhook(app, payments, eventAbout(customerId))
  await asked.promise
  await Promise.all([jobs.stop(50), jobs.stop(50)])
  expect(await statesOf(EVENTS_QUEUE)).toEqual(['retry'])
  answered.resolve()
})

test('however many servers run, payments are looked at again once an hour', async () => {
  const ports = await app.ports()
  await Promise.all([sendReconcile(ports), sendReconcile(ports), sendReconcile(ports)])
  expect(await statesOf(RECONCILE_QUEUE)).toHaveLength(1)
})
