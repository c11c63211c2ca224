import { type Code, parseCode } from '@perinka/contract/payments'
import { eq } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../db/billing-schema.ts'
import type { TestApp } from './app.ts'

type Columns = Partial<typeof discountCodes.$inferInsert>

export const DAY_MS = 24 * 60 * 60 * 1000
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** What tests ask of the codes of this app's own database. */
export function codesOf(app: TestApp) {
  let made = 0

  /** A code that is good for everybody, unless told otherwise; answers its name. */
  async function give(columns: Columns = {}): Promise<Code> {
    made += 1
    const code = parseCode(columns.code ?? `CODE${made}`)
    const db = await app.db()
    await db.insert(discountCodes).values({ discountPercentage: 50, validFrom: daysAgo(1), ...columns, code })
    return code
  }

  return {
    give,
    giveStories: (columns: Columns = {}) =>
      give({ type: 'free_stories', discountPercentage: 0, freeStoriesGranted: 5, ...columns }),
    async change(code: string, columns: Columns): Promise<void> {
      await (await app.db()).update(discountCodes).set(columns).where(eq(discountCodes.code, code))
    },
    /** Uses counted, and whose rows of use there are. */
    async count(code: string): Promise<{ uses: number; rows: { userId: string; heldFor: string | null }[] }> {
      const db = await app.db()
      const [found] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
      const rows = await db
        .select({ userId: discountCodeUsage.userId, heldFor: discountCodeUsage.heldFor })
        .from(discountCodeUsage)
        .where(eq(discountCodeUsage.discountCodeId, found?.id ?? ''))
      return { uses: found?.currentUses ?? -1, rows }
    },
    /** Lets a day and an hour pass over all holds of a family. */
    async age(userId: string): Promise<void> {
      const appliedAt = new Date(Date.now() - 25 * 60 * 60 * 1000)
      await (await app.db()).update(discountCodeUsage).set({ appliedAt }).where(eq(discountCodeUsage.userId, userId))
    },
  }
}
