import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { discountCodes } from '../../db/billing-schema.ts'
import { testApp } from '../../testing/app.ts'
import { seedCodes } from './seed.ts'

describe('the codes of a machine of one’s own', () => {
  test('are three, and a second start changes nothing that became of them', async () => {
    const db = await testApp({}).db()
    await Promise.all([seedCodes(db), seedCodes(db)])
    const codes = () => db.select().from(discountCodes).orderBy(discountCodes.code)
    expect(await codes()).toMatchObject([
      {
        code: 'FAMILY100',
        type: 'subscription',
        discountPercentage: 100,
        maxUses: null,
        currentUses: 0,
        isActive: true,
      },
      { code: 'HALF50', type: 'subscription', discountPercentage: 50, maxUses: null, validUntil: null },
      { code: 'STORIES5', type: 'free_stories', freeStoriesGranted: 5, discountPercentage: 0 },
    ])
    const changed = { isActive: false, currentUses: 7, discountPercentage: 90 }
    await db.update(discountCodes).set(changed).where(eq(discountCodes.code, 'HALF50'))
    const before = await codes()
    await seedCodes(db)
    expect(await codes()).toEqual(before)
  })
})
