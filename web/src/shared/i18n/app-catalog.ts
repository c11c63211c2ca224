import type { Language } from '@perinka/contract/catalog'
import { currentSettings } from '../settings/settings.ts'
import { addMessages } from './i18n.ts'
import { needCatalog } from './language.ts'
import { loadLaterCatalog } from './later-catalog.ts'

/** What a family's first page says, one chunk a language. */
const APP = {
  en: () => import('./app-catalog.en.ts'),
  sk: () => import('./app-catalog.sk.ts'),
} as const

async function loadAppCatalog(language: Language): Promise<void> {
  const { messages } = await APP[language]()
  addMessages(language, messages)
}

/** A lazy part of the app together with its texts, so that neither shows without the other. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, needCatalog(loadAppCatalog, currentSettings().language)])
  return loaded
}

/** The same for what a family does not begin with. */
export async function withAllTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([withTexts(part), needCatalog(loadLaterCatalog, currentSettings().language)])
  return loaded
}
