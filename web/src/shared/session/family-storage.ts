const PREFIX = 'perinka.family.'

const keyOf = (userId: string, what: string) => `${PREFIX}${userId}.${what}`

/** What this device keeps of a family's own words and choices; null where it keeps nothing. */
export function keptOf(userId: string, what: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId, what))
  } catch {
    return null
  }
}

/** Null forgets. */
export function keep(userId: string, what: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(userId, what))
    else localStorage.setItem(keyOf(userId, what), value)
  } catch {
    // Private windows may refuse storage; it then lasts as long as the page.
  }
}

/** Whoever signs out may hand the phone on: nothing a parent typed stays behind. */
export function forgetFamilies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
