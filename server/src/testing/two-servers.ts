import { freePort } from './free-port.ts'
import { awake, MAIN, programs, VOICELESS } from './program.ts'

export interface TwoServers {
  /** Their addresses, without a slash at the end. */
  urls: readonly [string, string]
  stop(): Promise<void>
}

/**
 * Two processes of the whole product on one database, as replicas behind a load balancer are: one secret, each its own
 * folder. Nothing is read aloud here.
 */
export async function startTwoServers(databaseUrl: string): Promise<TwoServers> {
  const shared = {
    ...VOICELESS,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'one secret of two servers, for tests alone',
    LOG_LEVEL: 'error',
  }
  const folders = await Promise.all([programs(), programs()])
  const stop = async () => {
    await Promise.all(folders.map((one) => one.stopAll()))
    await Promise.all(folders.map((one) => one.remove()))
  }
  const start = async (index: 0 | 1): Promise<string> => {
    const port = await freePort()
    await awake(folders[index].run(MAIN, { ...shared, PORT: port }), port)
    return `http://127.0.0.1:${port}`
  }
  try {
    return { urls: await Promise.all([start(0), start(1)]), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
