import { useEffect } from 'react'
import { useLanguage } from '../shared/i18n/language.ts'
import { useSettings } from '../shared/settings/settings.ts'

/** What stands around the page on a phone: the bar in the theme's colour, the app's name as it is installed. */
export function useDeviceLook(): void {
  const { theme } = useSettings()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour is the theme's
  useEffect(() => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  }, [theme])
  useEffect(() => {
    const manifest = language === 'sk' ? '/manifest.sk.webmanifest' : '/manifest.webmanifest'
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest)
  }, [language])
}
