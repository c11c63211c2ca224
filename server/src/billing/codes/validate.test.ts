import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { codesOf, daysAgo } from '../../testing/codes.ts'
import { confirmHeld, holdCode } from './holds.ts'

const app = testApp()
const codes = codesOf(app)

async function validate(browser: Client, code: string) {
  const answer = await browser.get(`/api/validate-discount?code=${encodeURIComponent(code)}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

const INVALID = { valid: false, discountPercentage: 0 }

describe('asking what a code takes off', () => {
  test('is answered for a visitor as for a family, however the code is typed', { tags: ['3.7b', '7.11'] }, async () => {
    const code = await codes.give({ discountPercentage: 30 })
    const good = { valid: true, discountPercentage: 30 }
    expect(await validate(await app.visitor(), code)).toEqual(good)
    expect(await validate(await app.givenParent(), `  ${code.toLowerCase()} `)).toEqual(good)
    expect((await codes.count(code)).uses).toBe(0)
  })

  test('overlooks what cannot be seen, as a code copied from a message may hold it', async () => {
    const code = await codes.give({ discountPercentage: 30 })
    const copied = `\u2066${code.slice(0, 2)}\u200b${code.slice(2)}\u00ad\u2069`
    expect(await validate(await app.visitor(), copied)).toEqual({ valid: true, discountPercentage: 30 })
  })

  test.each([
    ['deactivated', { isActive: false }],
    ['not good yet', { validFrom: daysAgo(-1) }],
    ['expired', { validUntil: daysAgo(1) }],
    ['used up', { maxUses: 2, currentUses: 2 }],
    ['for free stories', { type: 'free_stories' as const }],
  ])('says nothing of a code that is %s', async (_what, columns) => {
    expect(await validate(await app.visitor(), await codes.give(columns))).toEqual(INVALID)
  })

  test.each(['', ' ', 'NOBODYSCODE', 'x'.repeat(500), '\0', "' or 1=1 --", '\ud800'.toWellFormed()])(
    'takes %j for no code',
    async (code) => {
      expect(await validate(await app.visitor(), code)).toEqual(INVALID)
    },
  )

  test('answers a question without a code', async () => {
    expect(await (await app.visitor()).json('GET', '/api/validate-discount')).toEqual(INVALID)
  })

  test('is answered for the family that asks: a code it has used is none, one that it holds is', async () => {
    const db = await app.db()
    const code = await codes.give({ maxUses: 1 })
    const parent = await app.givenParent()
    await holdCode(db, parent.id, code, 'sub_1')
    expect(await validate(await app.visitor(), code)).toEqual(INVALID)
    expect(await validate(parent, code)).toMatchObject({ valid: true })
    await confirmHeld(db, parent.id, 'sub_1')
    expect(await validate(parent, code)).toEqual(INVALID)
  })
})
