import { sweepForgotten } from './accounts/deleted-accounts.ts'
import { removalWorker, sendWaitingRemovals } from './accounts/removal-worker.ts'
import { sweepStaleHolds } from './billing/codes/counts.ts'
import { sendReconcile, webhookWorkers } from './billing/webhooks/webhook-workers.ts'
import { sweepLimits } from './http/limits.ts'
import { discardedAudioWorker, sendDiscarded } from './narration/discarded-audio.ts'
import type { Ports } from './ports/ports.ts'
import { sweepSessions } from './sessions/repository.ts'
import { recountStories } from './stories/recount.ts'
import type { Worker } from './work/jobs.ts'
import type { Task } from './work/schedule.ts'

/** Every job that this server does for requests that were answered before. */
export function workersOf(ports: Omit<Ports, 'storyteller'>): Worker[] {
  return [
    ...(ports.payments ? webhookWorkers(ports) : []),
    removalWorker(ports),
    discardedAudioWorker(ports.db, ports.audioStore),
    ...ports.identity.workers,
  ]
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Everything that this server does now and then, unasked. */
export function tasksOf(ports: Pick<Ports, 'db' | 'identity' | 'payments'>): Task[] {
  const { db, identity, payments } = ports
  return [
    { name: 'stories counted otherwise', everyS: null, run: (signal) => recountStories(db, signal) },
    { name: 'discarded audio', everyS: MINUTE_S, isAtStart: true, run: () => sendDiscarded(db) },
    { name: 'deleted accounts', everyS: HOUR_S, isAtStart: true, run: () => sendWaitingRemovals(ports) },
    { name: 'forgotten accounts', everyS: HOUR_S, run: () => sweepForgotten(db.$unhurried) },
    { name: 'sessions', everyS: HOUR_S, run: () => sweepSessions(db.$unhurried) },
    { name: 'identity', everyS: HOUR_S, run: () => identity.sweep() },
    { name: 'limits', everyS: HOUR_S, run: () => sweepLimits(db.$unhurried) },
    { name: 'held codes', everyS: HOUR_S, run: () => sweepStaleHolds(db) },
    // More often than once an hour, so that an hour in which servers come and go is not left out.
    { name: 'payments', everyS: 10 * MINUTE_S, isAtStart: true, run: async () => payments && sendReconcile(ports) },
  ]
}
