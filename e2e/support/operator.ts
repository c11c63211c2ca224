import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run admin` for the product whose data folder is `dataDir`; rejects where it refuses. */
export async function operatorAt(dataDir: string, ...command: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['server/src/admin.ts', ...command], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })
}

/** The same for the product of all journeys. */
export const operator = (...command: string[]) => operatorAt(process.env.PERINKA_DATA ?? '', ...command)

/** Every right for the family at `email`, as an operator grants it. */
export const grantPremium = (email: string, dataDir: string) => operatorAt(dataDir, 'grant-lifetime', email)
