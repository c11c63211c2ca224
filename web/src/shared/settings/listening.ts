import { SPEEDS, type Speed } from '@perinka/contract/catalog'
import { deviceSettings } from './device-settings.ts'

export const BACKGROUND_SOUNDS = ['ocean', 'rain', 'crickets', 'music-box'] as const

/** How this device reads aloud. Apart from the look, for which the first page pays. */
export interface Listening {
  autoplay: boolean
  backgroundAudio: boolean
  backgroundSound: (typeof BACKGROUND_SOUNDS)[number]
  /** Percent of the loudest that stays under a quiet voice. */
  backgroundVolume: number
  /** The words light up as they are spoken. */
  readAlong: boolean
  /** A series is read chapter after chapter. */
  chapterAfterChapter: boolean
  /** Keys play, pause and skip while nothing else has the keyboard. */
  playerKeys: boolean
  speed: Speed
}

export const {
  get: currentListening,
  use: useListening,
  change: changeListening,
  subscribe: onListening,
} = deviceSettings<Listening>({
  autoplay: [false, true],
  backgroundAudio: [true, false],
  backgroundSound: BACKGROUND_SOUNDS,
  backgroundVolume: [50, ...Array(101).keys()],
  readAlong: [true, false],
  chapterAfterChapter: [false, true],
  playerKeys: [true, false],
  speed: [1, ...SPEEDS],
})
