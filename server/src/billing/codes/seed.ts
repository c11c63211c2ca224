import { and, eq, isNull, notExists, or } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'

const CODES = [
  { code: 'FAMILY100', description: 'Premium without a card', type: 'subscription', discountPercentage: 100 },
  { code: 'HALF50', description: 'Premium at half the price', type: 'subscription', discountPercentage: 50 },
  { code: 'STORIES5', description: 'Five more free stories', type: 'free_stories', freeStoriesGranted: 5 },
] as const

/** The codes of a machine of one's own. Those that are there stay as they are, whoever has changed them. */
export async function seedCodes(db: Queryable): Promise<void> {
  await db
    .insert(discountCodes)
    .values([...CODES])
    .onConflictDoNothing({ target: discountCodes.code })
}

/** What everybody knows must not be worth money: goes where nobody has used it, else it is deactivated and says so, once. */
export async function withdrawSeededCodes(db: Queryable): Promise<void> {
  const isSeeded = and(
    or(
      ...CODES.map(({ code, description }) =>
        and(eq(discountCodes.code, code), eq(discountCodes.description, description)),
      ),
    ),
    isNull(discountCodes.maxUses),
    isNull(discountCodes.createdBy),
  )
  const uses = db.select().from(discountCodeUsage).where(eq(discountCodeUsage.discountCodeId, discountCodes.id))
  await db.delete(discountCodes).where(and(isSeeded, notExists(uses)))
  await db.update(discountCodes).set({ isActive: false, description: 'From the sandbox' }).where(isSeeded)
}
