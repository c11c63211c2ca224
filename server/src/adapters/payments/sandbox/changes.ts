import type { Row, RowChange } from './rows.ts'

/** A month that begins now and is paid for. */
export function renewed(now: Date): RowChange {
  return { status: 'active', payment: 'succeeded', periodStart: now, periodEnd: aMonthAfter(now) }
}

/** Over at once. What was never paid for expires; a renewal that failed ends where it was due. */
export function ended({ status, periodStart, periodEnd }: Row, now: Date): RowChange {
  if (status === 'incomplete') return { status: 'incomplete_expired' }
  const end = status === 'past_due' ? periodStart : periodEnd
  return { status: 'canceled', periodEnd: end < now ? end : now }
}

export function isOver(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** The same day of the next month, or its last one. */
function aMonthAfter(moment: Date): Date {
  const next = new Date(moment)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0)
  return next
}
