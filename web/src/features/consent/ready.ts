import type { Language } from '@perinka/contract/catalog'
import { messages as en } from '../../locales/en/consent.json?lingui'
import { addMessages } from '../../shared/i18n/i18n.ts'
import { needCatalog } from '../../shared/i18n/language.ts'
import { currentSettings } from '../../shared/settings/settings.ts'
import { CookieBanner } from './CookieBanner.tsx'

/** The banner once its texts are there. */
export async function readyBanner() {
  await needCatalog(loadConsentTexts, currentSettings().language)
  return CookieBanner
}

/** A catalogue of its own, since the banner also stands where the app's texts have not come. */
export async function loadConsentTexts(language: Language): Promise<void> {
  const messages = language === 'en' ? en : (await import('../../locales/sk/consent.json?lingui')).messages
  addMessages(language, messages)
}
