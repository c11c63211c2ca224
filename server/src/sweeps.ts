import { sweepDeletedAccounts } from './accounts/remove-account.ts'
import { sweepStaleHolds } from './billing/codes/counts.ts'
import { sendReconcile } from './billing/webhooks/webhook-workers.ts'
import { sweepLimits } from './http/limits.ts'
import type { Ports } from './ports/ports.ts'
import { sweepSessions } from './sessions/repository.ts'
import { recountStories } from './stories/recount.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Tidies each hour, each minute finishes the deletion of accounts, and once counts what an earlier release has counted
 * otherwise; answers what ends it.
 */
export function startSweeps(ports: Pick<Ports, 'db' | 'identity' | 'payments' | 'mailer' | 'log'>): () => void {
  const { db, identity, log } = ports
  const tidy = () =>
    Promise.all([
      sweepSessions(db.$unhurried),
      identity.sweep(),
      sweepLimits(db.$unhurried),
      sweepStaleHolds(db),
    ]).catch((err: unknown) => log.error({ err }, 'what has run out was not swept'))
  const forgetDeleted = () =>
    sweepDeletedAccounts(ports).catch((err: unknown) => log.error({ err }, 'deleted accounts were not forgotten'))
  const leaving = new AbortController()
  void forgetDeleted()
  recountStories(db, leaving.signal).catch((err: unknown) => log.error({ err }, 'stories were not counted anew'))
  const reconcile = () =>
    sendReconcile(ports).catch((err: unknown) => log.error({ err }, 'payments will not be looked at again'))
  if (ports.payments) void reconcile()
  const timers = [setInterval(tidy, HOUR_MS), setInterval(forgetDeleted, MINUTE_MS)]
  if (ports.payments) timers.push(setInterval(reconcile, 10 * MINUTE_MS))
  for (const timer of timers) timer.unref()
  return () => {
    leaving.abort()
    for (const timer of timers) clearInterval(timer)
  }
}
