import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that Linux and macOS give out by themselves, to whoever listens at port 0 or connects. */
const FIRST = 11_000
const EACH = 200
/** Of journeys, and of tests. */
const LANES = 52

let next = Math.floor(Math.random() * EACH)

/**
 * A port of 127.0.0.1 at which nothing listens, for a program that is told where to listen: until it does, no other worker of
 * the run is given the same, and nobody takes it by chance.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < EACH; tries++) {
    const port = FIRST + lane() * EACH + (next++ % EACH)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').catch(() => false)
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No free port on 127.0.0.1')
}

/** Playwright and vitest number the workers that run at once; what runs by itself has the first lane. */
function lane(): number {
  const { TEST_PARALLEL_INDEX: journeys, VITEST_POOL_ID: tests } = process.env
  if (journeys) return 1 + (Number(journeys) % LANES)
  return tests ? 1 + LANES + (Number(tests) % LANES) : 0
}
