import { startProduct } from './product.ts'

/** One product for all journeys; every journey signs up families of its own. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.PERINKA_URL = product.url
  return () => product.stop()
}
