import { remembered } from '../features/auth/hint.ts'

export type Room = 'landing' | 'app'

/**
 * The landing for a visitor, the app for everybody there is a reason to look for: the server sent the
 * empty page, somebody has signed in here, or a letter's link was followed.
 */
export function firstRoom(container: HTMLElement): Room {
  const isPrerendered = container.childElementCount > 0
  return isPrerendered && !remembered() && !cameByLetter() ? 'landing' : 'app'
}

/** Whom to ask who is here: our own session, the identity, or (for a visitor) nobody. */
export function whomToAsk(): 'session' | 'identity' | 'nobody' {
  const who = remembered()
  if (who === 'parent') return 'session'
  if (who === 'newcomer' || cameByLetter()) return 'identity'
  // At "/" the server sends the app only where a session's cookie came along.
  return location.pathname === '/' ? 'session' : 'nobody'
}

function cameByLetter(): boolean {
  const search = new URLSearchParams(location.search)
  return search.has('verified') || search.has('reset')
}
