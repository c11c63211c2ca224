import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import type { PublicConfig } from '@perinka/contract/accounts'
import { type AudioStoreConfig, readAudioStore } from './audio-store.ts'
import { type Bounds, readBounds } from './bounds.ts'
import { type FirebaseConfig, readFirebase, readSocial, type SocialConfig } from './firebase.ts'
import { type NarratorConfig, readNarrator } from './narrator.ts'
import { isLoopbackHost, parseNetwork } from './network.ts'
import { type PaymentsConfig, readPayments, STRIPE_NEEDS } from './payments.ts'
import { openSettings, type Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { readStoryteller, type StorytellerConfig } from './storyteller.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export type LogLevel = (typeof LOG_LEVELS)[number]
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Everything the environment may say, read and checked once at start. */
export interface Config {
  /** NODE_ENV=production: no outbox, no sandbox, no /dev pages, secure cookies. */
  production: boolean
  /** Name or address to listen on. */
  host: string
  port: number
  /** Where browsers reach the product: origin only, no trailing slash. */
  publicUrl: string
  /** Reverse proxies that are believed beside this machine: addresses and networks such as 10.0.0.0/8. */
  trustedProxies: string[]
  /** Absolute. */
  dataDir: string
  /** null: the private PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** Connections of one process that requests share; up to six more serve notifications, jobs, tidying and the sandbox. */
  databasePoolSize: number
  /** null: one is made and kept in `dataDir`; never null in production. At least 32 characters. */
  sessionSecret: string | null
  mail: { adapter: 'outbox' } | { adapter: 'smtp'; url: string }
  /** The From of every mail, as RFC 5322 writes it: `Perinka <noreply@example.com>`. */
  mailFrom: string
  supportEmail: string
  /** Named beside a refused wish where a child is being hurt; null: the line in the locale files. */
  helplines: PublicConfig['helplines']
  payments: PaymentsConfig
  /** null: accounts are kept in the product's own database. */
  firebase: FirebaseConfig | null
  /** Google and Facebook for the accounts in the product's own database. */
  social: SocialConfig
  storyteller: StorytellerConfig
  narrator: NarratorConfig
  audioStore: AudioStoreConfig
  bounds: Bounds
  logLevel: LogLevel
  /** How often one address may try to sign in or up in a minute. */
  signInAttemptsPerMinute: number
}

/**
 * The only reader of the environment. What the shell says wins over `.env`. Throws one StartRefused that names
 * every missing or wrong setting, one line each.
 */
export function loadConfig(): Config {
  const file = join(ROOT, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return parseConfig({ ...written, ...process.env })
}

/** `loadConfig` on a given environment. `DATA_DIR` is relative to `root`, wherever the app was started from. */
export function parseConfig(env: Record<string, string | undefined>, root = ROOT): Config {
  const settings = openSettings(env)
  const production = env.NODE_ENV === 'production'
  const port = settings.whole('PORT', 3000, 1, 65_535)
  const host = settings.text('HOST') ?? '127.0.0.1'
  const dataDir = resolve(root, settings.text('DATA_DIR') ?? 'data')
  const smtpUrl = settings.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587')
  const firebase = readFirebase(settings, root)
  const config: Config = {
    production,
    host,
    port,
    publicUrl: publicUrl(settings) ?? `http://${hostName(host)}:${port}`,
    trustedProxies: trustedProxies(settings),
    dataDir,
    databaseUrl: settings.url(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@localhost:5432/perinka',
    ),
    databasePoolSize: settings.whole('DATABASE_POOL_SIZE', 20, 4, 500),
    sessionSecret: sessionSecret(settings),
    mail: smtpUrl ? { adapter: 'smtp', url: smtpUrl } : { adapter: 'outbox' },
    mailFrom: settings.address('MAIL_FROM') ?? 'Perinka <noreply@localhost>',
    supportEmail: settings.address('SUPPORT_EMAIL') ?? 'support@localhost',
    helplines: { en: settings.text('HELPLINE_EN'), sk: settings.text('HELPLINE_SK') },
    payments: readPayments(settings),
    firebase,
    social: readSocial(settings, firebase !== null),
    storyteller: readStoryteller(settings),
    narrator: readNarrator(settings),
    audioStore: readAudioStore(settings, dataDir),
    bounds: readBounds(settings),
    // On a parent's own machine the terminal shows the banner and what went wrong.
    logLevel: settings.oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    // A home's devices, and a test suite, come from one address.
    signInAttemptsPerMinute: settings.whole('SIGN_IN_ATTEMPTS_PER_MINUTE', production ? 20 : 200, 1, 10_000),
  }
  if (production) requireForProduction(settings, config)
  if (settings.problems.length > 0) throw new StartRefused(settings.problems.join('\n'))
  return config
}

/**
 * Whether the outbox may be read at /dev/mailbox: nowhere but on a parent's own machine. With a public address
 * elsewhere a proxy stands before us, and one that hides itself would show every mail to everybody.
 */
export function hasMailbox({ production, mail, publicUrl }: Config): boolean {
  return !production && mail.adapter === 'outbox' && isLoopbackHost(new URL(publicUrl).host)
}

/** Whether the sandbox's payments may be moved at /dev/billing: where the mailbox could be read, and for its reasons. */
export function hasSandboxPage({ production, payments, publicUrl }: Config): boolean {
  return !production && payments.adapter === 'sandbox' && isLoopbackHost(new URL(publicUrl).host)
}

const PRODUCTION_NEEDS: Record<string, string> = {
  SESSION_SECRET: 'at least 32 random characters, for example from `openssl rand -base64 48`',
  PUBLIC_URL: 'the address that families open, for example https://perinka.example.com',
  SMTP_URL: 'a mail server, because the outbox is readable on this machine only',
  MAIL_FROM: 'the sender of every mail, for example "Perinka <noreply@example.com>"',
  SUPPORT_EMAIL: 'the address behind "contact support"',
}

function requireForProduction(settings: Settings, { payments }: Config): void {
  const needs = payments.adapter === 'off' ? PRODUCTION_NEEDS : { ...PRODUCTION_NEEDS, ...STRIPE_NEEDS }
  const missing = Object.entries(needs).filter(([name]) => settings.text(name) === null)
  if (missing.length === 0) return
  const meanings = missing.map(([name, meaning]) => `  ${name}: ${meaning}`)
  settings.problems.push(`With NODE_ENV=production these must be set as well:\n${meanings.join('\n')}`)
}

function trustedProxies(settings: Settings): string[] {
  const listed = settings.list('TRUSTED_PROXIES')
  const wrong = listed.filter((one) => parseNetwork(one) === null)
  if (wrong.length > 0) {
    const said = wrong.map((one) => `"${one}"`).join(', ')
    settings.problems.push(
      `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.7,172.16.0.0/12; ${said} is none.`,
    )
  }
  return listed
}

function publicUrl(settings: Settings): string | null {
  const url = settings.url('PUBLIC_URL', ['http:', 'https:'], 'https://perinka.example.com')
  if (!url) return null
  const { origin, host, protocol, pathname, search, hash } = new URL(url)
  if (pathname !== '/' || search || hash) settings.problems.push(`PUBLIC_URL must have no path: write ${origin}.`)
  if (settings.text('NODE_ENV') === 'production' && protocol === 'http:' && !isLoopbackHost(host)) {
    // Its cookies travel over HTTPS only: nobody could sign in.
    settings.problems.push(`PUBLIC_URL must begin with https in production, not ${origin}.`)
  }
  return origin
}

function sessionSecret(settings: Settings): string | null {
  const secret = settings.text('SESSION_SECRET')
  if (secret && secret.length < 32) settings.problems.push('SESSION_SECRET must have at least 32 characters.')
  return secret
}

/** What a browser on this machine opens: the addresses that mean "every one" are not addresses to visit. */
function hostName(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
