import { type Account, splitName } from '@perinka/contract/accounts'
import { calls } from '@perinka/contract/calls'
import { ApiError } from '../../shared/api/api-error.ts'
import { ask } from '../../shared/api/ask.ts'
import { isAwayError, soon } from '../../shared/api/away.ts'
import { removeFamilies } from '../../shared/session/family-storage.ts'
import { rememberAccount, rememberedAccount } from '../../shared/session/remembered-account.ts'
import { setSession } from '../../shared/session/session.ts'
import { tabChannel } from '../../shared/tab-channel.ts'
import { remember } from './hint.ts'
import type { IdentityUser } from './identity/identity-client.ts'
import { loadIdentity } from './identity/load.ts'

/**
 * Who is here? Our own session answers first; where it is gone, the identity may open a new one. While the server is
 * away, it is who was here last.
 */
export async function findSession(): Promise<void> {
  const account = rememberedAccount()
  const asked = ask(calls.account, { mayBeSignedOut: true })
  try {
    showSignedIn(await (account ? soon(asked) : asked))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return enter()
    if (account && isAwayError(error)) setSession({ status: 'signed-in', account, isUnconfirmed: true })
    else setSession({ status: 'unreachable' })
  }
}

/**
 * From the identity's word to a session of ours: nobody, somebody whose e-mail is unverified, or a
 * parent. A refusal ends signed out, and `why` (if asked for) hears it.
 */
export async function enter(why: (error: unknown) => void = () => {}): Promise<void> {
  try {
    const identity = await loadIdentity()
    const user = await identity.currentUser()
    if (!user) return leave()
    if (!user.emailVerified && user.provider === 'password') {
      remember('newcomer')
      return setSession({ status: 'unverified', email: user.email })
    }
    showSignedIn(
      await ask(calls.signIn, {
        body: { idToken: await identity.idToken(), user: backendUser(user) },
        mayBeSignedOut: true,
      }),
    )
    tellOtherTabs('signed-in')
  } catch (error) {
    leave()
    why(error)
  }
}

function backendUser({ id, email, displayName, photo }: IdentityUser) {
  return { id, email, ...splitName(displayName), profileImageUrl: photo }
}

function showSignedIn(account: Account): void {
  remember('parent')
  setSession({ status: 'signed-in', account })
}

/** Forgets who was here, on this side only. */
export function leave(): void {
  remember(null)
  rememberAccount(null)
  setSession({ status: 'signed-out' })
}

/** Our session ends before the identity's (specification, section 7); other tabs follow. Throws where it fails. */
export async function signOut(): Promise<void> {
  await ask(calls.signOut, { mayBeSignedOut: true }).catch((error) => {
    // Already signed out is what was wanted.
    if (!(error instanceof ApiError && error.status === 401)) throw error
  })
  const identity = await loadIdentity()
  await identity.signOut()
  leave()
  removeFamilies()
  tellOtherTabs('signed-out')
}

/** Signing out after the account itself is deleted: the server knows nobody any more, so that nothing can fail. */
export async function forgetDeleted(): Promise<void> {
  const identity = await loadIdentity().catch(() => null)
  await identity?.signOut().catch(() => {})
  leave()
  removeFamilies()
  tellOtherTabs('signed-out')
}

/** What happens to the session in one tab happens in all of them. */
export const { send: tellOtherTabs, subscribe: onOtherTab } = tabChannel<'signed-in' | 'signed-out'>('perinka.session')
