import { randomUUID } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { user } from '../../db/auth-schema.ts'
import type { Database, Queryable } from '../../db/connect.ts'
import { MAIL_QUEUE, type MailJob } from '../../db/job-queues.ts'
import { type JobHandler, sendJob } from '../../durable/jobs.ts'
import { mailTexts } from '../../mail/texts.ts'
import { AddressRefused, type Mailer } from '../../ports/mailer.ts'
import { providerOf } from './social.ts'

const HOUR_S = 60 * 60
/** A link may wait until the next evening, counted from when it was sent. */
const VERIFY_LASTS_S = 48 * HOUR_S
const RESET_LASTS_S = HOUR_S
/** A mail server that is away for a night has its mail in the morning; beyond, the parent is told. */
const TRIED_FOR_S = 24 * HOUR_S

/** What of the sign-in library its mail takes. */
type MailLibrary = Pick<AuthContext, 'secret' | 'internalAdapter'>

/** Has a mail sent, in the transaction that is open, if there is one. One that waits already stays the only one. */
export async function queueMail(tx: Queryable, job: MailJob): Promise<void> {
  const { kind, subject } = job
  const isSent = await sendJob(tx, MAIL_QUEUE, job, { singletonKey: `${kind} ${subject}` })
  // One that is just being given up stays given up: nothing else is on its way.
  if (isSent && kind === 'verifyEmail') await noteUndelivered(tx, subject, null)
}

/** Sends what `queueMail` has queued. Links are made when they are sent: they last from then, and nobody knows them before. */
export function mailHandler(
  { db, mailer, log }: { db: Database; mailer: Mailer; log: Logger },
  publicUrl: string,
  library: () => Promise<MailLibrary>,
): JobHandler<typeof MAIL_QUEUE> {
  async function linkFor({ kind, subject }: MailJob, email: string): Promise<string> {
    const { secret, internalAdapter } = await library()
    if (kind === 'verifyEmail') {
      const token = await createEmailVerificationToken(secret, email, undefined, VERIFY_LASTS_S)
      return `${publicUrl}/api/identity/verify-email?token=${token}&callbackURL=${encodeURIComponent('/?verified')}`
    }
    const token = randomUUID()
    const expiresAt = new Date(Date.now() + RESET_LASTS_S * 1000)
    await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: subject, expiresAt })
    return `${publicUrl}/?reset=${token}`
  }

  async function giveUp({ kind, subject }: MailJob): Promise<void> {
    if (kind === 'verifyEmail') await noteUndelivered(db, subject, sql`now()`)
  }

  return {
    queue: MAIL_QUEUE,
    // Mail servers take few connections of one client, five being what all of them do.
    atOnce: 5,
    lookEveryS: 5,
    tryForS: TRIED_FOR_S,
    onGivenUp: giveUp,
    async work(job) {
      const email = await findReader(db, job)
      if (email === null) return
      const mail = mailTexts[job.language][job.kind](await linkFor(job, email))
      try {
        await mailer.send({ to: email, ...mail })
      } catch (err) {
        if (!(err instanceof AddressRefused)) throw err
        log.warn({ err, kind: job.kind }, 'a mail server refuses an address for good')
        await giveUp(job)
      }
    },
  }
}

/** Whether the mail that was to show whose the address is could not be delivered, and no other one is on its way. */
export async function isUndelivered(db: Database, subject: string): Promise<boolean> {
  return (await db.$count(user, and(eq(user.id, subject), isNotNull(user.mailFailedAt)))) > 0
}

/** The address to write to; null where the account is gone, or the mail no longer wanted. */
async function findReader(db: Database, { kind, subject }: MailJob): Promise<string | null> {
  const [reader] = await db.select().from(user).where(eq(user.id, subject))
  if (!reader) return null
  // Only a password has to show whose the address is.
  const isWanted = kind === 'resetPassword' || (!reader.emailVerified && (await providerOf(db, subject)) === 'password')
  return isWanted ? reader.email : null
}

async function noteUndelivered(db: Queryable, subject: string, mailFailedAt: ReturnType<typeof sql> | null) {
  const isChanged = mailFailedAt === null ? isNotNull(user.mailFailedAt) : undefined
  await db
    .update(user)
    .set({ mailFailedAt })
    .where(and(eq(user.id, subject), isChanged))
}
