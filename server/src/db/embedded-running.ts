import { DATABASE } from './embedded.ts'
import { SUPERUSER } from './embedded-cluster.ts'
import { connectTo, ownersAddress } from './embedded-owner.ts'
import { choosePlace } from './embedded-place.ts'
import { readPidFile } from './embedded-previous.ts'

/** Address of the private PostgreSQL that a running app keeps on this folder; null where none does. */
export async function findRunning(dataDir: string): Promise<string | null> {
  const place = await choosePlace(dataDir, () => undefined)
  const left = await readPidFile(place)
  if (!left) return null
  const connection = await connectTo(place, left.socketDir)
  if (typeof connection !== 'object') return null
  try {
    if (!(await ownersAddress(connection))) return null
    return `postgres://${SUPERUSER}@localhost/${DATABASE}?host=${encodeURIComponent(left.socketDir)}`
  } finally {
    await connection.end()
  }
}
