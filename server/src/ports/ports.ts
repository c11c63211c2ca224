import type { Logger } from 'pino'
import type { Entitlements } from '../billing/entitlements.ts'
import type { Bounds } from '../bounds.ts'
import type { Database } from '../db/connect.ts'
import type { Narrations } from '../narration/narrations.ts'
import type { Generations } from '../stories/generations.ts'
import type { AudioStore } from './audio-store.ts'
import type { Identity } from './identity.ts'
import type { Mailer } from './mailer.ts'
import type { Payments } from './payments.ts'
import type { Storyteller } from './storyteller.ts'

/** Everything the routes reach beyond their own request. */
export interface Ports {
  db: Database
  identity: Identity
  storyteller: Storyteller
  mailer: Mailer
  /** Null on a server without payments, on which everybody has everything. */
  payments: Payments | null
  entitlements: Entitlements
  bounds: Bounds
  /** Stories being written in this process. */
  generations: Generations
  /** Stories being read aloud in this process. */
  narrations: Narrations
  audioStore: AudioStore
  log: Logger
}
