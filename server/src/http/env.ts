import type { Logger } from 'pino'
import type { Parent } from '../accounts/parent.ts'
import type { Proxies } from './proxies.ts'

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
