import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Failure } from '../../../failure.ts'
import { testApp } from '../../../testing/app.ts'
import { givenSandbox, SANDBOX_SETTING } from '../../../testing/given-sandbox.ts'
import { sandboxPayments } from './sandbox.ts'

describe('a message of the sandbox', () => {
  const bytes = (raw: string) => new TextEncoder().encode(raw)

  test('names its customer, or the charge that it is about', async () => {
    const { sandbox, customerId, paid, delivered } = await givenSandbox()
    const id = await paid()
    await sandbox.sandbox.act(id, 'dispute')
    const events = delivered.map(({ raw, signature }) => sandbox.parseWebhook(bytes(raw), signature))
    expect(events.map(({ type, customerId }) => [type, customerId])).toEqual([
      ['invoice.paid', customerId],
      ['customer.subscription.updated', customerId],
      ['charge.dispute.created', null],
    ])
    expect(new Set(events.map(({ id }) => id)).size).toBe(3)
    expect(await sandbox.customerOfCharge(events[2]?.chargeId ?? '')).toBe(customerId)
    expect(await sandbox.customerOfCharge('ch_of_stripe')).toBeNull()
  })

  test('is believed only as it was signed, by this server, within five minutes', async () => {
    const { db, sandbox, paid, delivered } = await givenSandbox()
    const refused = new Failure('webhook_refused')
    expect(() => sandbox.parseWebhook(bytes('{}'), 't=1,v1=00')).toThrow(refused)
    await paid()
    const [{ raw, signature } = { raw: '', signature: '' }] = delivered
    expect(() => sandbox.parseWebhook(bytes(raw.replace('invoice.paid', 'charge.refunded')), signature)).toThrow(
      refused,
    )
    expect(() => sandbox.parseWebhook(bytes(raw), undefined)).toThrow(refused)
    const { log } = await testApp().ports()
    const restarted = sandboxPayments({ ...SANDBOX_SETTING, db, log, deliver: async () => undefined })
    expect(restarted.parseWebhook(bytes(raw), signature)).toMatchObject({ type: 'invoice.paid' })
    const other = sandboxPayments({ ...SANDBOX_SETTING, secret: 'whsec_two', db, log, deliver: async () => undefined })
    expect(() => other.parseWebhook(bytes(raw), signature)).toThrow(refused)
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(Date.now() + 6 * 60_000)
    expect(() => sandbox.parseWebhook(bytes(raw), signature)).toThrow(refused)
  })
})

describe('a message that is not taken', () => {
  test('is delivered again, and keeps nobody waiting', async () => {
    const refused = new Set<string>()
    const { paid, delivered } = await givenSandbox(({ raw }) => {
      if (refused.has(raw)) return
      refused.add(raw)
      throw new Error('the webhook route answered 503')
    })
    await paid()
    expect(refused.size).toBe(2)
    await expect.poll(() => new Set(delivered.map(({ raw }) => raw))).toEqual(refused)
  })

  test('is given up after a while, which the log says', async () => {
    const { sandbox, customerId, paid, logged } = await givenSandbox(() => Promise.reject(new Error('nobody is there')))
    await paid()
    const givenUp = () => logged.filter((line) => line.includes('was not delivered'))
    await expect.poll(() => givenUp().length).toBe(2)
    expect(await sandbox.listSubscriptions(customerId)).toMatchObject([{ status: 'active' }])
  })
})
