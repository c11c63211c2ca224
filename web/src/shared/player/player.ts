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
}

/** The one player of the app: it goes on while the parent looks at another page. */
export interface Player {
  state(): PlayerState
  subscribe(listener: () => void): () => void
  /** Seconds into the story, as heard now. */
  time(): number
  /**
   * Plays a story from where the family left it, and makes its narration first where there is none. Call it in the
   * click itself: phones start no sound otherwise. `voice`: the story's own unless told; `regenerate`: made anew.
   */
  play(story: StorySummary, how?: { voice?: Voice; regenerate?: boolean; at?: number }): void
  /** Gets a stored narration ready to sound the moment it is played. It interrupts nothing and costs its first bytes. */
  ready(story: StorySummary): void
  pause(): void
  resume(): void
  /** Plays this story, or pauses it where it is being played. */
  toggle(story: StorySummary): void
  skip(seconds: number): void
  seek(seconds: number): void
  setSpeed(speed: Speed): void
  setSleep(sleep: SleepChoice): void
  /** Tells that the words are followed on the screen: it is kept awake while they are and the story plays. */
  readAlong(on: boolean): void
  /** Seconds at which the family left this story; 0 where it never began or was heard to its end. */
  placeOf(storyId: string): number
  /** Ends play and forgets the story; its place is kept. */
  close(): void
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
