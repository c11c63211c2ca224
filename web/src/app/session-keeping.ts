import { isBackFromProvider } from '../features/auth/identity/social-mark.ts'
import { takeRefusal } from '../features/auth/identity/social-return.ts'
import { enter, findSession, forgetDeleted, leave, onOtherTab, signOut } from '../features/auth/session-flow.ts'
import { stopFamilyPlayer } from '../features/player/engine/family-player.ts'
import { onUnauthorized } from '../shared/api/ask.ts'
import { isServerAway, onReach, watchConnection } from '../shared/api/reach.ts'
import { withTexts } from '../shared/i18n/app-catalog.ts'
import { translate } from '../shared/i18n/i18n.ts'
import { prepareForOffline } from '../shared/offline/remembered-answer.ts'
import { currentSaved, followOtherTabs, onSaved, openSaved } from '../shared/offline/saved.ts'
import { queryClient } from '../shared/query/client.ts'
import { keepCopiesFresh } from '../shared/query/copies.ts'
import { keys } from '../shared/query/keys.ts'
import { storiesQuery } from '../shared/query/stories.ts'
import { rememberedAccount } from '../shared/session/remembered-account.ts'
import { currentSession, onSession, setSession, signedInId } from '../shared/session/session.ts'
import { followConsent } from '../shared/session/unasked-storage.ts'
import { dismissNotices, notify, notifyFailure } from '../ui/notify.ts'
import { whomToAsk } from './entry.ts'
import { keepAppOffline } from './releases.ts'

const CONFIRM_MS = 5000
/** Pages that begin with the family's stories: the list is on its way while the session is asked for. */
const LISTING = /^\/(?:stories\/?|series\/.*)?$/i

/** Finds out who is here, and keeps what the page holds in step with it from now on. */
export function keepSession(): void {
  onSession(forgetOtherFamilies())
  onSession(forgetOldNotices())
  onSession(keepForFamily)
  onSession(showSubscription)
  onOtherTab(follow)
  onSession(confirmSoon)
  watchConnection()
  onReach(() => void confirmSession())
  onUnauthorized(signInAgain)
  keepCopiesFresh(queryClient)
  followOtherTabs()
  onSaved(rememberOnce())
  followConsent()
  keepForFamily()
  showSubscription()
  if (currentSession().status === 'loading') void recognise()
}

async function recognise(): Promise<void> {
  if (isBackFromProvider()) return recogniseNewcomer()
  const asked = whomToAsk()
  if (asked === 'session') askForStories()
  if (asked === 'nobody') setSession({ status: 'signed-out' })
  else await (asked === 'session' ? findSession() : enter())
  // Texts come with the app, which may still be on its way.
  await withTexts(Promise.resolve())
  sayVerified()
}

/** From the page of another sign-in; the dialog opens again where nobody was let in there, or then here. */
async function recogniseNewcomer(): Promise<void> {
  const refusal = takeRefusal()
  const refuse = (why: unknown) => setSession({ status: 'signed-out', refusal: why })
  await enter(refuse)
  if (refusal && currentSession().status === 'signed-out') refuse(refusal)
}

/** Not where stories are kept on this device: whose list it is decides what may stand in for it. */
function askForStories(): void {
  if (LISTING.test(location.pathname) && !rememberedAccount()) void queryClient.prefetchQuery(storiesQuery)
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
    notifyFailure(translate('auth.notVerified'), translate('auth.linkExpired'))
    return
  }
  const isIn = currentSession().status === 'signed-in'
  notify({
    title: translate('auth.emailVerified'),
    description: isIn ? undefined : translate('auth.emailVerifiedText'),
  })
}

/**
 * One family's stories are never on the screen of another: a change of user empties the cache and takes away what leads to
 * them. What was asked for while
 * nobody knew yet who is here was asked with the session that then answers.
 */
function forgetOtherFamilies(): () => void {
  let last: string | null | undefined
  return () => {
    if (currentSession().status === 'loading') return
    const now = signedInId()
    if (last !== undefined && now !== last) {
      queryClient.clear()
      dismissNotices(({ link }) => link !== undefined)
    }
    last = now
  }
}

/**
 * What this device keeps is a family's; a visitor's keeps nothing. While it is asked whether the family is still signed in,
 * what is on its way here stays on its way.
 */
function keepForFamily(): void {
  if (currentSession().status === 'loading') return
  openSaved(signedInId())
  if (signedInId()) keepAppOffline()
}

/**
 * What stands above every screen of a family stands there from the first: coming later, it would move a button away from
 * under a finger, and the tap would be lost. Asked anew all the same.
 */
function showSubscription(): void {
  const session = currentSession()
  if (session.status !== 'signed-in' || queryClient.getQueryData(keys.subscription)) return
  queryClient.setQueryData(keys.subscription, session.account.subscription, { updatedAt: 0 })
}

/** With the first story that is stored here the family can start without the server; with the last one gone it cannot. */
function rememberOnce(): () => void {
  let had: boolean | null = null
  return () => {
    const { status, stored } = currentSaved()
    const has = status === 'ready' ? stored.size > 0 : null
    if (has !== had && has !== null) void prepareForOffline()
    had = has
  }
}

/** Where only this one connection was broken, no word comes that the server is back. */
function confirmSoon(): void {
  if (isUnconfirmed()) setTimeout(() => isUnconfirmed() && void confirmSession(), CONFIRM_MS)
}

function isUnconfirmed(): boolean {
  const session = currentSession()
  return session.status === 'signed-in' && session.isUnconfirmed === true
}

/** The server is back: it says whether the family is still signed in, and what has changed meanwhile. */
async function confirmSession(): Promise<void> {
  if (isServerAway()) return
  if (isUnconfirmed() || currentSession().status === 'unreachable') await findSession()
  if (signedInId() && !isUnconfirmed()) await queryClient.invalidateQueries()
}

/** What was said about an unverified address ends with it. */
function forgetOldNotices(): () => void {
  let wasUnverified = currentSession().status === 'unverified'
  return () => {
    const isUnverified = currentSession().status === 'unverified'
    if (wasUnverified && !isUnverified) dismissNotices()
    wasUnverified = isUnverified
  }
}

function follow(word: 'signed-in' | 'signed-out'): void {
  if (word === 'signed-out') leave()
  // It may be another family that has come.
  else void findSession()
}

let isSigningIn = false

/** A call found the session gone: the identity may still know the parent and open a new one. */
function signInAgain(): void {
  if (isSigningIn || currentSession().status !== 'signed-in') return
  isSigningIn = true
  // After the refused call's own complaint, which this explains.
  setTimeout(() => notify({ title: translate('auth.unauthorized'), description: translate('auth.loggedOut') }))
  setSession({ status: 'loading' })
  void enter().finally(() => {
    isSigningIn = false
    if (currentSession().status === 'signed-in') dismissNotices(({ link }) => !link)
  })
}

/** To the landing first, so that no screen of the family asks for anything once the session is gone. */
export async function signOutToLanding(): Promise<void> {
  stopFamilyPlayer()
  try {
    await signOut()
    history.pushState(null, '', '/')
  } catch {
    notifyFailure(translate('auth.logoutFailed'), translate('auth.logoutFailedText'))
  }
}

/** The account is deleted, and with it every session. */
export async function farewellToLanding(): Promise<void> {
  stopFamilyPlayer()
  await forgetDeleted()
  history.pushState(null, '', '/')
}
