import { describe, expect, test } from 'vitest'
import { webhookEvents } from '../db/billing-schema.ts'
import { adminOf } from '../testing/admin.ts'
import { testApp } from '../testing/app.ts'
import { USAGE } from './commands.ts'

const app = testApp()
const { say, refusal, acts } = adminOf(app)

describe('npm run admin', () => {
  test.each([
    [],
    ['grant-lifetime'],
    ['nonsense', 'a@example.com'],
    ['find', 'a@example.com', 'b@example.com'],
    ['find', ' '],
    ['codes'],
    ['codes', 'forget', 'X'],
    ['log', 'everything'],
  ])('explains itself where it is not understood: %j', async (...args) => {
    expect(await refusal(...args)).toBe(USAGE)
  })

  test.each([
    'codes create <CODE>',
    'codes list',
    'codes usage <CODE>',
    'codes deactivate <CODE>',
    'codes activate <CODE>',
    'find <account>',
    'grant-lifetime <account>',
    'revoke-lifetime <account>',
    'grant-stories <account> <n>',
    'revoke-stories <account> <n>',
    'webhooks [--failed]',
    'replay <event id>',
    'log',
  ])('lists %s', (command) => {
    expect(USAGE).toContain(`  ${command}`)
    expect(USAGE.split('\n').filter((line) => line.length > 130)).toEqual([])
  })

  test('must be told who acts, where it is told at all', async () => {
    expect(await refusal('log', '--as', ' ')).toBe('--as must name who acts.')
  })
})

describe('messages of the payment provider', () => {
  test('are listed, the latest first, and looked into again on demand', async () => {
    expect(await say('webhooks')).toBe('No message has come yet.')
    const db = await app.db()
    const [long, now] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-21T08:00:00Z')]
    await db.insert(webhookEvents).values([
      { eventId: 'evt_1', eventType: 'invoice.paid', customerId: 'cus_1', receivedAt: long, processedAt: long },
      {
        ...{ eventId: 'evt_2', eventType: 'invoice.paid', customerId: 'cus_2', receivedAt: now },
        processed: false,
        processedAt: null,
      },
      { eventId: 'evt_3', eventType: 'price.updated', receivedAt: long, processedAt: long },
    ])
    const [first, ...others] = (await say('webhooks')).split('\n')
    expect(first).toMatch(/^2026-11-21 08:00 UTC +evt_2 +invoice\.paid +cus_2 +nobody tries again$/)
    expect(others.join('\n')).toMatch(/evt_1 +invoice\.paid +cus_1 +done 2026-11-20 08:00 UTC/)
    expect(await say('webhooks', '--failed')).toMatch(/^\S+ \S+ UTC +evt_2 [^\n]+$/)

    expect(await say('replay', 'evt_1')).toBe('evt_1 is looked into again as soon as Perinka runs.')
    expect(await say('webhooks')).toMatch(/evt_1 +invoice\.paid +cus_1 +next try /)
    expect(await acts('evt_1')).toEqual(['olga | replay | evt_1'])
  })

  test.each(['evt_3', 'evt_99'])('that are unknown or about nobody are not looked into: %s', async (eventId) => {
    expect(await refusal('replay', eventId)).toBe(`No message ${eventId} is kept, or it is about no customer.`)
    expect(await acts(eventId)).toEqual([])
  })
})
