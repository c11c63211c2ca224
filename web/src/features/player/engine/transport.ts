import type { Voice } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import type { PlayerFailure } from '../../../shared/player/player.ts'
import { currentListening } from '../../../shared/settings/listening.ts'
import { audioOf } from './audio-of.ts'
import { bufferedEnd } from './source-feed.ts'
import type { Store } from './store.ts'
import { openStory, type StorySource } from './story-source.ts'

interface TransportParts {
  audio: HTMLAudioElement
  store: Store
  client: QueryClient
  on: {
    /** The story's time is about to be lost. */
    leaves(): void
    moved(): void
    ended(): void
  }
}

export interface Transport {
  load(story: StorySummary, how: { wish: { voice: Voice; regenerate?: boolean | undefined } | null; at: number }): void
  resume(): void
  pause(): void
  /** As near to `seconds` as there is audio. */
  seek(seconds: number): void
  time(): number
  setSpeed(): void
  /** `forGood`: the story, or its family, is gone. */
  unload(forGood: boolean): void
}

/** Stories in the one audio element: which is loaded, whether it is to sound, and what the screens see of it. */
export function createTransport({ audio, store, client, on }: TransportParts): Transport {
  let source: StorySource | null = null
  let wanted = false
  let begun = 0

  function sound(): void {
    if (!wanted) return
    setSpeed()
    audio.play().catch((error: Error) => {
      // The browser starts no sound by itself: the story waits for a press, in silence.
      if (error.name === 'NotAllowedError') rest()
    })
  }

  function rest(): void {
    if (!wanted) return
    wanted = false
    audio.pause()
    store.set({ status: 'paused' })
  }

  function setSpeed(): void {
    // A new source takes the default rate.
    audio.defaultPlaybackRate = currentListening().speed
    audio.playbackRate = currentListening().speed
  }

  /** Seconds there are by now: of the whole, of what streams, or of what is being made elsewhere. */
  function known(): number {
    const { story, isWhole, narration } = store.state()
    if (audio.duration > 0 && audio.duration < Number.POSITIVE_INFINITY) return audio.duration
    const stored = isWhole && story ? audioOf(story)?.duration : null
    return stored ?? (audio.hasAttribute('src') ? bufferedEnd(audio) : (narration?.spokenMs ?? 0) / 1000)
  }

  function drop(forGood: boolean): void {
    if (!source) return
    on.leaves()
    wanted = false
    source.close(forGood)
    source = null
  }

  function empty(forGood: boolean): void {
    drop(forGood)
    audio.removeAttribute('src')
    audio.load()
  }

  function load(story: StorySummary, { wish, at }: Parameters<Transport['load']>[1]): void {
    drop(false)
    wanted = true
    begun = at
    const isShown = () => store.state().story?.id === story.id
    store.set({
      ...{ story, status: 'preparing', failure: null, narration: null },
      ...{ isWhole: false, duration: (!wish && audioOf(story)?.duration) || 0 },
    })
    source = openStory({
      ...{ audio, client, story, wish, at },
      tell: {
        source: sound,
        story: (fresh) => isShown() && store.set({ story: fresh }),
        narration(narration) {
          store.set({ narration })
          store.set({ duration: known() })
        },
        whole() {
          store.set({ isWhole: true })
          store.set({ duration: known() })
        },
        failed: (failure: PlayerFailure) => {
          empty(false)
          store.set({ status: 'failed', failure })
        },
      },
    })
  }

  const hears: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    playing() {
      if (!source || audio.paused) return
      // Also by a button of the system's that knows only the element.
      wanted = true
      store.set({ status: 'playing' })
    },
    // A call, another app, a headphone pulled out; at the end browsers say it as well.
    pause: () => !audio.ended && rest(),
    durationchange: () => source && store.set({ duration: known() }),
    timeupdate: on.moved,
    ended() {
      if (!wanted) return
      wanted = false
      on.ended()
    },
    error: () => source?.mend(audio.currentTime),
  }
  for (const [event, hear] of Object.entries(hears)) audio.addEventListener(event, hear)

  return {
    load,
    setSpeed,
    resume() {
      if (!source || wanted) return
      wanted = true
      store.set({ status: audio.readyState > audio.HAVE_CURRENT_DATA ? 'playing' : 'preparing' })
      if (audio.hasAttribute('src')) sound()
    },
    pause: rest,
    seek(seconds) {
      if (!source || !audio.hasAttribute('src')) return
      const { isWhole, status } = store.state()
      const to = Math.min(Math.max(0, seconds), isWhole ? known() : bufferedEnd(audio))
      if (status === 'ended') store.set({ status: 'paused' })
      if (source.holds(to) || !source.moveTo(to)) audio.currentTime = to
    },
    time: () => (audio.hasAttribute('src') ? audio.currentTime : source ? begun : 0),
    unload: empty,
  }
}
