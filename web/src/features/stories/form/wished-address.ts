import { LIMITS } from '@perinka/contract/catalog'

const WISH = 'wish'

/** The page with the form, and a wish that it begins with. */
export const homeWith = (wish: string) => `/?${new URLSearchParams({ [WISH]: wish })}`

/** The wish that an address brings along; empty where it brings none. */
export function wishIn(search: string): string {
  return (new URLSearchParams(search).get(WISH) ?? '').slice(0, LIMITS.request)
}
