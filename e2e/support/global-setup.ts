import { startTestPostgres } from '@perinka/server/testing/postgres'
import type { FullConfig } from '@playwright/test'
import { sharePostgres, startProduct } from './product.ts'

/**
 * One product for all journeys, just as `npm start` makes it; every journey signs up families of its own. Products of other
 * settings share a PostgreSQL.
 */
export default async function startOnce({ workers }: FullConfig): Promise<() => Promise<void>> {
  // The identity counts on for as long as no minute passes without a sign-up, and here hundreds of families come in a row.
  const product = await startProduct({ env: { SIGN_IN_ATTEMPTS_PER_MINUTE: '10000' } })
  process.env.PERINKA_URL = product.url
  process.env.PERINKA_DATA = product.dataDir
  const postgres = await startTestPostgres(workers)
  sharePostgres(postgres)
  return async () => {
    await product.stop()
    await postgres.stop()
  }
}
