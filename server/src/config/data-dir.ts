import { chmod, mkdir, mkdtemp, readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefused } from './start-refused.ts'

/**
 * Makes the data folder where it is missing and refuses one that cannot be written. Closed to other users; as root
 * they may pass through, because PostgreSQL, which never runs as root, keeps its files inside. A folder that already
 * holds something keeps its mode.
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    // Tried for real: modes say nothing about access lists and read-only disks.
    await rmdir(await mkdtemp(join(dataDir, '.writable-')))
    if (runsAsRoot() && (await readdir(dataDir)).length === 0) await chmod(dataDir, 0o711)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
    throw new StartRefused(
      `The data folder ${dataDir} cannot be written (${reason}); make it writable or choose another with DATA_DIR.`,
    )
  }
}

/** The effective user decides what may be written; Windows has no such number. */
export function runsAsRoot(): boolean {
  return process.geteuid?.() === 0
}
