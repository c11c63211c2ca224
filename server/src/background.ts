import { sweepForgotten } from './accounts/deleted-accounts.ts'
import { removalHandler, sendWaitingRemovals } from './accounts/removal-job.ts'
import { sweepStaleHolds } from './billing/codes/counts.ts'
import { sendReconcile, webhookHandlers } from './billing/webhooks/webhook-jobs.ts'
import type { JobHandler } from './durable/jobs.ts'
import { CHANNELS } from './durable/notifications.ts'
import type { Task } from './durable/schedule.ts'
import { sweepLimits } from './http/limits.ts'
import { discardedAudioHandler, sendDiscarded } from './narration/discarded-audio.ts'
import { TAKE_OVER } from './narration/making/leases.ts'
import type { NarrationPorts } from './narration/narrations.ts'
import type { Ports } from './ports/ports.ts'
import { sweepSessions } from './sessions/repository.ts'
import type { StoryPorts } from './stories/generations.ts'
import { recountStories } from './stories/recount.ts'

/** Every job that this server does for requests that were answered before. */
export function jobHandlersOf(ports: Omit<Ports, 'storyteller'>): JobHandler[] {
  return [
    ...(ports.payments ? webhookHandlers(ports) : []),
    removalHandler(ports),
    discardedAudioHandler(ports.db, ports.audioStore),
    ...ports.identity.jobHandlers,
  ]
}

type TaskPorts = Pick<
  StoryPorts & NarrationPorts,
  'db' | 'identity' | 'payments' | 'storyteller' | 'generations' | 'narrations'
>

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** A narration that its server has left, audio whose narration is gone. */
const ABANDONED = { channel: CHANNELS.narrations, payload: TAKE_OVER }

/** Everything that this server does now and then, unasked. */
export function tasksOf(ports: TaskPorts): Task[] {
  const { db, identity, payments, storyteller, generations, narrations } = ports
  return [
    // Nobody's first wish waits for it.
    { name: 'words of wishes', everyS: null, run: async () => storyteller.prepare?.() },
    // What an earlier release has counted otherwise.
    { name: 'stories recounted', everyS: null, run: (signal) => recountStories(db, signal) },
    { name: 'stories without a writer', everyS: MINUTE_S, isAtStart: true, run: generations.sweep },
    { name: 'old generations', everyS: HOUR_S, run: generations.forgetOld },
    { name: 'narrations without a maker', everyS: 20, isAtStart: true, wokenBy: ABANDONED, run: narrations.takeOver },
    { name: 'old narrations', everyS: HOUR_S, isAtStart: true, run: narrations.forgetOld },
    { name: 'discarded audio', everyS: MINUTE_S, isAtStart: true, wokenBy: ABANDONED, run: () => sendDiscarded(db) },
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
