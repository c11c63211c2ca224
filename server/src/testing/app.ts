import { randomUUID } from 'node:crypto'
import type { Account } from '@perinka/contract/accounts'
import { eq } from 'drizzle-orm'
import type { SandboxSetting } from '../adapters/payments/sandbox/sandbox.ts'
import { type AppPorts, type AppSettings, buildApp } from '../app.ts'
import { tasksOf } from '../background.ts'
import { acceptEvent } from '../billing/webhooks/receive-event.ts'
import { type Bounds, DEFAULT_BOUNDS } from '../config/bounds.ts'
import { type Connection, connect, type Database } from '../db/connect.ts'
import type { Patience } from '../db/patience.ts'
import { users } from '../db/schema.ts'
import { openNotifications } from '../durable/notifications.ts'
import { startSchedule } from '../durable/schedule.ts'
import { LIST_PATIENCE_MS } from '../http/family-turns.ts'
import { createLog } from '../http/log.ts'
import type { MakerTimings } from '../narration/making/maker.ts'
import { createNarrations } from '../narration/narrations.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import type { Identity } from '../ports/identity.ts'
import type { Mail, Mailer } from '../ports/mailer.ts'
import type { Narrator } from '../ports/narrator.ts'
import type { Payments } from '../ports/payments.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { createEntitlements } from '../rights/entitlements.ts'
import { createGenerations } from '../stories/generations.ts'
import { scriptedStore } from './audio-store.ts'
import { type Client, client, type ParentClient, parentClient } from './client.ts'
import { testDatabase } from './database.ts'
import { scriptedIdentity, tokenOf } from './identity.ts'
import { workOff } from './jobs.ts'
import { scriptedNarrator } from './narrator.ts'
import { scriptedPayments } from './payments.ts'
import { scriptedStoryteller } from './storyteller.ts'

export interface TestAppOptions {
  storyteller?: Storyteller
  narrator?: Narrator
  audioStore?: AudioStore
  /** `null`: a server without payments. Made from what is there where a real adapter stands on the test's own database. */
  payments?: Payments | null | ((given: Omit<SandboxSetting, 'pageUrl'>) => Payments)
  makerTimings?: Partial<MakerTimings>
  bounds?: Partial<Bounds>
  /** Made from the other ports, so that a real adapter can stand on the test's own database. */
  identity?: (ports: Pick<AppPorts, 'db' | 'mailer' | 'log'>) => Identity | Promise<Identity>
  settings?: Partial<AppSettings>
  /** The way to the database, where another one than the straight one is taken; answers the address to open. */
  line?: (databaseUrl: string) => Promise<string>
  patience?: Partial<Patience>
}

type UserColumns = Partial<Omit<typeof users.$inferInsert, 'id'>>

export interface TestApp {
  /** A browser that has not signed in. */
  visitor(): Promise<Client>
  /** A family of its own, signed in; `columns` are written to its row of `users`. */
  givenParent(columns?: UserColumns): Promise<ParentClient>
  /** One request without a cookie; `address`: whose it seems to be, 127.0.0.1 unless told. */
  ask(path: string, init?: RequestInit, address?: string): Promise<Response>
  db(): Promise<Database>
  ports(): Promise<AppPorts>
  /** Mail sent so far, oldest first; what waits to be sent is sent by `work`. */
  mails: Mail[]
  /** Does the jobs that wait, as a running server would at once, until none is left that is due. */
  work(): Promise<void>
  /** Begins what a server does now and then, until the app is closed. */
  startTasks(): Promise<void>
  /** Every line logged so far, as text. */
  logged: string[]
  close(): Promise<void>
}

const opened: TestApp[] = []
let shared: TestApp | undefined

/**
 * The product on a database of its own, asked in process. Without options: one for the whole test
 * file. Opened at first use and closed after the file's last test.
 */
export function testApp(options?: TestAppOptions): TestApp {
  if (!options && shared) return shared
  const made = makeApp(options ?? {})
  if (!options) shared = made
  opened.push(made)
  return made
}

