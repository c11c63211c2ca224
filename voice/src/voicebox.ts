import type { Engine } from './engine/engine.ts'
import type { Turns } from './turns.ts'

/** What everybody who is being answered shares. */
export interface Voicebox {
  engine: Engine
  turns: Turns
  /** One event a line. Never a word of what is said. */
  log(what: Record<string, unknown>): void
}
