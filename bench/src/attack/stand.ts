import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Product } from '@perinka/e2e/support/product'
import type { Connection } from '@perinka/server/db/connect'
import { migrate } from '@perinka/server/db/migrate'
import { freePort } from '@perinka/server/testing/free-port'
import { type MailServer, mailServer } from '@perinka/server/testing/mail-server'
import { fakeStripe } from '@perinka/server/testing/stripe/fake-stripe'
import { type Opened, openConnection, openDatabase, openFolder, openProduct } from '../resources.ts'
import { logOf, type ServerLog } from '../server-log.ts'

/** What a server in production leans on, on loopback: PostgreSQL, a mail server, a stand-in for Stripe. */
export interface Stand {
  database: Connection
  mail: MailServer
  /** Starts the server with NODE_ENV=production and limits that nobody has set. `silent`: its mail server never says a word. */
  start(opened: Opened, mail?: 'silent'): Promise<Product & { log: ServerLog }>
}

export async function openStand(opened: Opened): Promise<Stand> {
  const dataDir = await openFolder(opened)
  const databaseUrl = await openDatabase(opened)
  await migrate(databaseUrl)
  const database = openConnection(opened, databaseUrl, 4)
  const mail = opened.adopt(await mailServer(), ({ close }) => close())
  const silentUrl = await silentMailServer(opened)
  const stripe = opened.adopt(await fakeStripe(), ({ close }) => close())

  const { secretKey, publishableKey, priceId, webhookSecrets, apiUrl } = stripe.config
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
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
    async start(during, kind) {
      const port = await freePort()
      const urls = { SMTP_URL: kind === 'silent' ? silentUrl : mail.url, PUBLIC_URL: `http://localhost:${port}` }
      const product = await openProduct(during, { port, dataDir, env: { ...env, ...urls } })
      return { ...product, log: logOf(product.process) }
    },
  }
}

/** Address of a mail server that takes every call and never says a word. */
async function silentMailServer(opened: Opened): Promise<string> {
  const server = createServer((caller) => void caller.on('error', () => undefined)).listen(0, '127.0.0.1')
  opened.defer(() => void server.close())
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
