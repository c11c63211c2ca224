import type { Product } from '@perinka/e2e/support/product'
import { childOf } from '../processes.ts'

/** The built-in voice of this product. */
export function voiceProcess(product: Product): Promise<number> {
  return childOf(product.process.pid, 'voice/src/main')
}
