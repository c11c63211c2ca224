import type { Quality } from '@perinka/contract/catalog'
import type { Logger } from 'pino'
import type { Database } from '../../db/connect.ts'
import type { LeaseTimings } from '../../durable/lease.ts'
import type { AudioStore } from '../../ports/audio-store.ts'
import type { Narrator } from '../../ports/narrator.ts'
import type { Kbps } from '../../sound/encoder.ts'

export const KBPS: Record<Quality, Kbps> = { standard: 48, premium: 64 }

/** Seconds, but for `putAgainMs`. */
export interface MakerTimings extends LeaseTimings {
  /** How long the narrator may be silent. */
  silence: number
  /** How long it waits for a database that is away before it looks again. */
  outage: number
  /** Milliseconds before each further try to put the audio into the store. */
  putAgainMs: readonly number[]
}

export interface MakerPorts {
  db: Database
  narrator: Narrator
  audioStore: AudioStore
  log: Logger
}
