import type { Database } from '../db/connect.ts'
import { follow } from '../work/follow.ts'
import { CHANNELS, type Notices } from '../work/notifications.ts'
import { findGeneration, type GenerationRow } from './generation-rows.ts'
import { sweepExpired } from './leases.ts'

/** Follows generations as they grow, whichever process writes them. */
export interface Feed {
  /**
   * The generation's row now and after each change, until it has ended or is gone, or this process is
   * stopping. Leaving costs the generation nothing.
   */
  watch(userId: string, id: string, signal: AbortSignal): AsyncGenerator<GenerationRow>
  close(): void
}

/** What watchers show is read from the row; a notice only says when to look. */
export function openFeed({ db, notices }: { db: Database; notices: Notices }): Feed {
  const closing = new AbortController()
  return {
    watch(userId, id, signal) {
      const look = async () => {
        const row = await findGeneration(db, userId, id)
        return row?.isSilent && (await sweepExpired(db)) > 0 ? findGeneration(db, userId, id) : row
      }
      return follow(notices, { channel: CHANNELS.generations, id, look, signal, closing: closing.signal })
    },
    close: () => closing.abort(),
  }
}
