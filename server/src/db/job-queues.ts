import type { Language } from '@perinka/contract/catalog'
import type { Client } from 'pg'
import type { QueueOptions } from 'pg-boss'

/** Messages of the payment provider that are still to be looked into. */
export const EVENTS_QUEUE = 'payment-messages'
/** Looking for what no message told. */
export const RECONCILE_QUEUE = 'payment-reconcile'
/** Accounts whose rows are gone, to be ended outside. */
export const REMOVAL_QUEUE = 'account-removal'
/** Audio whose narration is gone, to be taken out of the store. */
export const AUDIO_QUEUE = 'discarded-audio'
/** Mail of the embedded identity that is still to be sent. */
export const MAIL_QUEUE = 'identity-mail'

/** Names whose mail it is, and nothing of what it will say: whatever is secret in it is made when it is sent. */
export interface MailJob {
  kind: 'verifyEmail' | 'resetPassword'
  /** The identity token's subject. */
  subject: string
  language: Language
}

/** What a job of each queue carries. */
export interface JobData {
  [EVENTS_QUEUE]: { eventId: string; customerId: string }
  /** Where the run before stopped: the last account it looked at; null for a run's beginning. */
  [RECONCILE_QUEUE]: { after: string | null }
  [REMOVAL_QUEUE]: { subject: string }
  [AUDIO_QUEUE]: Record<string, never>
  [MAIL_QUEUE]: MailJob
}

export type QueueName = keyof JobData

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S
/** A process that dies is noticed by its missing beat. */
const BEAT = { heartbeatSeconds: 30, notify: true }
/** Of those that are about the same one waits, and is tried again ever more slowly. */
const ONE_EACH = { ...BEAT, policy: 'exclusive', retryBackoff: true } as const

const QUEUES: Record<QueueName, QueueOptions & { policy?: 'exclusive'; notify?: boolean }> = {
  /**
   * Tried again for four days, ever more slowly, at last once an hour: as long as a provider may be away, and longer than
   * it goes on sending.
   */
  [EVENTS_QUEUE]: {
    ...BEAT,
    expireInSeconds: 300,
    retryLimit: 110,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR_S,
    retentionSeconds: 30 * DAY_S,
    deleteAfterSeconds: 7 * DAY_S,
  },
  [RECONCILE_QUEUE]: {
    heartbeatSeconds: 60,
    expireInSeconds: 900,
    retryLimit: 2,
    retryDelay: 60,
    retentionSeconds: DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  /** Tried again for months; what is still left then, the hourly look for waiting accounts sends anew. */
  [REMOVAL_QUEUE]: {
    ...ONE_EACH,
    expireInSeconds: 300,
    retryLimit: 2_000,
    retryDelay: 5,
    retryDelayMax: HOUR_S,
    retentionSeconds: 90 * DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  /** Not tried again as a job: each object that could not be removed has its own time, after which another job is sent. */
  [AUDIO_QUEUE]: {
    ...BEAT,
    policy: 'exclusive',
    expireInSeconds: HOUR_S,
    retryLimit: 0,
    retentionSeconds: HOUR_S,
    deleteAfterSeconds: HOUR_S,
  },
  /** Given up by the clock, not by a count. One of a kind waits for each parent, however often it is asked for. */
  [MAIL_QUEUE]: {
    ...ONE_EACH,
    expireInSeconds: 120,
    retryLimit: 10_000,
    retryDelay: 2,
    retryDelayMax: 600,
    retentionSeconds: 14 * DAY_S,
    deleteAfterSeconds: DAY_S,
  },
}

/**
 * Makes or updates the queue's own tables and all queues. Under the lock of the migrations, on their connection:
 * processes that start together would fight over it.
 */
export async function migrateQueues(client: Client): Promise<void> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  const failures: unknown[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  for (const [name, { policy, ...options }] of Object.entries(QUEUES)) {
    await boss.createQueue(name, { policy, ...options })
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  if (failures.length > 0) throw failures[0]
}
