import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Product } from './product.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type Kept = Pick<Product, 'dataDir' | 'env'>

/** The product of all journeys. */
const ofAll = (): Kept => ({ dataDir: process.env.PERINKA_DATA ?? '', env: {} })

/** `npm run admin` for a product; rejects where it refuses. */
async function operatorAt({ dataDir, env }: Kept, ...command: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['server/src/admin.ts', ...command], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })
}

/** The same for the product of all journeys. */
export const operator = (...command: string[]) => operatorAt(ofAll(), ...command)

/** Every right for the family at `email`, as an operator grants it; `product`: that of all journeys unless told. */
export const grantPremium = (email: string, product = ofAll()) => operatorAt(product, 'grant-lifetime', email)
