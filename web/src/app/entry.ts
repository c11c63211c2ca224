import { remembered } from '../features/auth/hint.ts'
import { isBackFromProvider } from '../features/auth/identity/social-mark.ts'

export type Entry = 'landing' | 'app'

/**
 * The landing for a visitor, the app for everybody there is a reason to look for: the server sent the
 * empty page, somebody has signed in here, or comes from elsewhere to do so.
 */
export function firstEntry(container: HTMLElement): Entry {
  const isPrerendered = container.childElementCount > 0
  return isPrerendered && !remembered() && !isAwaited() ? 'landing' : 'app'
}

/** Whom to ask who is here: our own session, the identity, or (for a visitor) nobody. */
export function whomToAsk(): 'session' | 'identity' | 'nobody' {
  const who = remembered()
  if (who === 'parent') return 'session'
  if (who === 'newcomer' || isAwaited()) return 'identity'
  // At "/" the server sends the app only where a session's cookie came along.
  return location.pathname === '/' ? 'session' : 'nobody'
}

/** By the link of a letter, or from the page of another sign-in. */
function isAwaited(): boolean {
  const search = new URLSearchParams(location.search)
  return search.has('verified') || search.has('reset') || isBackFromProvider()
}
