import { isAllowed, onConsent } from '../consent/consent.ts'
import { load, save } from '../kept.ts'
import { FAMILY_PREFIX, familyKey } from './family-storage.ts'

/** What is remembered without having been asked for; a change of consent moves or removes it. */
const UNASKED = ['places', 'reading'] as const
export type Unasked = (typeof UNASKED)[number]

/** On this device where functional storage is allowed, else for as long as the tab is open. */
const storage = () => (isAllowed('functional') ? localStorage : sessionStorage)

export function loadUnasked(userId: string, what: Unasked): string | null {
  return load(familyKey(userId, what), storage)
}

/** Null forgets. */
export function saveUnasked(userId: string, what: Unasked, value: string | null): void {
  save(familyKey(userId, what), value, storage)
}

/** After a yes the device takes over what the tab holds; without one it gives everything back, now too. */
export function followConsent(): () => void {
  settle()
  return onConsent(settle)
}

function settle(): void {
  try {
    if (isAllowed('functional')) move(sessionStorage, localStorage)
    else move(localStorage, sessionStorage)
  } catch {
    // Nothing was kept.
  }
}

function move(from: Storage, to: Storage): void {
  for (const key of Object.keys(from)) {
    if (!key.startsWith(FAMILY_PREFIX) || !UNASKED.some((what) => key.endsWith(`.${what}`))) continue
    const value = from.getItem(key)
    if (value !== null && to.getItem(key) === null) to.setItem(key, value)
    from.removeItem(key)
  }
}
