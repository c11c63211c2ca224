import type { Speed, Voice } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { StorySummary } from '@perinka/contract/stories'
import { createContext, use, useSyncExternalStore } from 'react'

/** When the player falls silent by itself: never, at the story's end, or after so many minutes. */
export const SLEEP_CHOICES = ['off', 'end', 5, 10, 15, 30] as const
export type SleepChoice = (typeof SLEEP_CHOICES)[number]

/**
 * `preparing`: asked for, no sound yet. `ended`: the story is over; the background sound may still go on. `failed`: play
 * has stopped; `failure` says why, and the screens tell the parent.
 */
export type PlayerStatus = 'idle' | 'preparing' | 'playing' | 'paused' | 'ended' | 'failed'

/** It sounds, or is about to. */
export const isOn = (status: PlayerStatus) => status === 'playing' || status === 'preparing'

/**
 * `making`: no narration came. `playback`: there is one, but it does not sound. `premium`: it is a subscriber's right.
 * `too_long`, `too_many`, `too_many_streams`: the server refused for now or for good. `unreachable`: it could not be asked.
 */
export type PlayerFailure =
  | 'making'
  | 'playback'
  | 'premium'
  | 'too_long'
  | 'too_many'
  | 'too_many_streams'
  | 'unreachable'

export interface PlayerState {
  /** What is played, paused or got ready; null while `idle`. */
  story: StorySummary | null
  status: PlayerStatus
  /** Set while `failed`. */
  failure: PlayerFailure | null
  /** Seconds of audio known by now; it grows while the narration is being made. */
  duration: number
  /** Whether all of the audio is there. */
  isWhole: boolean
  /** State and times of the narration; null until they are known. */
  narration: Narration | null
  speed: Speed
  sleep: SleepChoice
  /** Milliseconds since 1970; null where no minutes are counted. */
  sleepsAt: number | null
  /** Whether the words are followed on the screen. */
  isFollowed: boolean
}

/** What the family, the locked screen or another tab wants of the player. */
export type PlayerCommand =
  /**
   * Plays a story from where the family left it, or from `at` (seconds), and makes its narration first where there is
   * none. `voice`: the story's own unless told; `regenerate`: made anew.
   */
  | { type: 'play'; story: StorySummary; voice?: Voice; regenerate?: boolean; at?: number }
  /** Plays this story, or pauses it where it is being played. */
  | { type: 'toggle'; story: StorySummary }
  | { type: 'pause' | 'resume' }
  | { type: 'skip' | 'seek'; seconds: number }
  | { type: 'speed'; speed: Speed }
  | { type: 'sleep'; sleep: SleepChoice }
  /** Ends play and forgets the story; its position is kept. */
  | { type: 'close' }

/** The one player of the app: it goes on while the parent looks at another page. */
export interface Player {
  state(): PlayerState
  subscribe(listener: () => void): () => void
  /** Seconds into the story, as heard now. */
  time(): number
  /** Seconds at which the family left this story; 0 where it never began or was heard to its end. */
  positionOf(storyId: string): number
  /** Gets a stored narration ready to sound the moment it is played. It interrupts nothing and costs its first bytes. */
  ready(story: StorySummary): void
  /** Tells whether the words are followed on the screen: it is kept awake while they are and the story plays. */
  setFollowed(isFollowed: boolean): void
  /** What starts sound comes in the click itself: phones start none otherwise. */
  send(command: PlayerCommand): void
}

export const SILENT: PlayerState = {
  story: null,
  status: 'idle',
  failure: null,
  duration: 0,
  isWhole: false,
  narration: null,
  speed: 1,
  sleep: 'off',
  sleepsAt: null,
  isFollowed: false,
}

/** Address of a story's picture for the lock screen, 512 × 512; null where it cannot be drawn. The app hands it down. */
export type DrawArtwork = (story: StorySummary) => Promise<string | null>

/** Null for a visitor: a story by link is read, not heard. */
export const PlayerContext = createContext<Player | null>(null)

export function usePlayer(): Player | null {
  return use(PlayerContext)
}

/** What the player is doing; changes with each state, not with each second. */
export function usePlayerState(): PlayerState {
  const player = usePlayer()
  return useSyncExternalStore(player?.subscribe ?? never, player?.state ?? silent)
}

const never = () => () => {}
const silent = () => SILENT
