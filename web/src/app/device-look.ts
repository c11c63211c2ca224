import { useEffect } from 'react'
import { useLanguage } from '../shared/i18n/language.ts'
import { useSettings } from '../shared/settings/settings.ts'
import { offerSplash } from './splash.ts'

/** Long after the page stands. */
const SPLASH_DELAY_MS = 5000

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
    // What is only a nicety fails without a word.
    const timer = setTimeout(() => void offerSplash().catch(() => {}), SPLASH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const manifest = language === 'sk' ? '/manifest.sk.webmanifest' : '/manifest.webmanifest'
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest)
  }, [language])
}
