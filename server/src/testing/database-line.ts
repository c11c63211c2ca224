import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to the test's PostgreSQL that can be troubled. */
export interface DatabaseLine {
  /** Address of the same database through the line. */
  url(databaseUrl: string): Promise<string>
  /** Nothing passes, and nobody is told: as where a machine has lost its power, or a network its way. */
  fallSilent(): void
  /** Hangs up on all and takes no more calls. */
  goDown(): Promise<void>
  /** What waits passes again, and calls are taken. */
  comeBack(): Promise<void>
  close(): Promise<void>
}

export async function databaseLine(): Promise<DatabaseLine> {
  const open = new Set<Socket>()
  let target = { path: '' } as { path: string } | { host: string; port: number }
  let isSilent = false
  let port = 0

  const server = createServer((near) => {
    const far = connect(target)
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
      if (isSilent) one.unpipe()
    }
  })
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await listen()

  const hangUp = async () => {
    for (const socket of open) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }

  return {
    async url(databaseUrl) {
      const url = new URL(databaseUrl)
      const folder = url.searchParams.get('host')
      const at = Number(url.port || 5432)
      target = folder ? { path: `${folder}/.s.PGSQL.${at}` } : { host: url.hostname, port: at }
      url.searchParams.delete('host')
      url.hostname = '127.0.0.1'
      url.port = String(port)
      return url.href
    },
    fallSilent() {
      isSilent = true
      for (const socket of open) socket.unpipe().pause()
    },
    goDown: hangUp,
    async comeBack() {
      isSilent = false
      if (!server.listening) return listen()
      // Those that fell silent have lost who they spoke with.
      for (const socket of open) socket.destroy()
    },
    close: hangUp,
  }
}
