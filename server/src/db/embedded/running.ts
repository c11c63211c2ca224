import { SUPERUSER } from './cluster.ts'
import { DATABASE } from './embedded.ts'
import { connectTo, ownersAddress } from './owner.ts'
import { choosePlace } from './place.ts'
import { readPidFile } from './previous.ts'

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
