/** As far ahead of what is heard as it helps to be, and well within any browser's quota; the rest waits in memory. */
const AHEAD_S = 600
/** Kept behind when room is needed: going back a little stays without a pause. */
const BEHIND_S = 60
/** Bytes that wait at most before the connection itself has to: the longest narration there may be. */
const WAITING_BYTES = 24_000_000

interface Clock {
  readonly currentTime: number
  addEventListener: EventTarget['addEventListener']
  removeEventListener: EventTarget['removeEventListener']
}

export type SourceFeed = ReturnType<typeof feedSource>

/**
 * Hands bytes to a source buffer one append at a time, and not further ahead than `AHEAD_S`. Where the browser's quota is
 * full, what was heard gives way; where nothing can, it waits until the story has moved on. One closure, around the one buffer.
 */
export function feedSource(source: MediaSource, buffer: SourceBuffer, clock: Clock) {
  const waiting: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let isFull = false
  let isLast = false
  let isStopped = false
  let room: (() => void) | null = null

  function next(): void {
    if (isStopped || buffer.updating || source.readyState !== 'open') return
    if (isFull && evict()) return
    const [chunk] = waiting
    if (!chunk) {
      if (isLast) source.endOfStream()
    } else if (!isFull && bufferedEnd(buffer) - clock.currentTime < AHEAD_S) append(chunk)
  }

  function append(chunk: Uint8Array<ArrayBuffer>): void {
    try {
      buffer.appendBuffer(chunk)
    } catch (error) {
      if ((error as Error).name !== 'QuotaExceededError') throw error
      isFull = true
    }
    if (isFull) next()
    else took(chunk)
  }

  function took(chunk: Uint8Array): void {
    waiting.shift()
    bytes -= chunk.length
    if (bytes < WAITING_BYTES) room?.()
  }

  /** Starts to make room; false where there is nothing that may go. */
  function evict(): boolean {
    const start = buffer.buffered.length > 0 ? buffer.buffered.start(0) : 0
    const end = clock.currentTime - BEHIND_S
    if (end <= start) return false
    isFull = false
    buffer.remove(start, end)
    return true
  }

  const moved = () => next()
  buffer.addEventListener('updateend', moved)
  for (const event of CLOCK_EVENTS) clock.addEventListener(event, moved)

  return {
    /** Resolves at once, or when there is room for more to wait. */
    push(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
      waiting.push(chunk)
      bytes += chunk.length
      next()
      if (bytes < WAITING_BYTES || isStopped) return Promise.resolve()
      return new Promise((resolve) => {
        room = resolve
      })
    },
    /** No more bytes: the duration is exact once they are all in. */
    end(): void {
      isLast = true
      next()
    },
    stop(): void {
      isStopped = true
      room?.()
      buffer.removeEventListener('updateend', moved)
      for (const event of CLOCK_EVENTS) clock.removeEventListener(event, moved)
    },
  }
}

/** Told also while the page is hidden, where timers sleep. */
const CLOCK_EVENTS = ['timeupdate', 'seeking'] as const

/** Seconds up to which there is sound. */
export function bufferedEnd({ buffered }: { buffered: TimeRanges }): number {
  return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
}
