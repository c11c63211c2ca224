import type { StorySummary } from '@perinka/contract/stories'
import { type PlayerFailure, type PlayerState, type PlayerStatus, SILENT } from '../../../shared/player/player.ts'
import { currentListening } from '../../../shared/settings/listening.ts'
import { createStore } from '../../../shared/store.ts'

/** What happens to the story in the player. `waits`: told to sound, and nothing is heard yet. */
export type PlaybackEvent =
  | { type: 'loads'; story: StorySummary; duration: number }
  | { type: 'waits' | 'sounds' | 'rests' | 'sought' | 'ends' | 'closes' }
  | { type: 'fails'; failure: PlayerFailure }

const ON = ['preparing', 'playing'] as const
const LOADED = [...ON, 'paused', 'ended'] as const
const ANY = [...LOADED, 'idle', 'failed'] as const

/** Which status each event leads to, and from where; from elsewhere it changes nothing. */
const STEPS: Record<PlaybackEvent['type'], { from: readonly PlayerStatus[]; to: PlayerStatus }> = {
  loads: { from: ANY, to: 'preparing' },
  waits: { from: ['paused', 'ended'], to: 'preparing' },
  sounds: { from: LOADED, to: 'playing' },
  rests: { from: ON, to: 'paused' },
  sought: { from: ['ended'], to: 'paused' },
  ends: { from: ON, to: 'ended' },
  fails: { from: LOADED, to: 'failed' },
  closes: { from: ANY, to: 'idle' },
}

export function playbackReducer(state: PlayerState, event: PlaybackEvent): PlayerState {
  const { from, to } = STEPS[event.type]
  if (!from.includes(state.status)) return state
  const { speed, sleep, sleepsAt, isFollowed } = state
  switch (event.type) {
    case 'loads':
      return { ...SILENT, speed, sleep, sleepsAt, isFollowed, story: event.story, duration: event.duration, status: to }
    case 'closes':
      return { ...SILENT, speed, isFollowed }
    default:
      return { ...state, status: to, failure: event.type === 'fails' ? event.failure : null }
  }
}

/** What is known of the story by and by, and what the family chose. */
export type Facts = Partial<Omit<PlayerState, 'status' | 'failure'>>

export type Playback = ReturnType<typeof createPlayback>

/** What the screens see of the player; they hear only of what really changed. */
export function createPlayback() {
  const { get, set, subscribe } = createStore<PlayerState>({ ...SILENT, speed: currentListening().speed })
  const change = (next: PlayerState) => {
    const keys = Object.keys(next) as (keyof PlayerState)[]
    if (keys.some((key) => !Object.is(get()[key], next[key]))) set(next)
  }
  return {
    state: get,
    subscribe,
    dispatch: (event: PlaybackEvent) => change(playbackReducer(get(), event)),
    learn: (facts: Facts) => change({ ...get(), ...facts }),
  }
}

/** Hears each new status, once. Returns what ends it. */
export function onStatus(playback: Playback, hear: (status: PlayerStatus) => void): () => void {
  let last = playback.state().status
  return playback.subscribe(() => {
    const { status } = playback.state()
    if (status === last) return
    last = status
    hear(status)
  })
}
