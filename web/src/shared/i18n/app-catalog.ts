import type { Messages } from '@lingui/core'
import type { Language } from '@perinka/contract/languages'
import { currentSettings } from '../settings/settings.ts'
import { addMessages } from './i18n.ts'
import { needCatalog } from './language.ts'

type Catalog = Record<Language, () => Promise<{ messages: Messages }>>

const loader = (catalog: Catalog) => async (language: Language) => {
  const { messages } = await catalog[language]()
  addMessages(language, messages)
}

/** What a family's first page says, one chunk a language. */
const loadFirstTexts = loader({
  en: () => import('./app-catalog.en.ts'),
  sk: () => import('./app-catalog.sk.ts'),
})

/** What it says nothing of. */
const loadLaterTexts = loader({
  en: () => import('./later-catalog.en.ts'),
  sk: () => import('./later-catalog.sk.ts'),
})

/** A lazy part of the app together with its texts, so that neither shows without the other. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, needCatalog(loadFirstTexts, currentSettings().language)])
  return loaded
}

/** The same for what a family does not begin with. */
export async function withAllTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([withTexts(part), needCatalog(loadLaterTexts, currentSettings().language)])
  return loaded
}
