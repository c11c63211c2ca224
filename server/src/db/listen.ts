import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ownClient } from './patience.ts'

export interface ListenOptions {
  databaseUrl: string
  channels: readonly string[]
  onNotify: (channel: string, payload: string) => void
  /** Called after every connection but the first: notifications sent meanwhile are lost, so look for yourself. */
  onReconnect: () => void
  onError: (error: Error) => void
}

const FIRST_DELAY_MS = 100
const LAST_DELAY_MS = 10_000

/**
 * Hears NOTIFY on a connection of its own, because one borrowed from a pool would be lent on. Connects
 * anew, ever more slowly, whenever the connection is lost; settles once it hears for the first time.
 */
export async function listen(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const closed = new AbortController()
  let client = await hear(options)
  const watching = (async () => {
    for (;;) {
      await lost(client)
      const next = await hearAgain(options, closed.signal)
      if (!next) return
      client = next
      options.onReconnect()
    }
  })()
  return {
    async close() {
      closed.abort()
      await client.end().catch(() => undefined)
      await watching
    },
  }
}

async function hear({ databaseUrl, channels, onNotify, onError }: ListenOptions): Promise<pg.Client> {
  const client = ownClient(databaseUrl)
  client.on('error', onError)
  client.on('notification', ({ channel, payload }) => onNotify(channel, payload ?? ''))
  try {
    await client.connect()
    await client.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; '))
    return client
  } catch (cause) {
    await client.end().catch(() => undefined)
    throw cause
  }
}

async function hearAgain(options: ListenOptions, signal: AbortSignal): Promise<pg.Client | null> {
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LAST_DELAY_MS)) {
    await sleep(delay, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return null
    const client = await hear(options).catch((error: Error) => void options.onError(error))
    if (client && !signal.aborted) return client
    await client?.end().catch(() => undefined)
  }
}

/** Asked right after connecting, so that no loss happens unseen in between. */
function lost(client: pg.Client): Promise<void> {
  return new Promise((resolve) => client.once('end', () => resolve()))
}
