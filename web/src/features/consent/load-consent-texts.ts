import type { Language } from '@perinka/contract/catalog'
import { messages as en } from '../../locales/en/consent.json?lingui'
import { addMessages } from '../../shared/i18n/i18n.ts'

/** A catalogue of its own, since the banner also stands where the app's texts have not come. */
export async function loadConsentTexts(language: Language): Promise<void> {
  const messages = language === 'en' ? en : (await import('../../locales/sk/consent.json?lingui')).messages
  addMessages(language, messages)
}
