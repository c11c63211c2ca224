import { IdentityError } from './identity-client.ts'
import { MARK } from './social-mark.ts'

/** Where to come back to from a provider's page: here. */
export function returnAddress(provider: string): string {
  const search = new URLSearchParams(location.search)
  search.set(MARK, provider)
  return `${location.pathname}?${search}`
}

/**
 * What became of it, taken out of the address: a refusal, or null. Only its code is believed: anybody can write words
 * into an address.
 */
export function takeRefusal(): IdentityError | null {
  const search = new URLSearchParams(location.search)
  const code = search.get('error')
  for (const name of [MARK, 'error', 'error_description']) search.delete(name)
  history.replaceState(history.state, '', `${location.pathname}${search.size > 0 ? `?${search}` : ''}`)
  return code === null ? null : new IdentityError(code, '')
}
