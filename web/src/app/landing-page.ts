import { needCatalog } from '../shared/i18n/language.ts'
import { currentSettings } from '../shared/settings/settings.ts'
import { lazyPage } from './lazy-page.ts'

/** The landing with its texts and drawings, a chunk that a family does without. */
export const landingPage = lazyPage(async () => {
  const landing = await import('./pages/LandingPage.tsx')
  await Promise.all([landing.loadDrawings(), needCatalog(landing.loadLandingCatalog, currentSettings().language)])
  return landing
})
