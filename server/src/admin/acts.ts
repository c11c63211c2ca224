import { desc } from 'drizzle-orm'
import { adminActs } from '../db/billing-schema.ts'
import type { Queryable } from '../db/connect.ts'
import { type Command, columns, shownMoment } from './command.ts'

/**
 * Notes what an operator does; in the transaction that does it, so that nothing is done unseen. `target`: an account's id, a
 * code or an event's id, never an e-mail: a deleted account leaves its id alone.
 */
export async function noteAct(tx: Queryable, note: { actor: string; act: string; target: string }): Promise<void> {
  await tx.insert(adminActs).values(note)
}

const SHOWN = 50

export const logCommands: Command[] = [
  {
    name: 'log',
    takes: [],
    help: `the last ${SHOWN} acts of operators`,
    async run(db) {
      const acts = await db.select().from(adminActs).orderBy(desc(adminActs.at)).limit(SHOWN)
      if (acts.length === 0) return 'No operator has changed anything yet.'
      return columns(acts.map(({ at, actor, act, target }) => [shownMoment(at), actor, act, target]))
    },
  },
]
