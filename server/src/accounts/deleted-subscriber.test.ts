import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { syncCustomer } from '../billing/sync-customer.ts'
import { deletedAccounts } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { codesOf } from '../testing/codes.ts'
import type { ScriptedIdentity } from '../testing/identity.ts'
import { pausesAreOver, workOff } from '../testing/jobs.ts'
import { leave as leaving, rowsOf } from '../testing/leaving.ts'
import { payingOn } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { sweepForgotten } from './deleted-accounts.ts'
import { sendWaitingRemovals } from './removal-job.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { open, paidBy, statuses } = payingOn(app, payments)
const { give, count } = codesOf(app)

beforeEach(() => {
  payments.isDown = false
  payments.forgotten.length = 0
})

/** Deletes the account, and does at once what that leaves to be done. */
async function leave(parent: ParentClient): Promise<Response> {
  const answer = await leaving(parent)
  await app.work()
  return answer
}

async function subscriber(discountCode?: string) {
  const parent = await app.givenParent()
  const paid = paidBy(await open(parent, { discountCode }))
  payments.pay(paid.id)
  await parent.json('POST', '/api/refresh-subscription')
  return { parent, paid }
}

async function noted(subject: string) {
  const [row] = await (await app.db()).select().from(deletedAccounts).where(eq(deletedAccounts.subject, subject))
  return row
}

const removed = async () => ((await app.ports()).identity as ScriptedIdentity).removed
const statusesAmong = (answers: Response[], allowed: number[]) =>
  answers.filter(({ status }) => !allowed.includes(status))

describe('deleting an account that pays', () => {
  test('ends the subscription and has the provider forget the family, and no other one', async () => {
    const { parent, paid } = await subscriber()
    const other = await subscriber()
    expect((await leave(parent)).status).toBe(200)
    expect(payments.forgotten).toEqual([paid.customerId])
    expect([paid.status, other.paid.status]).toEqual(['canceled', 'active'])
    expect(await noted(parent.id)).toMatchObject({ customerId: null, email: null, forgottenAt: expect.any(Date) })
    expect(await rowsOf(app, parent.id)).toEqual({})
  })

  test('ends what only waits to be paid, and gives the code it held to others', async () => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    const waiting = paidBy(await open(parent, { discountCode: code }))
    await leave(parent)
    expect(waiting.status).not.toBe('incomplete')
    expect(await count(code)).toEqual({ uses: 0, rows: [] })
  })

  test('leaves a code that was used counted', async () => {
    const code = await give({ maxUses: 1 })
    const { parent } = await subscriber(code)
    await leave(parent)
    expect(await count(code)).toEqual({ uses: 1, rows: [] })
  })

  test('while the provider is down keeps the identity until the subscription has been ended', async () => {
    const { parent, paid } = await subscriber()
    payments.isDown = true
    expect((await leave(parent)).status).toBe(200)
    expect(await rowsOf(app, parent.id)).toEqual({})
    expect(await noted(parent.id)).toMatchObject({ customerId: paid.customerId, forgottenAt: null })
    expect(await removed()).not.toContain(parent.id)

    payments.isDown = false
    await pausesAreOver(await app.db())
    await Promise.all([app.work(), app.work()])
    expect(paid.status).toBe('canceled')
    expect(payments.forgotten).toEqual([paid.customerId])
    expect(await noted(parent.id)).toMatchObject({ customerId: null, forgottenAt: expect.any(Date) })
    expect(await removed()).toContain(parent.id)
  })

  test('names a customer whom the provider has never heard of: nobody else would end what they pay', async () => {
    const parent = await app.givenParent({ stripeCustomerId: 'cus_ofAnotherKey' })
    await leave(parent)
    expect(app.logged.filter((line) => line.includes('cus_ofAnotherKey') && line.includes('error'))).toHaveLength(1)
    expect(await noted(parent.id)).toMatchObject({ customerId: null, forgottenAt: expect.any(Date) })
  })

  test('does not ask the provider again where the identity was out of reach', async () => {
    const { parent } = await subscriber()
    const { identity } = await app.ports()
    const { remove } = identity
    identity.remove = () => Promise.reject(new Error('out of reach'))
    await leave(parent)
    identity.remove = remove
    await pausesAreOver(await app.db())
    await app.work()
    expect(payments.forgotten).toHaveLength(1)
    expect(await removed()).toContain(parent.id)
  })

  test('is not undone by what the provider says later', async () => {
    const { parent, paid } = await subscriber()
    await leave(parent)
    payments.change(paid.id, { status: 'active' })
    await syncCustomer(await app.ports(), paid.customerId)
    expect(await rowsOf(app, parent.id)).toEqual({})
  })

  test('at the moment other tabs subscribe or activate leaves nothing that is paid', async () => {
    for (let round = 0; round < 8; round++) {
      const parent = await app.givenParent()
      const code = await give({ discountPercentage: 100 })
      const { clientSecret } = await open(parent, { discountCode: code })
      const [left, ...others] = await Promise.all([
        leaving(parent),
        parent.post('/api/create-subscription', {}),
        parent.post('/api/activate-free-access', { clientSecret }),
        parent.post('/api/refresh-subscription'),
        parent.post('/api/create-subscription', { residencyCountry: 'CZ' }),
      ])
      expect(left?.status).toBe(200)
      expect(statusesAmong(others, [200, 401, 409, 422])).toEqual([])
      expect(await rowsOf(app, parent.id)).toEqual({})
      await app.work()
      expect(statuses(parent.id).filter((status) => !['canceled', 'incomplete_expired'].includes(status))).toEqual([])
    }
    expect(app.logged.join()).not.toContain('deadlock')
  })
})

describe('a deleted account that paid before payments were switched off', () => {
  test('is forgotten but for its customer, who is ended once there are payments again', async () => {
    const { parent, paid } = await subscriber()
    const ports = await app.ports()
    payments.isDown = true
    await leave(parent)

    const withoutPayments = { ...ports, payments: null }
    const { db } = ports
    /** A start of the server, all that waits done. */
    const started = async (at: typeof withoutPayments | typeof ports) => {
      await sendWaitingRemovals(at)
      await pausesAreOver(db)
      await workOff(at)
    }
    await started(withoutPayments)
    expect(await removed()).toContain(parent.id)
    expect(await noted(parent.id)).toMatchObject({ email: null, customerId: paid.customerId })
    const told = () =>
      app.logged.filter((line) => line.includes('to be ended by hand') && line.includes(paid.customerId))
    expect(told()).toHaveLength(1)

    // It is told once, and stays noted however long that lasts.
    await db.update(deletedAccounts).set({ forgottenAt: sql`now() - interval '30 days'` })
    await started(withoutPayments)
    await sweepForgotten(db)
    expect(told()).toHaveLength(1)
    expect(await noted(parent.id)).toMatchObject({ customerId: paid.customerId })

    payments.isDown = false
    await started(ports)
    expect(paid.status).toBe('canceled')
    expect((await removed()).filter((subject) => subject === parent.id)).toHaveLength(1)
    await sweepForgotten(db)
    expect(await noted(parent.id)).toBeUndefined()
  })
})
