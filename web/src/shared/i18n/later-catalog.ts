import type { Language } from '@perinka/contract/languages'
import { addMessages } from './i18n.ts'

/** What a family's first page says nothing of, one chunk a language. */
const LATER = {
  en: () => import('./later-catalog.en.ts'),
  sk: () => import('./later-catalog.sk.ts'),
} as const

export async function loadLaterCatalog(language: Language): Promise<void> {
  const { messages } = await LATER[language]()
  addMessages(language, messages)
}
