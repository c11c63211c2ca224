import type { Logger } from 'pino'
import type { Standing } from '../rights/entitlements.ts'
import type { Proxies } from './proxies.ts'

/** Who asks, and what their account's standing is at this moment. */
export interface Parent extends Standing {
  id: string
  email: string | null
}

/** What every request carries. */
export interface Visiting {
  Variables: {
    requestId: string
    log: Logger
    /** Who is believed when asked from which address a request comes. */
    proxies: Proxies
    /** Whoever the session cookie names; null for a visitor. Asked of the database once a request. */
    findParent: () => Promise<Parent | null>
  }
}

/** What a request carries behind `requireParent`. */
export interface SignedIn {
  Variables: Visiting['Variables'] & { parent: Parent }
}
