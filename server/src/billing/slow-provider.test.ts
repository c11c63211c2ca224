import { describe, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { testApp } from '../testing/app.ts'
import { codesOf } from '../testing/codes.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { payingOn } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { createSubscription } from './create-subscription.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { statuses } = payingOn(app, payments)

/** The provider takes its time over each call from here on, until it is told to go on. */
function slowDown() {
  const gate = Promise.withResolvers<void>()
  payments.asked.length = 0
  payments.afterwards = () => gate.promise
  return () => {
    payments.afterwards = null
    gate.resolve()
  }
}

describe('a provider that is slow', () => {
  test('leaves the database to the stories of everybody else', async () => {
    const parents = await Promise.all(Array.from({ length: 12 }, () => app.givenParent()))
    const goOn = slowDown()
    const sessions = Promise.all(parents.map((parent) => parent.post('/api/create-subscription', {})))
    await expect.poll(() => payments.asked.length).toBe(5)
    for (const parent of parents) expect((await parent.get('/api/stories')).status).toBe(200)
    // The others have not been asked of it: each would hold a connection while it waits.
    expect(payments.asked).toHaveLength(5)
    goOn()
    expect((await sessions).map(({ status }) => status)).toEqual(parents.map(() => 200))
    for (const { id } of parents) expect(statuses(id)).toEqual(['incomplete'])
  })

  test('has a family hold one connection while it waits, and ask for no second one', async () => {
    const ports = await app.ports()
    const only = connect({ databaseUrl: await databaseUrlOf(ports.db), max: 1 })
    const { id } = await app.givenParent()
    const discountCode = await codesOf(app).give({ discountPercentage: 50 })
    const session = await createSubscription({ ...ports, db: only.db, payments }, id, { discountCode })
    expect(session).toMatchObject({ cents: 300, discountPercentage: 50 })
    await only.close()
  })

  test('is asked one thing after the other by a family that clicks on everything', async () => {
    const parent = await app.givenParent()
    await parent.post('/api/create-subscription', {})
    const goOn = slowDown()
    const clicks = Array.from({ length: 10 }, () => parent.post('/api/create-subscription', { residencyCountry: 'CZ' }))
    await expect.poll(() => payments.asked.length).toBe(1)
    expect((await (await app.givenParent()).get('/api/stories')).status).toBe(200)
    expect(payments.asked).toHaveLength(1)
    goOn()
    expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual(clicks.map(() => 200))
    expect(statuses(parent.id)).toEqual(['incomplete_expired', 'incomplete'])
  })
})
