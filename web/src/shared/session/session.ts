import type { Account } from '@perinka/contract/accounts'
import { createStore, useStore } from '../store.ts'

/**
 * Who is here, specification section 4. `unverified`: signed in at the identity, not yet with us.
 * `refusal`: why a provider's page has sent the parent back without a sign-in. `unreachable`: somebody may be signed in,
 * but the server could not be asked. `isUnconfirmed`: nor now, but this parent was signed in on this device, and sees what
 * it keeps for them.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; refusal?: unknown }
  | { status: 'unreachable' }
  | { status: 'unverified'; email: string }
  | { status: 'signed-in'; account: Account; isUnconfirmed?: boolean }

const session = createStore<Session>({ status: 'loading' })

export const { get: currentSession, set: setSession, subscribe: onSession } = session

export const useSession = () => useStore(session)

/** Whoever is signed in now; null where nobody is. */
export function signedInId(): string | null {
  const now = currentSession()
  return now.status === 'signed-in' ? now.account.id : null
}

/** For screens behind the sign-in guard. */
export function useAccount(): Account {
  const now = useSession()
  if (now.status !== 'signed-in') throw new Error('this screen stands behind the sign-in guard')
  return now.account
}
