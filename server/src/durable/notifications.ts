import type { Logger } from 'pino'
import { listen } from '../db/listen.ts'

/** Where rows tell of their changes; the payload is the row's id, or a word. */
export const CHANNELS = { generations: 'perinka_generations', narrations: 'perinka_narrations' } as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

/** What this process hears of the database's notifications, over one connection for all who listen. */
export interface Notifications {
  /**
   * Waits for notifications with this payload and for aborts of `ends`; all waiters wake after a connection was lost. Settles
   * once notifications are heard, or cannot be for now: whoever waits looks now and then as well.
   */
  subscribe(channel: Channel, payload: string, ends: AbortSignal[]): Promise<Waiter>
  close(): Promise<void>
}

/** Remembers that it was woken until somebody waits, so that nothing between two looks is missed. */
export interface Waiter {
  /** Settles once it is woken, at once where it has been or an end has come, or after `withinMs`. */
  wait(withinMs: number): Promise<void>
  /** Whoever leaves must close it: the subscription lives as long as the process. */
  close(): void
}

/** Opens nothing until the first one subscribes. */
export function openNotifications({ databaseUrl, log }: { databaseUrl: string; log: Logger }): Notifications {
  const waiters = new Map<string, Set<() => void>>()
  let listening: Promise<{ close(): Promise<void> } | null> | null = null
  let isClosed = false

  const key = (channel: string, payload: string) => `${channel} ${payload}`
  const wake = (which: string) => {
    for (const waiter of waiters.get(which) ?? []) waiter()
  }

  function hear() {
    if (isClosed) return null
    listening ??= listen({
      databaseUrl,
      channels: Object.values(CHANNELS),
      onNotify: (channel, payload) => wake(key(channel, payload)),
      onReconnect: () => {
        for (const which of waiters.keys()) wake(which)
      },
      onError: (err) => log.warn({ err }, 'the connection for notifications was lost'),
    }).catch((err) => {
      log.warn({ err }, 'notifications cannot be heard')
      listening = null
      return null
    })
    return listening
  }

  return {
    async subscribe(channel, payload, ends) {
      const which = key(channel, payload)
      const { waiter, wake } = createWaiter(ends, () => {
        others.delete(wake)
        if (others.size === 0 && waiters.get(which) === others) waiters.delete(which)
      })
      const others = waiters.get(which) ?? new Set()
      waiters.set(which, others.add(wake))
      await hear()
      return waiter
    },
    async close() {
      isClosed = true
      await (await listening)?.close()
    },
  }
}

function createWaiter(ends: AbortSignal[], onClose: () => void): { waiter: Waiter; wake: () => void } {
  let isAwake = false
  let resume = () => {}
  const wake = () => {
    isAwake = true
    resume()
  }
  for (const end of ends) end.addEventListener('abort', wake)
  const waiter: Waiter = {
    close() {
      for (const end of ends) end.removeEventListener('abort', wake)
      onClose()
    },
    async wait(withinMs) {
      if (!isAwake && !ends.some((end) => end.aborted)) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs)
          resume = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isAwake = false
    },
  }
  return { waiter, wake }
}
