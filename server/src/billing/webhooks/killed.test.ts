import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentTurns, webhookEvents } from '../../db/billing-schema.ts'
import { users } from '../../db/schema.ts'
import { testApp } from '../../testing/app.ts'
import { databaseUrlOf } from '../../testing/database-url.ts'
import { beatsAreMissed } from '../../testing/jobs.ts'
import { STEPS, type Step } from '../../testing/killed-webhook.ts'
import { scriptedPayments } from '../../testing/payments.ts'
import { runUntilKilled } from '../../testing/program.ts'
import { allLookedInto, eventAbout, sendWebhook, startedJobs } from '../../testing/webhooks.ts'

const PROGRAM = new URL('../../testing/killed-webhook.ts', import.meta.url)

const payments = scriptedPayments()
const app = testApp({ payments })

describe('a server killed while it works on a message', () => {
  test.each(STEPS.map((step) => [step]))('(%s) leaves it to another one', async (step) => {
    const parent = await app.givenParent()
    const customerId = `cus_${parent.id}`
    const db = await app.db()
    await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, parent.id))
    const order = { customerId, userId: parent.id, discountPercentage: 0, cents: 599, idempotencyKey: parent.id }
    payments.pay((await payments.startSubscription(order)).id)
    const event = eventAbout(customerId, 'invoice.paid')

    await takeAndDie(customerId, event.id, step)
    const stored = await db.$count(webhookEvents, eq(webhookEvents.eventId, event.id))
    expect(stored).toBe(step === 'storing' ? 0 : 1)
    const isActive = step === 'written'
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive })

    // What was not answered is sent again.
    if (step === 'storing') await sendWebhook(app, payments, event)
    await db.update(paymentTurns).set({ leaseUntil: sql`now() - interval '1 second'` })
    await beatsAreMissed(db)
    const jobs = await startedJobs(app)
    await allLookedInto(app)
    await jobs.stop(1000)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: true })
  })
})

async function takeAndDie(customerId: string, eventId: string, step: Step): Promise<void> {
  const databaseUrl = await databaseUrlOf(await app.db())
  await runUntilKilled(PROGRAM, databaseUrl, customerId, eventId, step)
}
