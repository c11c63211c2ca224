import { type Code, parseCode } from '@perinka/contract/payments'

const PARAM = 'code'

/**
 * The discount code stands in the page's address: so it survives a reload and a sign-in, a link may bring it along, and
 * nothing is stored for it.
 */
export function codeInAddress(search: string): Code | null {
  return parseCode(new URLSearchParams(search).get(PARAM) ?? '') || null
}

/** The address of the subscribe page with this code applied. */
export const subscribeWith = (code: string) => `/subscribe?${new URLSearchParams({ [PARAM]: code })}`

/** Null takes it out. The page does not change, so that the router need not move. */
export function setCodeInAddress(code: Code | null): void {
  const address = new URL(location.href)
  if (code === null) address.searchParams.delete(PARAM)
  else address.searchParams.set(PARAM, code)
  history.replaceState(history.state, '', address)
}
