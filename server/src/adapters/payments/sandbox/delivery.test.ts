import { describe, expect, test } from 'vitest'
import { givenSandbox } from '../../../testing/given-sandbox.ts'
import { refusal } from '../../../testing/paying.ts'
import { sandboxApp } from '../../../testing/sandbox.ts'
import { postWebhook } from '../../../testing/webhooks.ts'

describe('an event of the sandbox', () => {
  test('names its customer, and has an id of its own', async () => {
    const { sandbox, customerId, paid, delivered } = await givenSandbox()
    await sandbox.sandbox.act(await paid(), 'dispute')
    expect(delivered.map(({ type, customerId }) => [type, customerId])).toEqual([
      ['invoice.paid', customerId],
      ['customer.subscription.updated', customerId],
      ['charge.dispute.created', customerId],
    ])
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(3)
  })

  test('is believed from nobody outside', async () => {
    const raw = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', customerId: 'cus_sandbox_1' })
    for (const signature of [undefined, 't=1,v1=00', 'scripted']) {
      expect(await refusal(await postWebhook(sandboxApp(), raw, signature))).toEqual([400, 'webhook_refused'])
    }
  })
})

describe('an event that is not taken', () => {
  test('is delivered again, and keeps nobody waiting', async () => {
    const refused = new Set<string>()
    const { paid, delivered } = await givenSandbox(({ id }) => {
      if (refused.has(id)) return
      refused.add(id)
      throw new Error('the database is away')
    })
    await paid()
    expect(refused.size).toBe(2)
    await expect.poll(() => new Set(delivered.map(({ id }) => id))).toEqual(refused)
  })

  test('is given up after a while, which the log says', async () => {
    const { sandbox, customerId, paid, logged } = await givenSandbox(() => Promise.reject(new Error('nobody is there')))
    await paid()
    const givenUp = () => logged.filter((line) => line.includes('was not delivered'))
    await expect.poll(() => givenUp().length).toBe(2)
    expect(await sandbox.listSubscriptions(customerId)).toMatchObject([{ status: 'active' }])
  })
})
