import { load, save } from '../kept.ts'

export const FAMILY_PREFIX = 'perinka.family.'

export const familyKey = (userId: string, what: string) => `${FAMILY_PREFIX}${userId}.${what}`

/** What this device keeps of a family's own words and choices; null where it keeps nothing. */
export function loadForFamily(userId: string, what: string): string | null {
  return load(familyKey(userId, what))
}

/** Null forgets. */
export function saveForFamily(userId: string, what: string, value: string | null): void {
  save(familyKey(userId, what), value)
}

/** Whoever signs out may hand the phone on: nothing a parent typed stays behind. */
export function removeFamilies(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage()
      for (const key of Object.keys(kept)) if (key.startsWith(FAMILY_PREFIX)) kept.removeItem(key)
    } catch {
      // Nothing was kept either.
    }
  }
}
