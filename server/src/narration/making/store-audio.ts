import { setTimeout as sleep } from 'node:timers/promises'
import { orAborted } from '../../aborted.ts'
import type { Database } from '../../db/connect.ts'
import { LEASE_LOST, type Lease } from '../../durable/lease.ts'
import { Failure } from '../../failure.ts'
import type { AudioStore } from '../../ports/audio-store.ts'
import { isHeld } from './leases.ts'
import { readAudio } from './parts.ts'

/** Name of a narration's object in the audio store. */
export function nameOf(id: string): string {
  return `${id}.mp3`
}

export interface Stored {
  byteLength: number
  /** Of these, the tag before the first sound. */
  tagLength: number
}

/**
 * Puts all parts of a narration into the store as one object, and tries again after each of `putAgainMs` where the
 * store is down. Nothing is half there, and the same again replaces it.
 */
export async function storeAudio(
  { db, audioStore }: { db: Database; audioStore: AudioStore },
  lease: Lease,
  signal: AbortSignal,
  putAgainMs: readonly number[],
): Promise<Stored> {
  const { id } = lease
  const parts = await readWhole(db, lease)
  const audio = Buffer.concat(parts)
  for (const wait of [...putAgainMs, null]) {
    // A store that hangs must not keep a process from stopping; what it still does then is done again.
    const [put] = await Promise.allSettled([orAborted(audioStore.put(nameOf(id), audio), signal)])
    signal.throwIfAborted()
    if (put.status === 'fulfilled') break
    if (wait === null) throw new Failure('narration_failed', { cause: put.reason })
    await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
  return { byteLength: audio.byteLength, tagLength: parts[0]?.byteLength ?? 0 }
}

/**
 * All parts, in one look at them and the lease: whoever took over from a process that slept may have finished and
 * deleted the parts, and what is left of them would replace the whole.
 */
function readWhole(db: Database, lease: Lease): Promise<Uint8Array[]> {
  return db.transaction(
    async (tx) => {
      if (!(await isHeld(tx, lease))) throw LEASE_LOST
      return Array.fromAsync(readAudio(tx, lease.id, 0))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
