import { isServerAway } from '../api/reach.ts'
import { readOffline } from './database.ts'
import { currentSaved } from './saved.ts'

/** One lives at a time: what is played, or got ready to be. */
let shown: { id: string; audio: string; url: string } | null = null

/**
 * Whether a story sounds from this device: it keeps the audio of this address or, while the server is away, any of the
 * story's.
 */
export function hasSavedAudio(id: string, address: string): boolean {
  const audio = currentSaved().stored.get(id)?.audio ?? null
  return audio !== null && (audio === address || isServerAway())
}

/** The kept audio as an address for the player, where it was got ready before; null otherwise. */
export function readyAudio(id: string): string | null {
  return shown?.id === id && shown.audio === currentSaved().stored.get(id)?.audio ? shown.url : null
}

/** Gets the kept audio ready, as an address for the player; null where it is not there after all. */
export async function openSavedAudio(id: string): Promise<string | null> {
  const ready = readyAudio(id)
  if (ready) return ready
  const audio = currentSaved().stored.get(id)?.audio
  const saved = await readOffline(id).catch(() => null)
  if (!saved?.audio || audio == null) return null
  if (shown) URL.revokeObjectURL(shown.url)
  shown = { id, audio, url: URL.createObjectURL(saved.audio) }
  return shown.url
}
