import { feedSource, type SourceFeed } from './source-feed.ts'

const TYPE = 'audio/mpeg'

/** iPhones have no MediaSource for it: they wait for the whole narration. */
export function canStream(): boolean {
  return typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(TYPE)
}

export type StreamSource = ReturnType<typeof openStream>

/** Gives `audio` a source that grows while it plays, and that begins at `at` as soon as there is that much. */
export function openStream(audio: HTMLAudioElement, at: number) {
  const source = new MediaSource()
  const address = URL.createObjectURL(source)
  let feed: SourceFeed | null = null
  let isStopped = false
  const opened = new Promise<void>((resolve) => {
    source.addEventListener(
      'sourceopen',
      () => {
        URL.revokeObjectURL(address)
        if (isStopped) return
        // Or a beginning beyond the first bytes would be cut back to them.
        if (at > 0) source.setLiveSeekableRange(0, at + 1)
        feed = feedSource(source, source.addSourceBuffer(TYPE), audio)
        resolve()
      },
      { once: true },
    )
  })
  audio.src = address
  audio.currentTime = at
  return {
    async push(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      if (!feed) await opened
      await feed?.push(bytes)
    },
    end: () => void opened.then(() => feed?.end()),
    stop(): void {
      isStopped = true
      feed?.stop()
    },
  }
}
