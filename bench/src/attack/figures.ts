import { type Figure, figure, NEVER, percentile, sum } from '../report.ts'
import type { Seen } from './probe.ts'
import type { Scenario } from './scenario.ts'
import { type Answers, counted } from './tally.ts'

/** What may refuse an attack: there are too many of something, it is too large, or it comes too often. */
const REFUSALS = [409, 413, 429]
const MEGABYTES = 400
const SLOWER = 3
/** A family notices nothing below this many milliseconds, however quiet it was before. */
const UNNOTICED_MS = 150

export interface Fought {
  answers: Answers
  quiet: Seen
  beside: Seen
  peakMegabytes: number
  hasCrashed: boolean
  /** Lines of the server's log at level error. */
  errors: number
  /** How long it took, and how much of it the server's processor time was: a busy machine makes the first longer. */
  seconds: number
  cpu: number
}

export function figuresOf({ fair, mayCut = false }: Scenario, fought: Fought): Figure[] {
  const { statuses, withoutRetryAfter } = fought.answers
  const { times, wrong } = fought.beside
  const calm = percentile(fought.quiet.times, 0.95)
  const isFailure = (status: number) => status >= 500
  const isRefusal = (status: number) => REFUSALS.includes(status)
  // No status, but `cut` or `none`.
  const isCut = (status: number) => Number.isNaN(status)
  const isUnfit = (status: number) =>
    !(fair.includes(status) || isFailure(status) || isRefusal(status) || isCut(status))
  const failures = counted(statuses, isFailure) + counted(wrong, isFailure)
  const served = counted(statuses, (status) => fair.includes(status))
  const bearable = { max: Math.round(Math.max(SLOWER * calm, UNNOTICED_MS)) }
  return [
    figure('crashes', Number(fought.hasCrashed), '', NEVER),
    figure('answers of 5xx', failures, '', NEVER),
    figure('answered', served),
    figure('refused with 409, 413 or 429', counted(statuses, isRefusal)),
    figure('refused with 429 without Retry-After', withoutRetryAfter, '', NEVER),
    figure('refused otherwise', counted(statuses, isUnfit), '', NEVER),
    figure('cut off, or left waiting', counted(statuses, isCut), '', mayCut ? {} : NEVER),
    figure('next door: not answered with 200', sum(Object.values(wrong)), '', NEVER),
    figure('next door: p95 when quiet', calm, 'ms'),
    figure('next door: p95 meanwhile', percentile(times, 0.95), 'ms', bearable),
    figure('memory of the server at most', fought.peakMegabytes, 'MB', { max: MEGABYTES }),
    figure('lasted', fought.seconds, 's'),
    figure('processor time of the server', fought.cpu, 's'),
    figure('lines of error in its log', fought.errors),
  ]
}
