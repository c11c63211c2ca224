import { SKIP_S } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import type { DrawArtwork, PlayerCommand } from '../../../shared/player/player.ts'

export interface Controls {
  send(command: PlayerCommand): void
  /** Goes on with the next chapter. */
  goOn(): void
}

/** Title, picture and buttons on the locked screen, on headphones and on the keyboard. */
export function lockScreen(session: MediaSession, { send, goOn }: Controls, artwork: DrawArtwork) {
  let shown: string | null = null

  const on: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => send({ type: 'resume' }),
    pause: () => send({ type: 'pause' }),
    stop: () => send({ type: 'close' }),
    seekbackward: ({ seekOffset }) => send({ type: 'skip', seconds: -(seekOffset ?? SKIP_S) }),
    seekforward: ({ seekOffset }) => send({ type: 'skip', seconds: seekOffset ?? SKIP_S }),
    seekto: ({ seekTime }) => send({ type: 'seek', seconds: seekTime ?? 0 }),
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
    /** Null takes everything away. */
    show(story: StorySummary | null): void {
      const key = story && `${story.id} ${story.title}`
      if (key === shown) return
      shown = key
      for (const [action, handler] of Object.entries(on)) {
        handle(action as MediaSessionAction, story ? handler : null)
      }
      if (story && key) void draw(story, key)
      else {
        session.metadata = null
        handle('nexttrack', null)
      }
    },
    state(state: MediaSessionPlaybackState): void {
      session.playbackState = state
    },
    /** Seconds; `duration` 0 while it is not known. */
    position(at: number, duration: number, speed: number): void {
      session.setPositionState?.(
        duration ? { duration, position: Math.min(Math.max(0, at), duration), playbackRate: speed } : undefined,
      )
    },
    hasNext: (has: boolean) => handle('nexttrack', has ? goOn : null),
  }
}
