import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { codesOf } from '../testing/codes.ts'
import { payingOn } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { heldCode } from './codes/holds.ts'
import { syncCustomer } from './sync-customer.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { give, count } = codesOf(app)
const { open, paidBy } = payingOn(app, payments)

async function givenHeld() {
  const code = await give({ maxUses: 1 })
  const parent = await app.givenParent()
  const { id } = paidBy(await open(parent, { discountCode: code }))
  const look = async () => syncCustomer(await app.ports(), `cus_${parent.id}`)
  const held = async () => heldCode(await app.db(), parent.id, id)
  return { code, id, look, held }
}

describe('the code of a subscription', () => {
  test('is used for good once the subscription is paid', async () => {
    const { code, id, look, held } = await givenHeld()
    payments.pay(id)
    await look()
    expect(await held()).toBeNull()
    payments.change(id, { status: 'canceled' })
    await look()
    expect(await count(code)).toMatchObject({ uses: 1 })
  })

  test('is used for good by one that was paid and ended before anybody looked', async () => {
    const { code, id, look } = await givenHeld()
    payments.pay(id)
    payments.change(id, { status: 'canceled' })
    await look()
    expect(await count(code)).toMatchObject({ uses: 1 })
  })

  test('waits while the payment does, and is free again when that never came', async () => {
    const { code, id, look, held } = await givenHeld()
    await look()
    expect(await held()).toMatchObject({ code })
    payments.change(id, { status: 'incomplete_expired' })
    await look()
    expect(await count(code)).toMatchObject({ uses: 0 })
  })
})
