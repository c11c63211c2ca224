import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import type { Generations } from '../stories/generations.ts'
import type { Identity } from './identity.ts'
import type { Mailer } from './mailer.ts'
import type { Storyteller } from './storyteller.ts'

/** Everything the routes reach beyond their own request. */
export interface Ports {
  db: Database
  identity: Identity
  storyteller: Storyteller
  mailer: Mailer
  /** Stories being written in this process. */
  generations: Generations
  log: Logger
}
