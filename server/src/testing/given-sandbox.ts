import { randomUUID } from 'node:crypto'
import { sandboxPayments } from '../adapters/payments/sandbox/sandbox.ts'
import { createLog } from '../http/log.ts'
import type { PaymentEvent } from '../ports/payments.ts'
import { testApp } from './app.ts'
import { testCard } from './sandbox.ts'

export const SANDBOX_SETTING = { pageUrl: null, pausesMs: [1, 1] }

/** The sandbox on the test's own database, with a family that it knows; `deliver` hears of its events. */
export async function givenSandbox(deliver: (event: PaymentEvent) => Promise<void> | void = () => undefined) {
  const db = await testApp().db()
  const logged: string[] = []
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const delivered: PaymentEvent[] = []
  const sandbox = sandboxPayments({
    ...SANDBOX_SETTING,
    db,
    log,
    async deliver(event) {
      await deliver(event)
      delivered.push(event)
    },
  })
  const userId = randomUUID()
  const payer = { userId, email: 'ema@example.com', country: 'SK', customerId: null }
  const customerId = await sandbox.ensureCustomer(payer)
  const order = (idempotencyKey: string = randomUUID()) => ({
    customerId,
    userId,
    discountPercentage: 0,
    cents: 599,
    idempotencyKey,
  })
  const start = async () => sandbox.startSubscription(order())
  const paid = async () => {
    const { id, clientSecret } = await start()
    await sandbox.sandbox.confirm(userId, clientSecret, testCard())
    return id
  }
  return { db, sandbox, userId, payer, customerId, order, start, paid, delivered, logged }
}
