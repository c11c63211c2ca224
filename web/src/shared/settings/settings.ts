import { DEFAULT_LANGUAGE, LANGUAGES, type Language, SPEEDS, type Speed } from '@perinka/contract/catalog'
import { useSyncExternalStore } from 'react'

export const FONT_SIZES = ['smaller', 'normal', 'bigger'] as const
export const THEMES = ['night', 'candle', 'day'] as const
export const BACKGROUND_SOUNDS = ['ocean', 'rain', 'crickets', 'music-box'] as const

/** What belongs to this device, not to the family. */
export interface Settings {
  language: Language
  fontSize: (typeof FONT_SIZES)[number]
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
  theme: (typeof THEMES)[number]
}

const PREFIX = 'perinka.'

function read(key: keyof Settings): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** What each setting may be; the first is what it is until somebody chooses. */
const CHOICES: { [Key in keyof Settings]: readonly Settings[Key][] } = {
  language: [DEFAULT_LANGUAGE, ...LANGUAGES],
  fontSize: ['normal', ...FONT_SIZES],
  autoplay: [false, true],
  backgroundAudio: [true, false],
  backgroundSound: BACKGROUND_SOUNDS,
  backgroundVolume: [50, ...Array(101).keys()],
  readAlong: [true, false],
  chapterAfterChapter: [false, true],
  playerKeys: [true, false],
  speed: [1, ...SPEEDS],
  theme: THEMES,
}

/** What is kept counts only where it is one of the choices of today. */
function settingsFrom(kept: (key: keyof Settings) => string | null): Settings {
  const entries = Object.entries(CHOICES).map(([key, choices]) => {
    const text = kept(key as keyof Settings)
    return [key, choices.find((choice) => `${choice}` === text) ?? choices[0]]
  })
  return Object.fromEntries(entries)
}

/** What the prerendered landing was made with, and what hydration must begin with. */
const DEFAULTS = settingsFrom(() => null)

let settings = typeof localStorage === 'undefined' ? DEFAULTS : settingsFrom(read)
const listeners = new Set<() => void>()

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True once somebody chose a language here, rather than getting the default. */
export function hasChosenLanguage(): boolean {
  return read('language') !== null
}

export function currentSettings(): Settings {
  return settings
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings, () => DEFAULTS)
}

/** Kept where the browser keeps things; where it does not, for this visit. */
export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  for (const [key, value] of Object.entries(changes)) {
    try {
      localStorage.setItem(PREFIX + key, String(value))
    } catch {
      // Private windows may refuse storage; the setting then lasts as long as the page.
    }
  }
  showSettings()
  for (const listener of listeners) listener()
}

/** Writes the look on the root element; before-paint.js does the same ahead of the first frame. */
export function showSettings(): void {
  const root = document.documentElement
  root.dataset.theme = settings.theme
  root.dataset.fontSize = settings.fontSize
}
