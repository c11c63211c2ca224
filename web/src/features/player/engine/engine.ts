import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { type DrawArtwork, type Player, SILENT } from '../../../shared/player/player.ts'
import { changeListening, currentListening } from '../../../shared/settings/listening.ts'
import { familyStories } from '../api/narrate.ts'
import { audioOf } from './audio-of.ts'
import { createBedtime } from './bedtime.ts'
import { type Places, placeToKeep } from './places.ts'
import { nextChapter, readAhead } from './series.ts'
import { onStatus, type Store } from './store.ts'
import { createSurroundings } from './surroundings.ts'
import { createTransport } from './transport.ts'
import { watchStory } from './watch-story.ts'

/** Seconds before the end at which the next chapter's narration is asked for. */
const AHEAD_S = 60
const KEEP_EACH_S = 5
/** Whoever only looked in leaves the place where it was. */
const HEARD_S = 3
const TICK_MS = 1000

interface EngineParts {
  audio: HTMLAudioElement
  store: Store
  places: Places
  client: QueryClient
  artwork: DrawArtwork
}

export type Engine = Omit<Player, 'state' | 'subscribe' | 'placeOf' | 'ready'> & {
  /** Closes, and asks the server nothing more. */
  hush(): void
  /** Silence for good; keeps no place. */
  dispose(): void
}

type Wish = Parameters<ReturnType<typeof createTransport>['load']>[1]['wish']

/** Everything that happens around one audio element while a family listens. */
export function createEngine({ audio, store, places, client, artwork }: EngineParts): Engine {
  const leaving = new AbortController()
  let begunAt = 0
  let keptAt = 0
  let aheadOf: string | null = null
  let stopWatching = () => {}

  const transport = createTransport({ audio, store, client, on: { leaves: keepPlace, moved: tick, ended } })
  const { pause, time } = transport
  const skip = (seconds: number) => seek(time() + seconds)
  const next = () => nextChapter(client, store.state().story)
  const around = createSurroundings({
    ...{ store, artwork, time },
    onPulse: tick,
    controls: { ...{ resume, pause, skip, seek }, close: () => close(), next: () => goOn(next()) },
  })
  const bedtime = createBedtime({
    store,
    on: {
      level(level) {
        audio.volume = level
        around.level(level)
      },
      sleep(place) {
        // Where the story is over, only the background sound is left.
        if (store.state().status === 'ended') around.quiet('now')
        pause()
        if (place !== null) transport.seek(place)
      },
    },
  })

  function begin(story: StorySummary, wish: Wish, at: number): void {
    stopWatching()
    begunAt = at
    keptAt = at
    transport.load(story, { wish, at })
    around.prepare()
    around.show(story)
    around.hasNext(next() !== null)
    stopWatching = watchStory(client, story.id, {
      changed(fresh) {
        store.set({ story: fresh })
        around.show(fresh)
      },
      deleted() {
        begunAt = Number.NaN
        places.forget(story.id)
        close(true)
      },
    })
    if (!story.seriesTitle) return
    familyStories(client).then(
      () => around.hasNext(next() !== null),
      () => {},
    )
  }

  function goOn(chapter: StorySummary | null): void {
    if (chapter) begin(chapter, null, 0)
  }

  function keepPlace(): void {
    const { story, status, narration, isWhole, duration } = store.state()
    const at = time()
    if (!story || status === 'failed' || !(Math.abs(at - begunAt) > HEARD_S)) return
    keptAt = at
    const place = placeToKeep(at, isWhole ? duration : null, narration)
    if (place === null) places.forget(story.id)
    else places.keep({ storyId: story.id, v: audioOf(story)?.v ?? null, at: place })
  }

  const goesOn = () => currentListening().chapterAfterChapter && store.state().sleep !== 'end'

  function tick(): void {
    bedtime.tick(time())
    const { status, story, duration, isWhole, speed } = store.state()
    if (status !== 'playing' || !story) return
    if (Math.abs(time() - keptAt) > KEEP_EACH_S) keepPlace()
    if (!goesOn() || !isWhole || aheadOf === story.id || (duration - time()) / speed > AHEAD_S) return
    aheadOf = story.id
    // Where it fails now, the next chapter asks again itself, and says why.
    readAhead(client, story, leaving.signal).catch(() => {})
  }

  function ended(): void {
    keepPlace()
    const chapter = goesOn() ? next() : null
    if (chapter) goOn(chapter)
    else store.set({ status: 'ended' })
    if (store.state().sleep === 'end') bedtime.choose('off')
  }

  function resume(): void {
    const { story, status } = store.state()
    if (story && (status === 'ended' || status === 'failed')) play(story)
    else transport.resume()
  }

  function play(story: StorySummary, { voice, regenerate, at }: NonNullable<Parameters<Player['play']>[1]> = {}): void {
    const { story: loaded, status } = store.state()
    const other = regenerate || (voice && voice !== story.voice)
    const isLoaded = loaded?.id === story.id && status !== 'failed' && status !== 'idle'
    if (other) begin(story, { voice: voice ?? story.voice, regenerate }, at ?? 0)
    else if (!isLoaded) begin(story, null, at ?? places.of(story.id, audioOf(story)?.v ?? null))
    else {
      if (at !== undefined || status === 'ended') seek(at ?? 0)
      transport.resume()
    }
  }

  function seek(seconds: number): void {
    transport.seek(seconds)
    around.moved()
  }

  function close(forGood = false): void {
    stopWatching()
    transport.unload(forGood)
    bedtime.choose('off')
    around.show(null)
    store.set({ ...SILENT, speed: currentListening().speed })
  }

  const timer = setInterval(tick, TICK_MS)
  const stopHearing = onStatus(store, (status) => {
    const isOver = status === 'paused' || status === 'failed' || status === 'idle'
    bedtime.count(!isOver)
    if (isOver) keepPlace()
  })
  window.addEventListener('pagehide', keepPlace, { signal: leaving.signal })
  document.addEventListener('visibilitychange', keepPlace, { signal: leaving.signal })

  return {
    ...{ play, pause, resume, seek, skip, time, readAlong: around.readAlong },
    close: () => close(),
    hush: () => close(true),
    toggle(story) {
      const { story: loaded, status } = store.state()
      if (loaded?.id === story.id && (status === 'playing' || status === 'preparing')) pause()
      else play(story)
    },
    setSpeed(speed) {
      changeListening({ speed })
      transport.setSpeed()
      store.set({ speed })
      around.moved()
    },
    setSleep(sleep) {
      bedtime.choose(sleep)
      if (store.state().status === 'ended' && typeof sleep !== 'number') around.quiet('slowly')
    },
    dispose() {
      begunAt = Number.NaN
      close(true)
      stopHearing()
      clearInterval(timer)
      leaving.abort()
      around.close()
    },
  }
}
