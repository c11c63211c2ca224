import { Account } from '@perinka/contract/accounts'
import { load, parsed, save } from '../kept.ts'

const KEY = 'perinka.account'

/** Keeps who was signed in on this device, for a start without the server; null forgets. */
export function rememberAccount(account: Account | null): void {
  const { subscription: _, ...known } = account ?? {}
  save(KEY, account && JSON.stringify(known))
}

export const rememberedAccount = (): Account | null => parsed(load(KEY), Account)
