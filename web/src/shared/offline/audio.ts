import type { StorySummary } from '@perinka/contract/stories'

/** The audio that an offline copy holds (specification, section 3): the standard one, else the other. `isWhole`: it is made. */
export function savedAudioOf(
  story: Pick<StorySummary, 'standardAudioUrl' | 'standardDuration' | 'audioUrl' | 'duration'>,
) {
  if (story.standardAudioUrl) return { address: story.standardAudioUrl, isWhole: story.standardDuration !== null }
  return story.audioUrl ? { address: story.audioUrl, isWhole: story.duration !== null } : null
}

/** The story is saved all the same; `message` says what the server said. */
export class AudioNotDownloaded extends Error {
  /** The status text, or what broke the connection. */
  readonly status: string

  constructor(status: string, cause?: unknown) {
    super(`failed to download audio: ${status}`, { cause })
    this.name = 'AudioNotDownloaded'
    this.status = status
  }
}

/** Fetches the bytes. `onProgress` hears how much has come, from 0 to 1, where the server says how much there is. */
export async function downloadAudio(address: string, onProgress: (part: number) => void): Promise<Blob> {
  try {
    const response = await fetch(address, { credentials: 'include' })
    if (!response.ok) throw new AudioNotDownloaded(response.statusText || String(response.status))
    return await readAll(response, onProgress)
  } catch (error) {
    if (error instanceof AudioNotDownloaded) throw error
    throw new AudioNotDownloaded(error instanceof Error ? error.message : String(error), error)
  }
}

async function readAll(response: Response, onProgress: (part: number) => void): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? 'audio/mpeg'
  const total = Number(response.headers.get('Content-Length'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let got = 0
  const reader = response.body?.getReader()
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) break
    parts.push(read.value)
    got += read.value.length
    if (total > 0) onProgress(Math.min(1, got / total))
  }
  if (total > 0 && got < total) throw new AudioNotDownloaded('the line broke')
  return new Blob(parts, { type })
}
