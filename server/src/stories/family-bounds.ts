import { eq, sql } from 'drizzle-orm'
import { type Bounds, mostOf } from '../config/bounds.ts'
import type { Queryable } from '../db/connect.ts'
import { stories } from '../db/schema.ts'
import { Failure } from '../failure.ts'

/*
 * Both must be asked with the family's row held (`lockStanding`): whoever adds takes turns, and none is one too many.
 */

/** Fails with `family_bound` where the stories of a family, with the `running` that are being written, are too many or too long. */
export async function refuseMoreStories(tx: Queryable, userId: string, running: number, bounds: Bounds): Promise<void> {
  const { count, bytes } = await weighStories(tx, userId)
  if (count + running > bounds.stories) throw full('stories', bounds)
  if (bytes >= bounds.text) throw full('text', bounds)
}

/** Fails with `family_bound` where the texts of a family's stories would be too long with `added` bytes more. */
export async function refuseMoreText(tx: Queryable, userId: string, added: number, bounds: Bounds): Promise<void> {
  const { bytes } = await weighStories(tx, userId)
  if (bytes + added > bounds.text) throw full('text', bounds)
}

/** The length of a text stands beside it: none is read for this. */
async function weighStories(tx: Queryable, userId: string): Promise<{ count: number; bytes: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(octet_length(${stories.content})), 0)`.mapWith(Number),
    })
    .from(stories)
    .where(eq(stories.userId, userId))
  return row ?? { count: 0, bytes: 0 }
}

function full(of: 'stories' | 'text', bounds: Bounds): Failure {
  return new Failure('family_bound', { bound: { of, most: mostOf(bounds, of) } })
}
