import { type Figure, percentile } from '../report.ts'
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

export function figuresOf(scenario: Scenario, fought: Fought): Figure[] {
  const { answers, quiet, beside } = fought
  const { fair, mayCut = false } = scenario
  const [calm, meanwhile] = [quiet, beside].map(({ times }) => percentile(times, 0.95)) as [number, number]
  const isServed = (status: string) => fair.includes(Number(status))
  const isFailure = (status: string) => Number(status) >= 500
  const isRefusal = (status: string) => REFUSALS.includes(Number(status))
  const isCut = (status: string) => status === 'cut' || status === 'none'
  const isUnfit = (status: string) => ![isServed, isFailure, isRefusal, isCut].some((known) => known(status))
  const failures = counted(answers, isFailure) + counted({ statuses: beside.wrong }, isFailure)
  const never = { max: 0 }
  return [
    { what: 'crashes', value: Number(fought.hasCrashed), unit: '', bound: never },
    { what: 'answers of 5xx', value: failures, unit: '', bound: never },
    { what: 'answered', value: counted(answers, isServed), unit: '', bound: {} },
    { what: 'refused with 409, 413 or 429', value: counted(answers, isRefusal), unit: '', bound: {} },
    { what: 'refused with 429 without Retry-After', value: answers.withoutRetryAfter, unit: '', bound: never },
    { what: 'refused otherwise', value: counted(answers, isUnfit), unit: '', bound: never },
    { what: 'cut off, or left waiting', value: counted(answers, isCut), unit: '', bound: mayCut ? {} : never },
    {
      what: 'next door: not answered with 200',
      value: counted({ statuses: beside.wrong }, () => true),
      unit: '',
      bound: never,
    },
    { what: 'next door: p95 when quiet', value: calm, unit: 'ms', bound: {} },
    {
      ...{ what: 'next door: p95 meanwhile', value: meanwhile, unit: 'ms' },
      bound: { max: Math.round(Math.max(SLOWER * calm, UNNOTICED_MS)) },
    },
    { what: 'memory of the server at most', value: fought.peakMegabytes, unit: 'MB', bound: { max: MEGABYTES } },
    { what: 'lasted', value: fought.seconds, unit: 's', bound: {} },
    { what: 'processor time of the server', value: fought.cpu, unit: 's', bound: {} },
    { what: 'lines of error in its log', value: fought.errors, unit: '', bound: {} },
  ]
}
