import { type Code, parseCode } from '@perinka/contract/payments'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { codesOf, daysAgo } from '../../testing/codes.ts'
import { sweepStaleHolds } from './counts.ts'
import { findDiscount } from './find-discount.ts'
import { confirmHeld, heldCode, holdCode, releaseHeld } from './holds.ts'

const app = testApp()
const { give, giveStories, count, change, age } = codesOf(app)

/** Each in a transaction of its own, as requests have them. */
async function apart<T>(work: (tx: Parameters<typeof holdCode>[0]) => Promise<T>): Promise<T> {
  return (await app.db()).transaction(work)
}
const hold = (userId: string, code: Code, heldFor: string) => apart((tx) => holdCode(tx, userId, code, heldFor))
const confirm = (userId: string, heldFor: string) => apart((tx) => confirmHeld(tx, userId, heldFor))
const release = (userId: string, heldFor: string | null) => apart((tx) => releaseHeld(tx, userId, heldFor))
const invalid = expect.objectContaining({ code: 'discount_invalid' })

describe('a use that waits for its payment', () => {
  test('is counted while it waits, and for ever once it is paid', async () => {
    const code = await give({ discountPercentage: 30 })
    const { id } = await app.givenParent()
    expect(await hold(id, code, 'sub_1')).toEqual({ percentage: 30 })
    expect(await heldCode(await app.db(), id, 'sub_1')).toEqual({ code, percentage: 30 })
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: id, heldFor: 'sub_1' }] })

    expect(await confirm(id, 'sub_1')).toBe(true)
    expect(await confirm(id, 'sub_1')).toBe(false)
    await release(id, null)
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: id, heldFor: null }] })
    await expect(hold(id, code, 'sub_2')).rejects.toEqual(invalid)
    expect((await count(code)).uses).toBe(1)
  })

  test('goes back where the payment is given up', async () => {
    const code = await give({ maxUses: 1 })
    const [one, other] = [await app.givenParent(), await app.givenParent()]
    await hold(one.id, code, 'sub_1')
    await expect(hold(other.id, code, 'sub_2')).rejects.toEqual(invalid)
    await release(one.id, 'another session')
    expect((await count(code)).uses).toBe(1)
    await release(one.id, 'sub_1')
    expect(await count(code)).toEqual({ uses: 0, rows: [] })
    expect(await heldCode(await app.db(), one.id, 'sub_1')).toBeNull()
    expect(await hold(other.id, code, 'sub_2')).toEqual({ percentage: 50 })
  })

  test('moves along to the next session of the same family, also where it was the last one', async () => {
    const code = await give({ maxUses: 1 })
    const { id } = await app.givenParent()
    await hold(id, code, 'sub_1')
    await hold(id, code, 'sub_2')
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: id, heldFor: 'sub_2' }] })
    expect(await confirm(id, 'sub_1')).toBe(false)
  })

  test('goes back where the family takes another code instead', async () => {
    const [half, whole] = [await give(), await give({ discountPercentage: 100 })]
    const { id } = await app.givenParent()
    await hold(id, half, 'sub_1')
    await hold(id, whole, 'seti_free_1')
    expect((await count(half)).uses).toBe(0)
    expect((await count(whole)).uses).toBe(1)
  })

  test.each([
    ['deactivated', { isActive: false }],
    ['expired', { validUntil: daysAgo(0) }],
    ['used up by others', { maxUses: 1, currentUses: 1 }],
  ])('stays good where the code is %s meanwhile', async (_what, columns) => {
    const code = await give()
    const { id } = await app.givenParent()
    await hold(id, code, 'sub_1')
    await change(code, columns)
    expect(await findDiscount(await app.db(), code, id)).toMatchObject({ percentage: 50 })
    expect(await hold(id, code, 'sub_2')).toEqual({ percentage: 50 })
    expect(await confirm(id, 'sub_2')).toBe(true)
    expect((await count(code)).uses).toBe(1)
  })

  test.each([
    ['unknown', null],
    ['deactivated', { isActive: false }],
    ['not good yet', { validFrom: daysAgo(-1) }],
    ['expired', { validUntil: daysAgo(1) }],
    ['used up', { maxUses: 2, currentUses: 2 }],
  ])('is refused for a code that is %s', async (_what, columns) => {
    const code = columns ? await give(columns) : parseCode('NOBODYSCODE')
    await expect(hold((await app.givenParent()).id, code, 'sub_1')).rejects.toEqual(invalid)
  })

  test('is refused for a code that gives stories', async () => {
    await expect(hold((await app.givenParent()).id, await giveStories(), 'sub_1')).rejects.toEqual(invalid)
  })
})

