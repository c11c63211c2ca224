import { type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@perinka/contract/catalog'

/** One instance for the page; catalogues are loaded into it as rooms are entered. */
export const i18n = setupI18n()

/** A missing id shows itself, so a gap is seen rather than hidden. */
export function translate(id: string, values?: Record<string, unknown>): string {
  return i18n._(id, values)
}

export function addMessages(language: Language, messages: Messages): void {
  i18n.load(language, messages)
}

export function activate(language: Language): void {
  // Its texts come with the rooms; before the first of them an empty catalogue is no gap to warn of.
  i18n.load(language, {})
  i18n.activate(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}
