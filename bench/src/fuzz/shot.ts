import type { Random } from '@perinka/server/testing/histories/random'
import { distorted, written } from './bodies.ts'
import { drawOf, oneOf, weighted } from './draw.ts'
import type { Person } from './fixed.ts'
import { contentType, type Header, oddHeaders } from './headers.ts'
import { pathOf } from './paths.ts'
import { RAW } from './raw.ts'
import { IDS, TARGETS, type Target } from './targets.ts'

/**
 * How a request ends. `cut`: more is announced than sent, then the line is closed; `reset`: the same, and the line breaks;
 * `deaf`: all is sent, and nobody waits for the answer; `slow`: it comes in two pieces.
 */
export type Ending = 'whole' | 'cut' | 'reset' | 'deaf' | 'slow'

/** One request of a fuzz, without what differs between two runs: addresses, cookies, tokens, signatures. */
export interface Shot {
  index: number
  /** What it is counted under. */
  label: string
  who: Person
  method: string
  path: string
  headers: Header[]
  body: Buffer | null
  isChunked: boolean
  isSigned: boolean
  ending: Ending
  /** Name of a request of `RAW`, which is sent instead. */
  raw: string | null
  /** Chance that is left for the sending. */
  draw: Random
}

const SHARE_OF_RAW = 0.02
const RAW_LABEL = 'raw'
const labelOf = ({ method, path, isSigned }: Target) => `${method} ${path}${isSigned ? ', signed' : ''}`

/** Everything that requests are counted under. */
export const LABELS: readonly string[] = [...new Set(TARGETS.map(labelOf)), RAW_LABEL]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get']
const SHARES: Readonly<Record<Ending, number>> = { whole: 88, cut: 3, reset: 3, deaf: 4, slow: 2 }
const PEOPLE_SHARES: Readonly<Record<Person, number>> = {
  ...{ free: 30, premium: 32, exhausted: 8, leaving: 8 },
  ...{ unverified: 6, unknown: 4, nobody: 12 },
}

/** The request with this index of the fuzz with this seed. */
export function shotOf(seed: number, index: number): Shot {
  const draw = drawOf(seed, index)
  const raw = draw.happens(SHARE_OF_RAW) ? oneOf(draw, Object.keys(RAW)) : null
  const target = draw.pick(TARGETS, ({ share = 1 }) => share) as Target
  const { isSigned = false } = target
  const method = isSigned || draw.happens(0.96) ? target.method : oneOf(draw, METHODS)
  const body = bodyOf(draw, target, method)
  return {
    ...{ index, raw, method, body, isSigned },
    label: raw === null ? labelOf(target) : RAW_LABEL,
    who: weighted(draw, PEOPLE_SHARES),
    path: isSigned ? target.path : pathOf(draw, target.path, IDS),
    headers: [...(body ? [['Content-Type', contentType(draw)] as const] : []), ...oddHeaders(draw, '{host}')],
    isChunked: body !== null && draw.happens(0.2),
    ending: weighted(draw, SHARES),
    draw,
  }
}

function bodyOf(draw: Random, { example }: Target, method: string): Buffer | null {
  if (example !== undefined) return written(draw, distorted(draw, example))
  // A body where none is asked for.
  return method !== 'GET' && method !== 'HEAD' && draw.happens(0.3) ? written(draw, distorted(draw, {})) : null
}
