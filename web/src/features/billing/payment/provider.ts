import type { PublicConfig } from '@perinka/contract/accounts'

/** Who takes the money, as the server's configuration says. */
export interface Provider {
  adapter: Exclude<PublicConfig['payments']['adapter'], 'off'>
  publishableKey: string | null
}
