import { type DrawArtwork, isOn, type PlayerStatus } from '../../../shared/player/player.ts'
import { wakeLock } from '../../../shared/wake-lock.ts'
import { createBackground } from './background.ts'
import { type Controls, lockScreen } from './lock-screen.ts'
import { otherTabs } from './other-tabs.ts'
import type { Playback } from './playback.ts'

const BACKGROUND_IN_S = 4
const BACKGROUND_PAUSE_S = 0.5
const BACKGROUND_OUT_S = 20

interface EffectsParts extends Controls {
  playback: Playback
  artwork: DrawArtwork
  /** Seconds into the story. */
  time: () => number
  /** About each second while the background sound is heard. */
  onPulse: () => void
}

/** What follows from whether a story plays: the sound beneath it, the locked screen, the lit one, the other tabs. */
export function createEffects({ playback, artwork, time, onPulse, ...controls }: EffectsParts) {
  const background = createBackground(onPulse)
  const awake = wakeLock()
  const tabs = otherTabs(() => controls.send({ type: 'pause' }))
  const lock = 'mediaSession' in navigator ? lockScreen(navigator.mediaSession, controls, artwork) : null
  let last = { status: 'idle' as PlayerStatus, duration: 0, speed: 1 }

  function moved(): void {
    const { duration, speed } = playback.state()
    lock?.position(time(), duration, speed)
  }

  function update(): void {
    const { story, status, duration, speed, sleep, isFollowed } = playback.state()
    const before = last
    last = { status, duration, speed }
    lock?.show(story)
    lock?.state(isOn(status) ? 'playing' : status === 'idle' ? 'none' : 'paused')
    awake.want(isFollowed && status === 'playing')
    if (status === 'playing') background.on(BACKGROUND_IN_S)
    // After the story it goes on as long as there are minutes on the sleep timer.
    else if (status === 'ended' && typeof sleep !== 'number') background.off(BACKGROUND_OUT_S)
    else if (status !== 'ended' && !isOn(status)) background.off(BACKGROUND_PAUSE_S)
    if (status === 'playing' && status !== before.status) tabs.claim()
    if (status !== before.status || duration !== before.duration || speed !== before.speed) moved()
  }

  const stop = playback.subscribe(update)
  update()
  return {
    /** Within the click that starts a story. */
    prepare: background.prepare,
    hasNext: (has: boolean) => lock?.hasNext(has),
    level: background.level,
    /** Tells that the story is at another position than the clock would have it. */
    moved,
    /** Ends the background sound that has outlasted its story. */
    quiet: () => background.off(BACKGROUND_PAUSE_S),
    close(): void {
      stop()
      background.close()
      tabs.close()
      awake.want(false)
    },
  }
}
