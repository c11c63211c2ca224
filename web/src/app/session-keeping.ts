import { useEffect } from 'react'
import { enter, findSession, leave, signOut } from '../features/auth/session-flow.ts'
import { onOtherTab } from '../features/auth/tabs.ts'
import { hushFamily } from '../features/player/engine/family-player.ts'
import { onUnauthorized } from '../shared/api/unauthorized.ts'
import { translate } from '../shared/i18n/i18n.ts'
import { queryClient } from '../shared/query/client.ts'
import { currentSession, onSession, setSession } from '../shared/session/session.ts'
import { dismissNotice, notify } from '../ui/notify.ts'
import { whomToAsk } from './first-room.ts'

/** Finds out who is here, and keeps what the page holds in step with it. */
export function useSessionKeeping(): void {
  useEffect(() => {
    const stop = [onSession(forgetOtherFamilies()), onSession(forgetOldNotices()), onOtherTab(follow)]
    onUnauthorized(signInAgain)
    if (currentSession().status === 'loading') void recognise()
    return () => {
      for (const end of stop) end()
    }
  }, [])
}

async function recognise(): Promise<void> {
  const asked = whomToAsk()
  if (asked === 'nobody') setSession({ status: 'signed-out' })
  else await (asked === 'session' ? findSession() : enter())
  sayVerified()
}

/** Browsers empty their storage now and then while the session lives on: ask before a parent has to type. */
export async function recogniseOr(ask: () => void): Promise<void> {
  await enter()
  if (currentSession().status === 'signed-out') ask()
}

/** What the letter's link has done, said once and taken out of the address. */
function sayVerified(): void {
  const search = new URLSearchParams(location.search)
  if (!search.has('verified')) return
  history.replaceState(history.state, '', location.pathname)
  if (search.has('error')) {
    notify({
      title: translate('auth.notVerified'),
      description: translate('auth.linkExpired'),
      tone: 'destructive',
    })
    return
  }
  const isIn = currentSession().status === 'signed-in'
  notify({
    title: translate('auth.emailVerified'),
    description: isIn ? undefined : translate('auth.emailVerifiedText'),
  })
}

/** One family's stories are never on the screen of another: a change of user empties the cache. */
function forgetOtherFamilies(): () => void {
  let last = holder()
  return () => {
    const now = holder()
    if (now !== last) queryClient.clear()
    last = now
  }
}

function holder(): string | null {
  const session = currentSession()
  return session.status === 'signed-in' ? session.account.id : null
}

/** What was said about an unverified address ends with it. */
function forgetOldNotices(): () => void {
  let wasUnverified = currentSession().status === 'unverified'
  return () => {
    const isUnverified = currentSession().status === 'unverified'
    if (wasUnverified && !isUnverified) dismissNotice()
    wasUnverified = isUnverified
  }
}

function follow(word: 'signed-in' | 'signed-out'): void {
  if (word === 'signed-out') leave()
  else if (currentSession().status !== 'signed-in') void findSession()
}

let isSigningIn = false

/** A call found the session gone: the identity may still know the parent and open a new one. */
function signInAgain(): void {
  if (isSigningIn || currentSession().status !== 'signed-in') return
  isSigningIn = true
  notify({ title: translate('auth.loggedOut') })
  setSession({ status: 'loading' })
  void enter().finally(() => {
    isSigningIn = false
    if (currentSession().status === 'signed-in') dismissNotice()
  })
}

/** To the landing first, so that no screen of the family asks for anything once the session is gone. */
export async function signOutToLanding(): Promise<void> {
  hushFamily()
  try {
    await signOut()
    history.pushState(null, '', '/')
  } catch {
    notify({
      title: translate('auth.logoutFailed'),
      description: translate('auth.logoutFailedText'),
      tone: 'destructive',
    })
  }
}
