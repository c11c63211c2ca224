import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { codesOf } from '../../testing/codes.ts'

const { give, giveStories } = codesOf(testApp())

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const redeem = async (parent: Client, code: string, address = '203.0.113.1') =>
  parent.post('/api/redeem-code', { code }, from(address))
const validate = async (browser: Client, code: string, address: string) =>
  browser.get(`/api/validate-discount?code=${code}`, from(address))

async function statuses(count: number, ask: (index: number) => Promise<Response>): Promise<Record<number, number>> {
  const all = await Promise.all(Array.from({ length: count }, (_, i) => ask(i)))
  const counts: Record<number, number> = {}
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('guessing codes', () => {
  test('ends for a family after ten, also from many addresses at once, and for no other family', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const guess = (i: number) => redeem(parent, `GUESS${i}`, `198.51.100.${i}`)
    expect(await statuses(16, guess)).toEqual({ 404: 10, 429: 6 })

    const refused = await redeem(parent, await giveStories())
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect((await redeem(await app.givenParent(), await giveStories())).status).toBe(200)
  })

  test('ends for an address after fifty, whoever asks from there, and for no other address', async () => {
    const app = testApp()
    const visitor = await app.visitor()
    expect(await statuses(55, (i) => validate(visitor, `GUESS${i}`, '203.0.113.50'))).toEqual({ 200: 50, 429: 5 })
    const code = await give()
    expect((await validate(await app.givenParent(), code, '203.0.113.50')).status).toBe(429)
    expect((await validate(visitor, code, '203.0.113.51')).status).toBe(200)
  })

  test('ends for a home with IPv6 as a whole, however its addresses are spelt, and not for the one beside it', async () => {
    const visitor = await testApp().visitor()
    const own = (i: number) => (i % 2 ? `2001:db8:0:7::${i.toString(16)}` : `2001:0DB8::7:${i}:0:0:1`)
    expect(await statuses(55, (i) => validate(visitor, `GUESS${i}`, own(i)))).toEqual({ 200: 50, 429: 5 })
    expect((await validate(visitor, 'GUESS', '2001:db8:0:8::1')).status).toBe(200)
  })

  test('ends for an IPv4 address also where it is written as IPv6', async () => {
    const visitor = await testApp().visitor()
    const ways = ['198.51.100.90', '::ffff:198.51.100.90', '::FFFF:c633:645a']
    const guess = (i: number) => validate(visitor, `GUESS${i}`, ways[i % 3] ?? '')
    expect(await statuses(55, guess)).toEqual({ 200: 50, 429: 5 })
    expect((await validate(visitor, 'GUESS', '::ffff:198.51.100.91')).status).toBe(200)
  })

  test('of one family leaves its address to the others there, however long it goes on', async () => {
    const app = testApp()
    const guesser = await app.givenParent()
    await statuses(60, (i) => redeem(guesser, `GUESS${i}`, '203.0.113.80'))
    expect((await redeem(await app.givenParent(), await giveStories(), '203.0.113.80')).status).toBe(200)
  })

  test('is counted together, whichever of the three calls it goes through', async () => {
    const parent = await testApp().givenParent()
    const ways = [
      (code: string) => validate(parent, code, '203.0.113.70'),
      (code: string) => redeem(parent, code, '203.0.113.70'),
      (discountCode: string) => parent.post('/api/create-subscription', { discountCode }, from('203.0.113.70')),
    ]
    const asked: number[] = []
    for (let i = 0; i < 12; i += 1) asked.push((await ways[i % 3]?.(`GUESS${i}`))?.status ?? 0)
    expect(asked).toEqual([200, 404, 422, 200, 404, 422, 200, 404, 422, 200, 429, 429])
    expect((await parent.post('/api/create-subscription', {}, from('203.0.113.70'))).status).toBe(200)
  })

  test('is not what a family does that types its codes right, or one that has come too late', async () => {
    const parent = await testApp().givenParent()
    const [code, late] = [await give(), await giveStories({ maxUses: 1, currentUses: 1 })]
    for (let i = 0; i < 11; i += 1) {
      expect((await validate(parent, code, '203.0.113.60')).status).toBe(200)
      expect((await redeem(parent, late, '203.0.113.60')).status).toBe(409)
    }
    expect((await redeem(parent, await giveStories(), '203.0.113.60')).status).toBe(200)
  })
})
