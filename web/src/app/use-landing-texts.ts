import { useEffect, useState } from 'react'
import { loadLandingCatalog } from '../shared/i18n/landing-catalog.ts'
import { needCatalog } from '../shared/i18n/language.ts'
import { currentSettings } from '../shared/settings/settings.ts'

/** Whoever signs out meets the landing inside the app, which has come without its texts. */
export function useLandingTexts(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    void needCatalog(loadLandingCatalog, currentSettings().language).then(() => setLoaded(true))
  }, [])
  return loaded
}
