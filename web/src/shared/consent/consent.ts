import { load, save } from '../kept.ts'
import { createStore, useStore } from '../store.ts'

/** What a parent allowed beyond the necessary (specification, sections 2 and 3). */
export interface CookiePreferences {
  necessary: true
  analytics: boolean
  functional: boolean
}
export type CookieChoice = Pick<CookiePreferences, 'analytics' | 'functional'>

interface Consent {
  /** Null until a parent has chosen. */
  preferences: CookiePreferences | null
  /** The banner was asked for again, from the settings. */
  isReopened: boolean
}

const FLAG = 'perinka.consent'
const PREFERENCES = 'perinka.cookiePreferences'

const consent = createStore<Consent>({ preferences: read(), isReopened: false })

export const { subscribe: onConsent } = consent

export const useConsent = () => useStore(consent)

/** Nothing of this kind may be stored or loaded unless a parent said yes. */
export function isAllowed(kind: keyof CookieChoice): boolean {
  return consent.get().preferences?.[kind] ?? false
}

export function saveConsent({ analytics, functional }: CookieChoice): void {
  const preferences: CookiePreferences = { necessary: true, analytics, functional }
  save(PREFERENCES, JSON.stringify(preferences))
  save(FLAG, 'true')
  consent.set({ preferences, isReopened: false })
}

export function reopenCookieSettings(): void {
  consent.set({ ...consent.get(), isReopened: true })
}

export function closeCookieSettings(): void {
  consent.set({ ...consent.get(), isReopened: false })
}

/** The choice counts in every open tab. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Changed for a second time, the record is another one while the flag stays the same.
    if (key === FLAG || key === PREFERENCES || key === null) consent.set({ ...consent.get(), preferences: read() })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** A flag without a sound record is no consent. */
function read(): CookiePreferences | null {
  if (load(FLAG) !== 'true') return null
  try {
    const { analytics, functional } = JSON.parse(load(PREFERENCES) ?? '{}') ?? {}
    if (typeof analytics !== 'boolean' || typeof functional !== 'boolean') return null
    return { necessary: true, analytics, functional }
  } catch {
    return null
  }
}
