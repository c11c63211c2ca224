import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import { findGeneration, type GenerationRow } from './generation-rows.ts'
import { CHANNEL, sweepExpired } from './leases.ts'
import { listen } from './listen.ts'

/** Follows generations as they grow, whichever process writes them. */
export interface Feed {
  /**
   * The generation's row now and after each change, until it has ended or is gone, or this process is
   * stopping. Leaving costs the generation nothing.
   */
  watch(userId: string, id: string, signal: AbortSignal): AsyncGenerator<GenerationRow>
  close(): Promise<void>
}

/**
 * One connection listens for all watchers; what they show is read from the row, so a notice lost on the
 * way costs at most one slow look (`pollMs`), and a new connection wakes everybody.
 */
export function openFeed(ports: { db: Database; databaseUrl: string; log: Logger }, pollMs = 5000): Feed {
  const { db, databaseUrl, log } = ports
  const watchers = new Map<string, Set<() => void>>()
  const closing = new AbortController()
  let listening: Promise<{ close(): Promise<void> } | null> | null = null

  const wake = (id: string) => {
    for (const look of watchers.get(id) ?? []) look()
  }

  /** Opened by the first watcher. Where notices cannot be heard yet, looking now and then bridges the time. */
  function hear() {
    listening ??= listen({
      databaseUrl,
      channel: CHANNEL,
      onNotify: wake,
      onReconnect: () => {
        for (const id of watchers.keys()) wake(id)
      },
      onError: (err) => log.warn({ err }, 'the story feed lost its connection'),
    }).catch((err) => {
      log.warn({ err }, 'the story feed cannot listen')
      listening = null
      return null
    })
    return listening
  }

  async function* watch(userId: string, id: string, signal: AbortSignal): AsyncGenerator<GenerationRow> {
    const ends = [signal, closing.signal]
    const bell = createBell(ends)
    const bells = watchers.get(id) ?? new Set()
    watchers.set(id, bells.add(bell.ring))
    try {
      await hear()
      for (;;) {
        // Even while closing there is one last look, lest an end that came in time be missed.
        const isLast = closing.signal.aborted
        if (signal.aborted) return
        const row = await findGeneration(db, userId, id)
        if (!row) return
        if (row.isSilent && (await sweepExpired(db)) > 0) continue
        yield row
        if (row.status !== 'running' || isLast) return
        await bell.rung(pollMs)
      }
    } finally {
      bell.unhang()
      bells.delete(bell.ring)
      if (bells.size === 0) watchers.delete(id)
    }
  }

  return {
    watch,
    async close() {
      closing.abort()
      await (await listening)?.close()
    },
  }
}

/**
 * A bell that stays rung until somebody has heard it, so that nothing between two looks is missed. `ends` ring it
 * too; they outlive most watchers, so whoever leaves must `unhang` it.
 */
function createBell(ends: AbortSignal[]) {
  let isRung = false
  let hear = () => {}
  const ring = () => {
    isRung = true
    hear()
  }
  for (const end of ends) end.addEventListener('abort', ring)
  return {
    ring,
    unhang() {
      for (const end of ends) end.removeEventListener('abort', ring)
    },
    async rung(withinMs: number): Promise<void> {
      if (!isRung && !ends.some((end) => end.aborted)) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs)
          hear = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
  }
}
