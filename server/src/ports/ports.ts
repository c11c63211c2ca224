import type { Logger } from 'pino'
import type { Bounds } from '../config/bounds.ts'
import type { Database } from '../db/connect.ts'
import type { Entitlements } from '../rights/entitlements.ts'
import type { AudioStore } from './audio-store.ts'
import type { Identity } from './identity.ts'
import type { Mailer } from './mailer.ts'
import type { Payments } from './payments.ts'
import type { Storyteller } from './storyteller.ts'

/** What every feature may reach beyond its own request. */
export interface Ports {
  db: Database
  identity: Identity
  storyteller: Storyteller
  mailer: Mailer
  /** Null on a server without payments, on which everybody has everything. */
  payments: Payments | null
  entitlements: Entitlements
  bounds: Bounds
  audioStore: AudioStore
  log: Logger
}
