import { discountCodes } from '../../db/billing-schema.ts'
import type { Database } from '../../db/connect.ts'

const CODES: (typeof discountCodes.$inferInsert)[] = [
  { code: 'FAMILY100', description: 'Premium without a card', type: 'subscription', discountPercentage: 100 },
  { code: 'HALF50', description: 'Premium at half the price', type: 'subscription', discountPercentage: 50 },
  { code: 'STORIES5', description: 'Five more free stories', type: 'free_stories', freeStoriesGranted: 5 },
]

/** The codes of a machine of one's own. Those that are there stay as they are, whoever has changed them. */
export async function seedCodes(db: Database): Promise<void> {
  await db.insert(discountCodes).values(CODES).onConflictDoNothing({ target: discountCodes.code })
}
