import { startProduct } from './product.ts'

/** One product for all journeys; every journey signs up families of its own. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.PERINKA_URL = product.url
  process.env.PERINKA_DATA = product.dataDir
  return () => product.stop()
}
