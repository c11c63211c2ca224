import { webhookHandlers } from '../billing/webhooks/webhook-jobs.ts'
import { connect, type Database } from '../db/connect.ts'
import { createJobs } from '../durable/jobs.ts'
import { createLog } from '../http/log.ts'
import { webhookServer } from './histories/webhook-route.ts'
import { scriptedPayments } from './payments.ts'

/**
 * A server process of its own that is sent one message and is killed, as `kill -9` would, at the step it was told:
 * `killed-webhook.ts <database> <customer> <event> <step>`. At its provider the customer has just paid.
 */
export const STEPS = ['storing', 'stored', 'asking', 'writing', 'written'] as const
export type Step = (typeof STEPS)[number]

if (import.meta.main) {
  const [databaseUrl = '', customerId = '', eventId = '', step] = process.argv.slice(2)
  const { db } = connect({ databaseUrl, max: 4 })
  const log = createLog('silent')
  const payments = scriptedPayments()
  const cents = { discountPercentage: 0, cents: 599 }
  const { id } = await payments.startSubscription({ customerId, userId: '', ...cents, idempotencyKey: 'one' })
  payments.pay(id)

  const { raw, signature } = payments.webhook({ id: eventId, type: 'invoice.paid', customerId })
  const keeping = step === 'storing' ? dyingBeforeCommit(db) : db
  const server = webhookServer({ db: keeping, payments, log })
  const headers = { 'Stripe-Signature': signature }
  await server.request('/api/webhooks/stripe', { method: 'POST', headers, body: raw })
  if (step === 'stored') die()

  const asked = { ...payments, listSubscriptions: step === 'asking' ? die : payments.listSubscriptions }
  const working = step === 'writing' ? dyingBeforeCommit(db) : step === 'written' ? dyingAfterCommit(db) : db
  const handlers = webhookHandlers({ db: working, payments: asked, log })
  await createJobs({ db: working, databaseUrl, log, handlers }).start()
  setTimeout(() => process.exit(1), 120_000)
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

function dyingBeforeCommit(db: Database): Database {
  return withTransaction(db, (work) =>
    db.transaction(async (tx) => {
      await work(tx)
      die()
    }),
  )
}

function dyingAfterCommit(db: Database): Database {
  return withTransaction(db, async (work) => {
    await db.transaction(work)
    die()
  })
}

type Work = Parameters<Database['transaction']>[0]

function withTransaction(db: Database, transaction: (work: Work) => Promise<unknown>): Database {
  return new Proxy(db, { get: (all, name) => (name === 'transaction' ? transaction : Reflect.get(all, name)) })
}
