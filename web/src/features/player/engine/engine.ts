import type { Story } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { type DrawArtwork, type Player, type PlayerStatus, SILENT } from '../../../shared/player/player.ts'
import { changeSettings, currentSettings } from '../../../shared/settings/settings.ts'
import { familyStories } from '../api/narrate.ts'
import { audioOf } from './audio-of.ts'
import { createBackground } from './background.ts'
import { createBedtime } from './bedtime.ts'
import { lockScreen } from './lock-screen.ts'
import { otherTabs } from './other-tabs.ts'
import { type Places, placeToKeep } from './places.ts'
import { nextChapter, readAhead } from './series.ts'
import type { Store } from './store.ts'
import { createTransport } from './transport.ts'
import { wakeLock } from './wake-lock.ts'
import { watchStory } from './watch-story.ts'

const BACKGROUND_IN_S = 4
const BACKGROUND_PAUSE_S = 0.5
const BACKGROUND_OUT_S = 20
/** Seconds before the end at which the next chapter's narration is asked for. */
const AHEAD_S = 60
const KEEP_EACH_S = 5
/** Whoever only looked in leaves the place where it was. */
const HEARD_S = 3
const TICK_MS = 1000

export interface EngineParts {
  audio: HTMLAudioElement
  store: Store
  places: Places
  client: QueryClient
  artwork: DrawArtwork
}

export type Engine = Omit<Player, 'state' | 'subscribe' | 'placeOf'> & {
  /** Silence for good; keeps no place. */
  dispose(): void
}

type Wish = Parameters<ReturnType<typeof createTransport>['load']>[1]['wish']

/** Everything that happens around one audio element while a family listens. */
export function createEngine({ audio, store, places, client, artwork }: EngineParts): Engine {
  const leaving = new AbortController()
  let followed = false
  let begunAt = 0
  let keptAt = 0
  let aheadOf: string | null = null
  let last: PlayerStatus = 'idle'
  let stopWatching = () => {}

  const background = createBackground(tick)
  const awake = wakeLock()
  const tabs = otherTabs(() => transport.pause())
  const transport = createTransport({ audio, store, client, on: { leaves: keepPlace, moved: tick, ended } })
  const bedtime = createBedtime({
    store,
    on: {
      level(level) {
        audio.volume = level
        background.level(level)
      },
      sleep(place) {
        // Where the story is over, only the background sound is left.
        if (store.state().status === 'ended') background.off(BACKGROUND_PAUSE_S)
        transport.pause()
        if (place !== null) transport.seek(place)
      },
    },
  })
  const lock = lockScreen(
    {
      resume,
      pause: transport.pause,
      skip: (seconds) => seek(transport.time() + seconds),
      seek,
      close,
      next() {
        const next = nextChapter(client, store.state().story)
        if (next) begin(next, null, 0)
      },
    },
    artwork,
  )

  function begin(story: Story, wish: Wish, at: number): void {
    stopWatching()
    begunAt = at
    keptAt = at
    transport.load(story, { wish, at })
    background.prepare()
    lock.show(story)
    stopWatching = watchStory(client, story.id, {
      changed(fresh) {
        store.set({ story: fresh })
        lock.show(fresh)
      },
      deleted() {
        begunAt = Number.NaN
        places.forget(story.id)
        close()
      },
    })
    lock.hasNext(nextChapter(client, story) !== null)
    if (story.seriesTitle) {
      familyStories(client).then(
        () => lock.hasNext(nextChapter(client, store.state().story) !== null),
        () => {},
      )
    }
  }

  function keepPlace(): void {
    const { story, narration, isWhole, duration } = store.state()
    const at = transport.time()
    if (!story || !(Math.abs(at - begunAt) > HEARD_S)) return
    keptAt = at
    const place = placeToKeep(at, isWhole ? duration : null, narration)
    if (place === null) places.forget(story.id)
    else places.keep({ storyId: story.id, v: audioOf(story)?.v ?? null, at: place })
  }

  function tick(): void {
    const time = transport.time()
    bedtime.tick(time)
    const { status, story, duration, isWhole, speed, sleep } = store.state()
    if (status !== 'playing' || !story) return
    if (Math.abs(time - keptAt) > KEEP_EACH_S) keepPlace()
    const isLast = !currentSettings().chapterAfterChapter || sleep === 'end'
    if (isLast || !isWhole || aheadOf === story.id || (duration - time) / speed > AHEAD_S) return
    aheadOf = story.id
    // Where it fails now, the next chapter asks again itself, and says why.
    readAhead(client, story).catch(() => {})
  }

  function ended(): void {
    const { story, sleep } = store.state()
    const next = currentSettings().chapterAfterChapter && sleep !== 'end' ? nextChapter(client, story) : null
    keepPlace()
    if (next) begin(next, null, 0)
    else store.set({ status: 'ended' })
    if (sleep === 'end') bedtime.choose('off')
  }

  /** Everything else follows from what the one story does. */
  function followStatus(): void {
    const { status, sleep } = store.state()
    if (status === last) return
    last = status
    if (status === 'playing') {
      tabs.claim()
      background.on(BACKGROUND_IN_S)
    } else if (status === 'ended') {
      if (typeof sleep !== 'number') background.off(BACKGROUND_OUT_S)
    } else if (status !== 'preparing') {
      background.off(BACKGROUND_PAUSE_S)
      keepPlace()
    }
    const isOn = status === 'playing' || status === 'preparing'
    bedtime.count(isOn || status === 'ended')
    awake.want(followed && status === 'playing')
    lock.state(isOn ? 'playing' : status === 'idle' ? 'none' : 'paused')
    tellPosition()
  }

  function resume(): void {
    const { story, status } = store.state()
    if (story && (status === 'ended' || status === 'failed')) play(story)
    else transport.resume()
  }

  function play(story: Story, { voice, regenerate, at }: NonNullable<Parameters<Player['play']>[1]> = {}): void {
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
    tellPosition()
  }

  function tellPosition(): void {
    const { duration, speed } = store.state()
    lock.position(transport.time(), duration, speed)
  }

  function close(): void {
    stopWatching()
    transport.unload()
    bedtime.choose('off')
    lock.show(null)
    store.set({ ...SILENT, speed: currentSettings().speed })
  }

  const timer = setInterval(tick, TICK_MS)
  const stopFollowing = store.subscribe(followStatus)
  window.addEventListener('pagehide', keepPlace, { signal: leaving.signal })
  document.addEventListener('visibilitychange', keepPlace, { signal: leaving.signal })

  return {
    time: transport.time,
    pause: transport.pause,
    skip: (seconds) => seek(transport.time() + seconds),
    ...{ play, resume, seek, close },
    toggle(story) {
      const { story: loaded, status } = store.state()
      const isOn = loaded?.id === story.id && (status === 'playing' || status === 'preparing')
      if (isOn) transport.pause()
      else play(story)
    },
    setSleep(sleep) {
      bedtime.choose(sleep)
      // No minutes are left for the sound that outlasted the story.
      if (last === 'ended' && typeof sleep !== 'number') background.off(BACKGROUND_OUT_S)
    },
    setSpeed(speed) {
      changeSettings({ speed })
      transport.setSpeed()
      store.set({ speed })
      tellPosition()
    },
    readAlong(on) {
      followed = on
      awake.want(on && store.state().status === 'playing')
    },
    dispose() {
      begunAt = Number.NaN
      close()
      stopFollowing()
      clearInterval(timer)
      leaving.abort()
      background.close()
      tabs.close()
    },
  }
}
