import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@perinka/contract/catalog'
import { useSyncExternalStore } from 'react'

export const FONT_SIZES = ['smaller', 'normal', 'bigger'] as const
export const THEMES = ['night', 'candle', 'day'] as const

/** What belongs to this device, not to the family. */
export interface Settings {
  language: Language
  fontSize: (typeof FONT_SIZES)[number]
  autoplay: boolean
  backgroundAudio: boolean
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

function oneOf<Choice extends string>(choices: readonly Choice[], key: keyof Settings, fallback: Choice): Choice {
  return choices.find((choice) => choice === read(key)) ?? fallback
}

function readAll(): Settings {
  return {
    language: oneOf(LANGUAGES, 'language', DEFAULT_LANGUAGE),
    fontSize: oneOf(FONT_SIZES, 'fontSize', 'normal'),
    autoplay: read('autoplay') === 'true',
    backgroundAudio: read('backgroundAudio') !== 'false',
    theme: oneOf(THEMES, 'theme', 'night'),
  }
}

/** What the prerendered landing was made with, and what hydration must begin with. */
const DEFAULTS: Settings = {
  language: DEFAULT_LANGUAGE,
  fontSize: 'normal',
  autoplay: false,
  backgroundAudio: true,
  theme: 'night',
}

let settings = typeof localStorage === 'undefined' ? DEFAULTS : readAll()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
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
  return useSyncExternalStore(subscribe, currentSettings, () => DEFAULTS)
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
