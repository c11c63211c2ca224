import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { type Config, hasMailbox, hasSandboxPage } from './config/config.ts'
import { takesRealMoney } from './config/payments.ts'
import { SANDBOX_PAGE_PATH } from './dev/billing-page.ts'

/** One line for each port, which adapter runs and what would switch it, and the address to open. */
export function banner(config: Config): string[] {
  return [
    '',
    `  Perinka is awake on ${config.publicUrl}${listening(config)}`,
    '',
    ...table([
      ['database', ...database(config)],
      ['identity', ...identity(config)],
      ['storyteller', ...storyteller(config)],
      ['narrator', ...narrator(config)],
      ['payments', ...payments(config)],
      ['audio store', ...audioStore(config)],
      ['mail', ...mail(config)],
    ]),
    '',
  ]
}

type PortLine = [runs: string, switchedBy: string]

function database({ databaseUrl, dataDir }: Config): PortLine {
  if (!databaseUrl) return [`private PostgreSQL in ${dataDir}`, 'set DATABASE_URL for your own server']
  const { host, pathname } = new URL(databaseUrl)
  return [`PostgreSQL at ${host || 'a local socket'}${pathname}`, 'unset DATABASE_URL for the private one']
}

function identity({ firebase, social }: Config): PortLine {
  const { google, facebook } = firebase ?? social
  const offered = [google && 'Google', facebook && 'Facebook'].filter((name) => name)
  const also = offered.length > 0 ? `, ${offered.join(' and ')} too` : ''
  if (firebase)
    return [`Firebase project ${firebase.projectId}${also}`, 'unset FIREBASE_PROJECT_ID to keep accounts here']
  return [`accounts in the same database${also}`, 'set FIREBASE_PROJECT_ID for Firebase']
}

function storyteller({ storyteller }: Config): PortLine {
  if (storyteller.provider === 'built-in')
    return ['built in, English and Slovak', 'set STORYTELLER_PROVIDER for a model']
  const rescue = storyteller.fallback ? ', the built-in one while it is down' : ''
  const where = storyteller.baseUrl ? ` at ${new URL(storyteller.baseUrl).host}` : ''
  return [
    `${storyteller.model} from ${storyteller.provider}${where}${rescue}`,
    'unset STORYTELLER_PROVIDER for the built-in one',
  ]
}

function narrator({ narrator }: Config): PortLine {
  if (narrator.adapter === 'built-in')
    return ['built-in voice, English and Slovak', 'set NARRATOR_BASE_URL for a speech server']
  const models = [...new Set(Object.values(narrator.models))].join(' and ')
  const others = LANGUAGES.filter((language) => !narrator.languages.includes(language))
  const rest = others.length > 0 ? `, the built-in voice for ${others.map((one) => NAMES[one]).join(' and ')}` : ''
  return [`${models} at ${new URL(narrator.baseUrl).host}${rest}`, 'unset NARRATOR_BASE_URL for the built-in voice']
}

const NAMES: Record<Language, string> = { en: 'English', sk: 'Slovak' }

function payments(config: Config): PortLine {
  const { payments } = config
  if (payments.adapter === 'off') return ['off: no limits', 'set PAYMENTS=stripe to sell Premium']
  if (payments.adapter === 'sandbox') {
    const moved = hasSandboxPage(config) ? `, moved at ${config.publicUrl}${SANDBOX_PAGE_PATH}` : ''
    return [`sandbox, test cards only${moved}`, 'set STRIPE_SECRET_KEY for Stripe, PAYMENTS=off for no limits']
  }
  const where = payments.apiUrl ? ` at ${new URL(payments.apiUrl).host}` : ''
  return [`Stripe${where}, ${takesRealMoney(payments) ? 'live' : 'test'} keys`, 'set PAYMENTS=off for no limits']
}

function audioStore({ audioStore }: Config): PortLine {
  if (audioStore.adapter === 'files') return [`files in ${audioStore.folder}`, 'set S3_BUCKET for a bucket']
  const { bucket, prefix, endpoint } = audioStore
  return [
    `bucket ${`${bucket}/${prefix}`.slice(0, -1)} at ${new URL(endpoint).host}`,
    'unset S3_BUCKET for files on this machine',
  ]
}

function mail(config: Config): PortLine {
  if (hasMailbox(config)) return [`outbox, read it at ${config.publicUrl}/dev/mailbox`, 'set SMTP_URL to send']
  if (config.mail.adapter === 'outbox') return [`outbox, files in ${config.dataDir}/outbox`, 'set SMTP_URL to send']
  return [`SMTP through ${new URL(config.mail.url).host}`, 'unset SMTP_URL for the outbox']
}

function listening({ publicUrl, host, port }: Config): string {
  const { port: told, protocol } = new URL(publicUrl)
  const same = Number(told || (protocol === 'https:' ? 443 : 80)) === port
  return same ? '' : ` (listening on ${host.includes(':') ? `[${host}]` : host}:${port})`
}

function table(rows: [string, string, string][]): string[] {
  const width = Math.max(...rows.map(([port]) => port.length))
  return rows.map(([port, runs, switchedBy]) => `  ${port.padEnd(width)}  ${runs} · ${switchedBy}`)
}
