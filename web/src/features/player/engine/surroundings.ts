import type { StorySummary } from '@perinka/contract/stories'
import type { DrawArtwork } from '../../../shared/player/player.ts'
import { wakeLock } from '../../../shared/wake-lock.ts'
import { createBackground } from './background.ts'
import { type Controls, lockScreen } from './lock-screen.ts'
import { otherTabs } from './other-tabs.ts'
import { onStatus, type Store } from './store.ts'

const BACKGROUND_IN_S = 4
const BACKGROUND_PAUSE_S = 0.5
const BACKGROUND_OUT_S = 20

interface SurroundingsParts {
  store: Store
  artwork: DrawArtwork
  controls: Controls
  /** Seconds into the story. */
  time: () => number
  /** About each second while the background sound is heard. */
  onPulse: () => void
}

export interface Surroundings {
  /** Within the click that starts a story. */
  prepare(): void
  show(story: StorySummary | null): void
  hasNext(has: boolean): void
  /** The story is at another place than the clock would have it. */
  moved(): void
  /** 0 to 1, of what the background sound has been set to. */
  level(level: number): void
  /** Ends the background sound that has outlasted its story. */
  quiet(how: 'now' | 'slowly'): void
  readAlong(on: boolean): void
  close(): void
}

/** What follows from whether a story plays: the sound beneath it, the locked screen, the lit one, the other tabs. */
export function createSurroundings({ store, artwork, controls, time, onPulse }: SurroundingsParts): Surroundings {
  let isFollowed = false
  let length = 0
  const background = createBackground(onPulse)
  const awake = wakeLock()
  const tabs = otherTabs(controls.pause)
  const lock = lockScreen(controls, artwork)

  function moved(): void {
    const { duration, speed } = store.state()
    length = duration
    lock.position(time(), duration, speed)
  }

  const stops = [
    onStatus(store, (status) => {
      const isOn = status === 'playing' || status === 'preparing'
      if (status === 'playing') {
        tabs.claim()
        background.on(BACKGROUND_IN_S)
      } else if (status === 'ended') {
        // With minutes on the sleep timer it goes on until they have passed.
        if (typeof store.state().sleep !== 'number') background.off(BACKGROUND_OUT_S)
      } else if (!isOn) background.off(BACKGROUND_PAUSE_S)
      awake.want(isFollowed && status === 'playing')
      lock.state(isOn ? 'playing' : status === 'idle' ? 'none' : 'paused')
      moved()
    }),
    store.subscribe(() => store.state().duration !== length && moved()),
  ]

  return {
    prepare: background.prepare,
    show: lock.show,
    hasNext: lock.hasNext,
    level: background.level,
    moved,
    quiet: (how) => background.off(how === 'now' ? BACKGROUND_PAUSE_S : BACKGROUND_OUT_S),
    readAlong(on) {
      isFollowed = on
      awake.want(on && store.state().status === 'playing')
    },
    close() {
      for (const stop of stops) stop()
      background.close()
      tabs.close()
      awake.want(false)
    },
  }
}
