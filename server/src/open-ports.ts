import { join } from 'node:path'
import type { Logger } from 'pino'
import { afterNewPassword } from './accounts/sign-in-tries.ts'
import {
  createAudioStore,
  createIdentity,
  createNarrator,
  createPayments,
  createStoryteller,
} from './adapters/choose.ts'
import { outboxMailer } from './adapters/mailer/outbox.ts'
import { smtpMailer } from './adapters/mailer/smtp.ts'
import { superviseVoice } from './adapters/narrator/voice/voice-process.ts'
import type { AppPorts } from './app.ts'
import { seedCodes } from './billing/codes/seed.ts'
import { acceptEvent } from './billing/webhooks/receive-event.ts'
import { type Config, hasSandboxPage } from './config/config.ts'
import { keptSecret } from './config/session-secret.ts'
import type { Database } from './db/connect.ts'
import { SANDBOX_PAGE_PATH } from './dev/billing-page.ts'
import { type Notifications, openNotifications } from './durable/notifications.ts'
import { createNarrations } from './narration/narrations.ts'
import type { Mailer, Outbox } from './ports/mailer.ts'
import { createEntitlements } from './rights/entitlements.ts'
import { createGenerations } from './stories/generations.ts'

export interface DatabaseAccess {
  db: Database
  databaseUrl: string
}

interface OpenPorts {
  ports: AppPorts
  notifications: Notifications
  /** Where mail is kept instead of being sent; null where it is sent. */
  outbox: Outbox | null
  /** Readies the narrator before it is first asked. */
  warmUp(): void
}

export function hasSecureCookies({ production, publicUrl }: Config): boolean {
  return production || publicUrl.startsWith('https:')
}

/**
 * Every port by its adapter, as the configuration says. What is opened is closed with `opened`.
 */
export async function openPorts(
  config: Config,
  log: Logger,
  { db, databaseUrl }: DatabaseAccess,
  opened: AsyncDisposableStack,
): Promise<OpenPorts> {
  const { mailer, outbox } = openMail(config)
  const serverSecret = async () => config.sessionSecret ?? (await keptSecret(config.dataDir))
  const identity = await createIdentity(
    config.firebase,
    { db, mailer, log },
    async () => ({
      publicUrl: config.publicUrl,
      secret: await serverSecret(),
      secureCookies: hasSecureCookies(config),
      attemptsPerMinute: config.signInAttemptsPerMinute,
      social: config.social,
    }),
    (set) => afterNewPassword(db, set),
  )
  const storyteller = await createStoryteller(config.storyteller)
  const notifications = openNotifications({ databaseUrl, log })
  opened.defer(() => notifications.close())
  const entitlements = createEntitlements(config.payments.adapter !== 'off')
  const generations = createGenerations({ db, notifications, storyteller, log })
  const audioStore = await createAudioStore(config.audioStore)
  const voice = superviseVoice(log)
  opened.defer(() => voice.stop())
  const narrator = createNarrator(config.narrator, { voice, log })
  const narrations = createNarrations({ db, notifications, narrator, audioStore, log })

  const payments = await createPayments(config.payments, {
    ...{ db, log },
    pageUrl: hasSandboxPage(config) ? `${config.publicUrl}${SANDBOX_PAGE_PATH}` : null,
    deliver: (event) => acceptEvent(db, event),
  })
  if (!config.production && config.payments.adapter === 'sandbox') await seedCodes(db)

  return {
    ports: {
      ...{ db, identity, payments, entitlements, bounds: config.bounds, storyteller, mailer, generations, narrations },
      ...{ audioStore, log },
    },
    notifications,
    outbox,
    warmUp: () => narrator.warmUp?.(),
  }
}

function openMail({ mail, mailFrom, dataDir }: Config): { mailer: Mailer; outbox: Outbox | null } {
  if (mail.adapter === 'smtp') return { mailer: smtpMailer({ url: mail.url, from: mailFrom }), outbox: null }
  const outbox = outboxMailer(join(dataDir, 'outbox'))
  return { mailer: outbox, outbox }
}
