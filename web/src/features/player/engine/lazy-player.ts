import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { hasKeptAudio, openKeptAudio } from '../../../shared/offline/kept-audio.ts'
import type { DrawArtwork, Player } from '../../../shared/player/player.ts'
import { audioOf } from './audio-of.ts'
import type { Engine } from './engine.ts'
import { createPlaces } from './places.ts'
import { createStore } from './store.ts'

interface PlayerParts {
  userId: string
  client: QueryClient
  artwork: DrawArtwork
}

export interface LazyPlayer extends Player {
  /** Fetches the engine, so that a press starts sound at once. */
  preload(): void
  /** Closes, and asks the server nothing more. */
  hush(): void
  /** Silence for good; keeps no place. */
  dispose(): void
}

/** The player as the screens hold it; what makes it sound comes in a chunk of its own. */
export function lazyPlayer({ userId, client, artwork }: PlayerParts): LazyPlayer {
  const store = createStore()
  const places = createPlaces(userId)
  const audio = new Audio()
  let engine: Engine | null = null
  let loading: Promise<Engine> | null = null
  let isFollowed = false
  let isDisposed = false

  async function load(): Promise<Engine> {
    const { createEngine } = await import('./engine.ts')
    engine = createEngine({ audio, store, places, client, artwork })
    engine.readAlong(isFollowed)
    if (isDisposed) engine.dispose()
    return engine
  }

  function loaded(): Promise<Engine> {
    loading ??= load()
    // With the line back the next press tries again.
    loading.catch(() => {
      loading = null
    })
    return loading
  }

  function when(use: (engine: Engine) => void): void {
    if (engine) use(engine)
    else void loaded().then(use, () => {})
  }

  function play(...[story, how]: Parameters<Player['play']>): void {
    if (engine) {
      engine.play(story, how)
      return
    }
    // Pressed now, an iPhone lets it sound later.
    audio.load()
    store.set({ story, status: 'preparing', failure: null })
    loaded().then(
      (now) => {
        store.set({ story: null, status: 'idle' })
        now.play(story, how)
      },
      () => store.set({ status: 'failed', failure: 'unreachable' }),
    )
  }

  function ready(story: StorySummary): void {
    const stored = audioOf(story)
    if (store.state().status !== 'idle' || stored?.duration == null) return
    const show = (source: string) => {
      audio.preload = 'metadata'
      audio.src = source
      audio.currentTime = places.of(story.id, stored.v)
    }
    if (!hasKeptAudio(story.id, stored.address)) show(stored.address)
    else void openKeptAudio(story.id).then((kept) => kept && store.state().status === 'idle' && show(kept))
  }

  return {
    state: store.state,
    subscribe: store.subscribe,
    placeOf: (storyId) => places.of(storyId),
    time: () => engine?.time() ?? 0,
    play,
    ready,
    toggle: (story) => (engine ? engine.toggle(story) : play(story)),
    pause: () => when((now) => now.pause()),
    resume: () => when((now) => now.resume()),
    skip: (seconds) => when((now) => now.skip(seconds)),
    seek: (seconds) => when((now) => now.seek(seconds)),
    setSpeed: (speed) => when((now) => now.setSpeed(speed)),
    setSleep: (sleep) => when((now) => now.setSleep(sleep)),
    readAlong(on) {
      isFollowed = on
      engine?.readAlong(on)
    },
    close: () => when((now) => now.close()),
    hush: () => engine?.hush(),
    preload: () => when(() => {}),
    dispose() {
      isDisposed = true
      engine?.dispose()
    },
  }
}
