import { Account } from '@perinka/contract/accounts'

const KEY = 'perinka.account'

/** Keeps who was signed in on this device, for a start without the server; null forgets. */
export function rememberAccount(account: Account | null): void {
  try {
    const { subscription: _, ...known } = account ?? {}
    if (account) localStorage.setItem(KEY, JSON.stringify(known))
    else localStorage.removeItem(KEY)
  } catch {
    // Where the browser keeps nothing there are no stories for such a start either.
  }
}

export function rememberedAccount(): Account | null {
  try {
    return Account.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}
