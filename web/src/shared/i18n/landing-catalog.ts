import type { Language } from '@perinka/contract/catalog'
import { messages as en } from '../../locales/en/landing.json?lingui'
import { addMessages } from './i18n.ts'

/** English comes with the landing, which is prerendered in it; Slovak when somebody asks for it. */
export async function loadLandingCatalog(language: Language): Promise<void> {
  if (language === 'en') addMessages(language, en)
  else addMessages(language, (await import('../../locales/sk/landing.json?lingui')).messages)
}
