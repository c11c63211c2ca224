import { startProduct } from './product.ts'

/** One product for all journeys; every journey signs up families of its own. */
export default async function startOnce(): Promise<() => Promise<void>> {
  // The identity counts on for as long as no minute passes without a sign-up, and here hundreds of families come in a row.
  const product = await startProduct({ env: { SIGN_IN_ATTEMPTS_PER_MINUTE: '10000' } })
  process.env.PERINKA_URL = product.url
  process.env.PERINKA_DATA = product.dataDir
  return () => product.stop()
}
