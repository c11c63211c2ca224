import type { Logger } from 'pino'
import { type Bell, createBell } from '../db/bell.ts'
import { listen } from '../db/listen.ts'

/** Where rows tell of their changes; the payload is the row's id, or a word. */
export const CHANNELS = { generations: 'perinka_generations', narrations: 'perinka_narrations' } as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

/** What this process hears of the database's notices, over one connection for all who listen. */
export interface Notices {
  /**
   * Hangs a bell that each notice with this payload rings, and each abort of `ends`; all ring after a connection was
   * lost. Settles once notices are heard, or cannot be for now: whoever hangs one looks now and then as well.
   */
  hang(channel: Channel, payload: string, ends: AbortSignal[]): Promise<Bell>
  close(): Promise<void>
}

/** Opens nothing until the first bell is hung. */
export function openNotices({ databaseUrl, log }: { databaseUrl: string; log: Logger }): Notices {
  const bells = new Map<string, Set<Bell>>()
  let listening: Promise<{ close(): Promise<void> } | null> | null = null
  let isClosed = false

  const key = (channel: string, payload: string) => `${channel} ${payload}`
  const ring = (which: string) => {
    for (const bell of bells.get(which) ?? []) bell.ring()
  }

  function hear() {
    if (isClosed) return null
    listening ??= listen({
      databaseUrl,
      channels: Object.values(CHANNELS),
      onNotify: (channel, payload) => ring(key(channel, payload)),
      onReconnect: () => {
        for (const which of bells.keys()) ring(which)
      },
      onError: (err) => log.warn({ err }, 'the connection for notices was lost'),
    }).catch((err) => {
      log.warn({ err }, 'notices cannot be heard')
      listening = null
      return null
    })
    return listening
  }

  return {
    async hang(channel, payload, ends) {
      const which = key(channel, payload)
      const bell: Bell = createBell(ends, () => {
        hung.delete(bell)
        if (hung.size === 0 && bells.get(which) === hung) bells.delete(which)
      })
      const hung = bells.get(which) ?? new Set()
      bells.set(which, hung.add(bell))
      await hear()
      return bell
    },
    async close() {
      isClosed = true
      await (await listening)?.close()
    },
  }
}
