import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { webhookHandlers } from '../billing/webhooks/webhook-jobs.ts'
import { webhookEvents } from '../db/billing-schema.ts'
import { createJobs, type Jobs } from '../durable/jobs.ts'
import type { TestApp } from './app.ts'
import { databaseUrlOf } from './database-url.ts'
import type { ScriptedPayments } from './payments.ts'

/** What stands in a webhook of the scripted provider. */
export type ProviderEvent = Parameters<ScriptedPayments['webhook']>[0]

/** An event with an id of its own. */
export function eventAbout(customerId: string | null, type = 'customer.subscription.updated'): ProviderEvent {
  return { id: `evt_${randomUUID()}`, type, customerId }
}

/** Posts bytes to the webhook route as a provider would: no cookie, no Origin. */
export function postWebhook(app: TestApp, raw: string, signature?: string): Promise<Response> {
  return app.ask('/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(signature && { 'Stripe-Signature': signature }) },
    body: raw,
  })
}

/** Delivers a webhook of the scripted provider. */
export function sendWebhook(app: TestApp, payments: ScriptedPayments, event: ProviderEvent): Promise<Response> {
  const { raw, signature } = payments.webhook(event)
  return postWebhook(app, raw, signature)
}

/** Works on the messages of this app's database until the test's `stop`. */
export async function startedJobs(app: TestApp): Promise<Jobs> {
  const { db, payments, log } = await app.ports()
  const handlers = webhookHandlers({ db, payments, log })
  const jobs = createJobs({ db, databaseUrl: await databaseUrlOf(db), log, handlers })
  await jobs.start()
  return jobs
}

/** Waits until every message received so far has been looked into. */
export async function allLookedInto(app: TestApp): Promise<void> {
  const db = await app.db()
  await expect.poll(() => db.$count(webhookEvents, eq(webhookEvents.processed, false)), { interval: 20 }).toBe(0)
}
