import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Product, startProduct } from '@perinka/e2e/support/product'
import { type Connection, connect } from '@perinka/server/db/connect'
import { startEmbedded } from '@perinka/server/db/embedded/embedded'
import { migrate } from '@perinka/server/db/migrate'
import { type MailServer, mailServer } from '@perinka/server/testing/mail-server'
import { fakeStripe } from '@perinka/server/testing/stripe/fake-stripe'
import { logOf, type ServerLog } from '../server-log.ts'
import { silentMailServer } from './silent-server.ts'

/** What a server in production leans on, on loopback: PostgreSQL, a mail server, a stand-in for Stripe. */
export interface Stand {
  database: Connection
  mail: MailServer
  /** Starts the server with NODE_ENV=production and limits that nobody has set. `silent`: its mail server never says a word. */
  start(mail?: 'answers' | 'silent'): Promise<Product & { log: ServerLog }>
}

export async function openStand(opened: AsyncDisposableStack): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-attack-'))
  // As root, PostgreSQL's own user must be able to pass through.
  await chmod(folder, 0o711)
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => {}, address: 'npm run bench' })
  opened.defer(() => postgres.stop())
  await migrate(postgres.databaseUrl)
  const database = connect({ databaseUrl: postgres.databaseUrl, max: 4 })
  opened.defer(() => database.close())
  const mail = await mailServer()
  opened.defer(() => mail.close())
  const silent = await silentMailServer()
  opened.defer(() => silent.close())
  const stripe = await fakeStripe()
  opened.defer(() => stripe.close())

  const { secretKey, publishableKey, priceId, webhookSecrets, apiUrl } = stripe.config
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.databaseUrl,
    SESSION_SECRET: 'a secret of the bench, which guards nothing',
    MAIL_FROM: 'Perinka <noreply@perinka.test>',
    SUPPORT_EMAIL: 'support@perinka.test',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_PRICE_ID: priceId,
    STRIPE_WEBHOOK_SECRET: webhookSecrets.join(','),
    STRIPE_API_URL: apiUrl ?? '',
  }
  return {
    database,
    mail,
    async start(kind = 'answers') {
      const port = await freePort()
      const product = await startProduct({
        port,
        dataDir: join(folder, 'data'),
        env: { ...env, SMTP_URL: (kind === 'silent' ? silent : mail).url, PUBLIC_URL: `http://localhost:${port}` },
      })
      return { ...product, log: logOf(product.process) }
    },
  }
}
