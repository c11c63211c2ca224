import { queryClient } from '../../../shared/query/client.ts'
import { configQuery } from '../../../shared/query/config.ts'
import type { IdentityClient } from './identity-client.ts'

/** Loaded when somebody signs in or has to be recognised, not before; Firebase's own code only where it is set up. */
export async function loadIdentity(): Promise<IdentityClient> {
  const { identity } = await queryClient.fetchQuery(configQuery)
  if (!identity.firebase) return (await import('./embedded.ts')).embedded
  return (await import('./firebase.ts')).firebase(identity.firebase, identity.google || identity.facebook)
}
