import { SKIP_S } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import type { DrawArtwork } from '../../../shared/player/player.ts'

export interface Controls {
  resume(): void
  pause(): void
  skip(seconds: number): void
  seek(seconds: number): void
  close(): void
  next(): void
}

export interface LockScreen {
  /** Null takes everything away. */
  show(story: StorySummary | null): void
  state(state: MediaSessionPlaybackState): void
  /** Seconds; `duration` null while it is not known. */
  position(at: number, duration: number | null, speed: number): void
  hasNext(has: boolean): void
}

const NOWHERE: LockScreen = { show() {}, state() {}, position() {}, hasNext() {} }

/** Title, picture and buttons on the locked screen, on headphones and on the keyboard. */
export function lockScreen(controls: Controls, artwork: DrawArtwork): LockScreen {
  if (!('mediaSession' in navigator)) return NOWHERE
  const session = navigator.mediaSession
  let shown: string | null = null

  const on: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: controls.resume,
    pause: controls.pause,
    stop: controls.close,
    seekbackward: ({ seekOffset }) => controls.skip(-(seekOffset ?? SKIP_S)),
    seekforward: ({ seekOffset }) => controls.skip(seekOffset ?? SKIP_S),
    seekto: ({ seekTime }) => controls.seek(seekTime ?? 0),
  }

  /** An action that this browser does not know is one button less. */
  function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    try {
      session.setActionHandler(action, handler)
    } catch {}
  }

  async function draw(story: StorySummary, key: string): Promise<void> {
    const facts = { title: story.title, artist: 'Perinka', album: story.seriesTitle ?? '' }
    session.metadata = new MediaMetadata(facts)
    const src = await artwork(story).catch(() => null)
    if (src && shown === key) session.metadata = new MediaMetadata({ ...facts, artwork: [{ src, sizes: '512x512' }] })
  }

  return {
    show(story) {
      const key = story && `${story.id} ${story.title}`
      if (key === shown) return
      shown = key
      for (const [action, handler] of Object.entries(on)) {
        handle(action as MediaSessionAction, story ? handler : null)
      }
      if (story && key) return void draw(story, key)
      session.metadata = null
      handle('nexttrack', null)
    },
    state(state) {
      session.playbackState = state
    },
    position(at, duration, speed) {
      session.setPositionState?.(
        duration ? { duration, position: Math.min(Math.max(0, at), duration), playbackRate: speed } : undefined,
      )
    },
    hasNext: (has) => handle('nexttrack', has ? controls.next : null),
  }
}
