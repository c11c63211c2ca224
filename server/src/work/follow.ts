import type { Channel, Notices } from './notifications.ts'

/** A row to be followed, whichever process works on it. */
export interface Followed<Row> {
  channel: Channel
  id: string
  /** The row as it is now; null where it is gone. */
  look(): Promise<Row | null>
  /** The follower leaves. */
  signal: AbortSignal
  /** This process is stopping: there is one last look, lest an end that came in time be missed. */
  closing: AbortSignal
  /** A notice lost on the way costs at most one look so late. */
  pollMs?: number
}

/**
 * The row now and after each notice, until it has ended or is gone, or this process is stopping. Leaving costs
 * the row nothing.
 */
export async function* follow<Row extends { status: string }>(
  notices: Notices,
  { channel, id, look, signal, closing, pollMs = 5000 }: Followed<Row>,
): AsyncGenerator<Row> {
  const bell = await notices.hang(channel, id, [signal, closing])
  try {
    for (;;) {
      const isLast = closing.aborted
      if (signal.aborted) return
      const row = await look()
      if (!row) return
      yield row
      if (row.status !== 'running' || isLast) return
      await bell.rung(pollMs)
    }
  } finally {
    bell.unhang()
  }
}
