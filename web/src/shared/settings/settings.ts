import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@perinka/contract/languages'
import { deviceSettings, loadSetting } from './device-settings.ts'

export const FONT_SIZES = ['smaller', 'normal', 'bigger'] as const
export const THEMES = ['night', 'candle', 'day'] as const

/** What belongs to this device, not to the family. */
export interface Settings {
  language: Language
  fontSize: (typeof FONT_SIZES)[number]
  theme: (typeof THEMES)[number]
}

const settings = deviceSettings<Settings>({
  language: [DEFAULT_LANGUAGE, ...LANGUAGES],
  fontSize: ['normal', ...FONT_SIZES],
  theme: THEMES,
})

export const currentSettings = settings.get
export const useSettings = settings.use

/** True once somebody chose a language here, rather than getting the default. */
export function hasChosenLanguage(): boolean {
  return loadSetting('language') !== null
}

export function changeSettings(changes: Partial<Settings>): void {
  settings.change(changes)
  showSettings()
}

/** Writes the look on the root element; before-paint.js does the same ahead of the first frame. */
export function showSettings(): void {
  const root = document.documentElement
  const { theme, fontSize } = currentSettings()
  root.dataset.theme = theme
  root.dataset.fontSize = fontSize
}
