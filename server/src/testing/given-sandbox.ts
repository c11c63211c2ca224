import { randomUUID } from 'node:crypto'
import { sandboxPayments } from '../adapters/payments/sandbox/sandbox.ts'
import { createLog } from '../http/log.ts'
import { testApp } from './app.ts'
import { testCard } from './sandbox.ts'

export const SANDBOX_SETTING = { secret: 'whsec_one', deskUrl: null, pausesMs: [1, 1] }

type Delivered = { raw: string; signature: string }

/** The sandbox on the test's own database, with a family that it knows; `deliver` is its webhook route. */
export async function givenSandbox(deliver: (message: Delivered) => Promise<void> | void = () => undefined) {
  const db = await testApp().db()
  const logged: string[] = []
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const delivered: Delivered[] = []
  const sandbox = sandboxPayments({
    ...{ ...SANDBOX_SETTING, db, log },
    async deliver(raw, signature) {
      await deliver({ raw, signature })
      delivered.push({ raw, signature })
    },
  })
  const userId = randomUUID()
  const payer = { userId, email: 'ema@example.com', country: 'SK', customerId: null }
  const customerId = await sandbox.ensureCustomer(payer)
  const order = (idempotencyKey: string = randomUUID()) => ({
    ...{ customerId, userId, discountPercentage: 0, cents: 599, idempotencyKey },
  })
  const start = async () => sandbox.startSubscription(order())
  const paid = async () => {
    const { id, clientSecret } = await start()
    await sandbox.sandbox.confirm(userId, clientSecret, testCard())
    return id
  }
  return { db, sandbox, userId, payer, customerId, order, start, paid, delivered, logged }
}
