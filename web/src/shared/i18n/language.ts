import type { Language } from '@perinka/contract/catalog'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { activate, i18n } from './i18n.ts'

type Loader = (language: Language) => Promise<void>

/** Catalogues the page needs so far; a change of language loads each in the other one. */
const loaders = new Map<Loader, Set<Language>>()

/** Makes sure that `loader`'s catalogue stands in `language` and, from now on, in any that is chosen. */
export async function needCatalog(loader: Loader, language: Language): Promise<void> {
  const loaded = loaders.get(loader) ?? new Set()
  loaders.set(loader, loaded)
  if (loaded.has(language)) return
  await loader(language)
  loaded.add(language)
  if (i18n.locale === language) activate(language)
}

export function useLanguage(): Language {
  return useSettings().language
}

let wanted: Language | null = null

/**
 * Switches at once where the texts are here already, else as soon as they are: those too that are asked for meanwhile. Of
 * two quick choices the later one counts.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language
  while ([...loaders.values()].some((loaded) => !loaded.has(language))) {
    await Promise.all([...loaders.keys()].map((loader) => needCatalog(loader, language)))
  }
  if (wanted !== language) return
  activate(language)
  changeSettings({ language })
}

/** Each language by its own name, whatever the interface speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', sk: 'Slovenčina' }
