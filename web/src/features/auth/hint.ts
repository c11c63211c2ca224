const KEY = 'perinka.identity'

/** A parent with a session of ours, or somebody the identity alone knows so far. */
export type Remembered = 'parent' | 'newcomer'

/**
 * The cookies of a session are out of a script's reach; this mark says who was here last, so that a
 * visitor's page asks the server nothing and a newcomer's asks the identity only.
 */
export function remember(who: Remembered | null): void {
  try {
    if (who) localStorage.setItem(KEY, who)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the empty page that the server sends at "/" still tells.
  }
}

export function remembered(): Remembered | null {
  try {
    const who = localStorage.getItem(KEY)
    return who === 'parent' || who === 'newcomer' ? who : null
  } catch {
    return null
  }
}
