import type { AudioStoreConfig } from '../../config/audio-store.ts'
import type { AudioStore } from '../../ports/audio-store.ts'
import { fileAudioStore } from './files.ts'

/** The audio store that the configuration names. */
export async function createAudioStore(config: AudioStoreConfig): Promise<AudioStore> {
  if (config.adapter === 'files') return fileAudioStore(config.folder)
  const { s3AudioStore } = await import('./s3.ts')
  return s3AudioStore(config)
}
