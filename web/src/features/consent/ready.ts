import { needCatalog } from '../../shared/i18n/language.ts'
import { currentSettings } from '../../shared/settings/settings.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { loadConsentTexts } from './load-consent-texts.ts'

/** The banner once its texts are there. */
export async function readyBanner() {
  await needCatalog(loadConsentTexts, currentSettings().language)
  return CookieBanner
}