export async function closeTestApps(): Promise<void> {
  await Promise.all(opened.splice(0).map((app) => app.close()))
  shared = undefined
}

function makeApp(options: TestAppOptions): TestApp {
  const mails: Mail[] = []
  const logged: string[] = []
  const stops: (() => Promise<void>)[] = []
  let opening: ReturnType<typeof open> | undefined
  const ready = () => {
    opening ??= open(options, mails, logged)
    return opening
  }

  const ask: TestApp['ask'] = async (path, init, address = '127.0.0.1') => {
    const { app } = await ready()
    const request = new Request(new URL(path, 'http://localhost'), init)
    if (!request.headers.has('Host')) request.headers.set('Host', 'localhost')
    return app.fetch(request, { incoming: { socket: { remoteAddress: address } } })
  }
  const visitor = async () => client((path, init) => ask(path, init))

  return {
    ask,
    visitor,
    mails,
    work: async () => workOff((await ready()).ports),
    async startTasks() {
      const { ports, notifications } = await ready()
      const stop = startSchedule(tasksOf(ports), { notifications, log: ports.log })
      stops.push(stop)
    },
    logged,
    db: async () => (await ready()).ports.db,
    ports: async () => (await ready()).ports,
    async givenParent(columns = {}) {
      const browser = await visitor()
      const subject = `parent-${randomUUID()}`
      const claims = { subject, email: columns.email ?? `${subject}@example.com` }
      const idToken = options.identity ? undefined : tokenOf(claims)
      if (!idToken) throw new Error('givenParent needs the scripted identity')
      const account = await browser.json<Account>('POST', '/api/auth/firebase', { idToken })
      if (Object.keys(columns).length > 0) {
        await (await ready()).ports.db.update(users).set(columns).where(eq(users.id, subject))
      }
      return parentClient(browser, account)
    },
    async close() {
      if (!opening) return
      const { ports, notifications, connection } = await opening
      await Promise.all(stops.map((stop) => stop()))
      await Promise.all([ports.generations.stop(0), ports.narrations.stop(0)])
      await notifications.close()
      await connection.close()
    },
  }
}

async function open(options: TestAppOptions, mails: Mail[], logged: string[]) {
  const straight = await testDatabase()
  const databaseUrl = (await options.line?.(straight)) ?? straight
  const connection: Connection = connect({ databaseUrl, max: 8, patience: options.patience })
  const { db } = connection
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const mailer: Mailer = {
    adapter: 'outbox',
    send: async (mail) => void mails.push(mail),
    forget: async (address) => void mails.splice(0, mails.length, ...mails.filter(({ to }) => to !== address)),
  }
  const storyteller = options.storyteller ?? scriptedStoryteller()
  const identity = (await options.identity?.({ db, mailer, log })) ?? scriptedIdentity()
  const notifications = openNotifications({ databaseUrl, log })
  const { payments: wanted = scriptedPayments() } = options
  const payments =
    typeof wanted === 'function' ? wanted({ db, log, deliver: (event) => acceptEvent(db, event) }) : wanted
  const entitlements = createEntitlements(payments !== null)
  const bounds = { ...DEFAULT_BOUNDS, ...options.bounds }
  const generations = createGenerations({ db, notifications, storyteller, log })
  const { narrator = scriptedNarrator(), audioStore = scriptedStore(), makerTimings: timings = {} } = options
  const narrations = createNarrations({ db, notifications, narrator, audioStore, log, timings })
  const ports: AppPorts = {
    ...{ db, identity, payments, entitlements, bounds, storyteller, mailer, generations, narrations, audioStore, log },
  }
  const app = buildApp(ports, {
    publicUrl: 'http://localhost',
    secureCookies: false,
    trustedProxies: [],
    supportEmail: 'help@example.com',
    helplines: { en: null, sk: null },
    web: null,
    mailbox: null,
    hasSandboxPage: true,
    listPatienceMs: LIST_PATIENCE_MS,
    isStopping: () => false,
    ...options.settings,
  })
  return { app, ports, notifications, connection }
}
