import type { Account } from '@perinka/contract/accounts'
import { PROVIDERS } from '@perinka/contract/accounts'
import type { User } from './repository.ts'

/** The account as its parent sees it. */
export function shownAccount(user: User): Account {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    provider: PROVIDERS.find((provider) => provider === user.provider) ?? 'password',
    createdAt: user.createdAt.toISOString(),
  }
}
