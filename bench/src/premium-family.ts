import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Family, newFamily } from '@perinka/e2e/support/family'
import type { Product } from '@perinka/e2e/support/product'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A family with every right, as an operator grants it. */
export async function premiumFamily(product: Product): Promise<Family> {
  const family = await newFamily(product.url)
  await promisify(execFile)(process.execPath, ['server/src/admin.ts', 'grant-lifetime', family.email], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
  return family
}
