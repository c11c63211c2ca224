import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Every right for the family at `email`, as an operator grants it. */
export async function grantPremium(email: string, dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['server/src/admin.ts', 'grant-lifetime', email], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
