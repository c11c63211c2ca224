import type { IdentityClient } from './identity-client.ts'

/** Loaded when somebody signs in or has to be recognised, not before. */
export async function loadIdentity(): Promise<IdentityClient> {
  return (await import('./embedded.ts')).embedded
}