describe('a use that was held for more than a day', () => {
  test('is free for whoever asks for it next', async () => {
    const code = await give({ maxUses: 1 })
    const [slow, next] = [await app.givenParent(), await app.givenParent()]
    await hold(slow.id, code, 'sub_1')
    expect(await findDiscount(await app.db(), code)).toBeNull()
    await age(slow.id)
    expect(await findDiscount(await app.db(), code)).toMatchObject({ percentage: 50 })
    expect(await hold(next.id, code, 'sub_2')).toEqual({ percentage: 50 })
    await expect(hold(slow.id, code, 'sub_3')).rejects.toEqual(invalid)
    expect((await count(code)).uses).toBe(1)
  })

  test('is given back by the sweep, once, and what is younger or paid is not', async () => {
    const code = await give()
    const [slow, paid, young] = [await app.givenParent(), await app.givenParent(), await app.givenParent()]
    for (const { id } of [slow, paid, young]) await hold(id, code, `sub_${id}`)
    await confirm(paid.id, `sub_${paid.id}`)
    await age(slow.id)
    await age(paid.id)
    await sweepStaleHolds(await app.db())
    await sweepStaleHolds(await app.db())
    expect((await count(code)).uses).toBe(2)
    await release(slow.id, null)
    expect((await count(code)).uses).toBe(2)
  })

  test('counts again where its payment arrives after all, even one over the maximum', async () => {
    const code = await give({ maxUses: 1 })
    const [slow, next] = [await app.givenParent(), await app.givenParent()]
    await hold(slow.id, code, 'sub_1')
    await age(slow.id)
    await hold(next.id, code, 'sub_2')
    expect(await confirm(slow.id, 'sub_1')).toBe(true)
    expect((await count(code)).uses).toBe(2)
    await expect(hold(slow.id, code, 'sub_3')).rejects.toEqual(invalid)
  })

  test('is gone for a session that costs nothing where others have it, and good again where one is left', async () => {
    const code = await give({ discountPercentage: 100, maxUses: 1 })
    const [slow, next] = [await app.givenParent(), await app.givenParent()]
    await hold(slow.id, code, 'seti_free_1')
    await age(slow.id)
    await hold(next.id, code, 'seti_free_2')
    expect(await confirm(slow.id, 'seti_free_1')).toBe(false)
    await release(next.id, null)
    expect(await confirm(slow.id, 'seti_free_1')).toBe(true)
    expect((await count(code)).uses).toBe(1)
  })
})

describe('at once', () => {
  test('thirty families hold a code with ten uses: ten have it', async () => {
    const code = await give({ maxUses: 10 })
    const families = await Promise.all(Array.from({ length: 30 }, () => app.givenParent()))
    const held = await Promise.allSettled(families.map(({ id }) => hold(id, code, `sub_${id}`)))
    expect(held.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const { uses, rows } = await count(code)
    expect([uses, rows.length]).toEqual([10, 10])
  })

  test('families that change two codes for one another never wait in a circle', async () => {
    const [one, other] = [await give(), await give()]
    const families = await Promise.all(Array.from({ length: 6 }, () => app.givenParent()))
    for (let round = 0; round < 6; round += 1) {
      const wished = families.map(({ id }, i) => hold(id, (i + round) % 2 ? one : other, `sub_${id}_${round}`))
      expect((await Promise.allSettled(wished)).filter(({ status }) => status === 'rejected')).toEqual([])
    }
    expect((await count(one)).uses + (await count(other)).uses).toBe(6)
  })

  test('the sweep, the payment and the end of one session count it once or not at all', async () => {
    const code = await give({ maxUses: 3 })
    const families = await Promise.all(Array.from({ length: 3 }, () => app.givenParent()))
    const db = await app.db()
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(families.map(({ id }) => hold(id, code, `sub_${id}`)))
      await Promise.all(families.map(({ id }) => age(id)))
      await Promise.all([
        sweepStaleHolds(db),
        findDiscount(db, code),
        ...families.map(({ id }) => release(id, `sub_${id}`)),
        sweepStaleHolds(db),
      ])
      expect(await count(code)).toEqual({ uses: 0, rows: [] })
    }
    await Promise.all(families.map(({ id }) => hold(id, code, `sub_${id}`)))
    await Promise.all(families.map(({ id }) => age(id)))
    await Promise.all([sweepStaleHolds(db), ...families.map(({ id }) => confirm(id, `sub_${id}`))])
    const { uses, rows } = await count(code)
    expect([uses, rows.every(({ heldFor }) => heldFor === null)]).toEqual([3, true])
  })
})
