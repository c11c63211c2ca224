import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

/** The right to work on one row: whoever holds another `owner` writes nothing. */
export interface Lease {
  id: string
  owner: string
}

/** A lease of a row that is still to be inserted. */
export const newLease = (): Lease => ({ id: randomUUID(), owner: randomUUID() })

/** Seconds. A lease is renewed each `beat`, well before it ends, and is given up after `total`. */
export interface LeaseTimings {
  lease: number
  beat: number
  total: number
}

/** Why somebody stops although nobody asked it to: another process has the row, or it is gone. */
export const LEASE_LOST = new Error('the lease is lost')

/** By the database's clock, as every look at a lease is. */
export const leaseEnd = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/**
 * Keeps a lease while work goes on; the signal ends with `stop`, with the lease, and after `total`. `renew` answers false
 * where the lease is lost. Whoever has done its work must `letGo`.
 */
export function keepLease(renew: () => Promise<boolean>, stop: AbortSignal, { beat, total }: LeaseTimings) {
  const over = new AbortController()
  const signal = AbortSignal.any([stop, over.signal, AbortSignal.timeout(total * 1000)])
  const beating = setInterval(async () => {
    // A beat that fails to reach the database is tried again; the lease outlives two of them.
    const isKept = await renew().catch(() => true)
    if (!isKept) over.abort(LEASE_LOST)
  }, beat * 1000)
  const rest = () => clearInterval(beating)
  signal.addEventListener('abort', rest)
  return {
    signal,
    /** Clears the beat, frees `stop`, which lives as long as the process, and tells whoever still works for it. */
    letGo() {
      // Also where the signal had ended before there was a beat: nobody hears of that any more.
      rest()
      over.abort()
    },
  }
}
