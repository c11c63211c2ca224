import type { Frame, Person } from '../craft/pack.ts'
import { hash } from '../seed.ts'

/** One piece of the story at its place in the arc. */
export interface Beat {
  id: string
  /** Names the frame it was said from: remembered, so that the child does not hear it again soon. */
  source: string
  /** Text without and with its details. */
  lean: string
  full: string
  /** Must be said, whatever the length. */
  core: boolean
  /** Order in which the optional ones are taken in: smaller first. */
  rank: number
  /** Order in which core beats are given up where even the core is too long for the band: smaller first; never where left out. */
  spare?: number
  /** Id of an earlier beat without which this one makes no sense. */
  after?: string
}

export type Options = {
  core?: boolean
  rank?: number
  spare?: number
  after?: string
  friend?: Person | null
  extra?: Record<string, string>
}

export type Add = (id: string, frame: Frame, options?: Options) => void

/** Short name of a frame for traces: changes only when its words do. */
export function sourceOf(frame: Frame): string {
  return hash(frame).toString(36)
}

/** The nth of a pool, counting round; throws where the pool is empty. */
export function nth<T>(items: readonly T[], n: number): T {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
