import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server that takes every call and never says a word. */
export async function silentMailServer(): Promise<{ url: string; close(): void }> {
  const callers = new Set<Socket>()
  const server = createServer((caller) => {
    callers.add(caller)
    caller.on('error', () => undefined)
    caller.on('close', () => callers.delete(caller))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const caller of callers) caller.destroy()
      server.close()
    },
  }
}
