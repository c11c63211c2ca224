import type { Figure } from '../report.ts'
import type { ServerLog } from '../server-log.ts'
import { type Failed, tellOf } from './failed.ts'
import type { Range } from './range.ts'
import type { Sent } from './send.ts'
import { LABELS, type Shot } from './shot.ts'

export interface Score {
  count(shot: Shot, sent: Sent): void
  requests(): number
  /** Statuses, and what each failure was, for whoever has to mend it. */
  tell(logs: readonly ServerLog[]): void
  /** `wanted`: how many requests there were to be; null where only one was sent. */
  figures(range: Range, wanted: number | null): Figure[]
}

/** A target that was asked less often was not really asked. */
const LEAST = 100
/** At least so much of it must have got through: who is always turned away at the door tries nothing. */
const LEAST_SHARE = 0.1

export function openScore(seed: number): Score {
  const statuses: Record<string, number> = {}
  const labels: Record<string, number> = {}
  const failed: Failed[] = []
  let requests = 0
  let unanswered = 0

  return {
    count(shot, sent) {
      requests++
      statuses[sent.status] = (statuses[sent.status] ?? 0) + 1
      labels[shot.label] = (labels[shot.label] ?? 0) + 1
      const isWhole = shot.raw === null && shot.ending === 'whole'
      if (sent.status === 'none' && isWhole) unanswered++
      if (Number(sent.status) >= 500 || (sent.status === 'none' && isWhole)) failed.push({ shot, sent })
    },
    requests: () => requests,
    tell(logs) {
      console.log(`  ${JSON.stringify(statuses)}`)
      tellOf(seed, failed, logs)
    },
    figures(range, wanted) {
      const never = { max: 0 }
      const sum = (passes: (status: number) => boolean) =>
        Object.entries(statuses).reduce((all, [status, times]) => all + (passes(Number(status)) ? times : 0), 0)
      const errors = range.logs.reduce((all, log) => all + log.errors.length, 0)
      const findings: Figure[] = [
        { what: 'answers of 5xx', value: sum((status) => status >= 500), unit: '', bound: never },
        { what: 'crashes', value: range.crashes(), unit: '', bound: never },
        { what: 'requests without an answer', value: unanswered, unit: '', bound: never },
        { what: 'lines of error in the logs', value: errors, unit: '', bound: never },
      ]
      if (wanted === null) return findings
      const asked = Object.values(labels).filter((times) => times >= LEAST).length
      const got = (sum((status) => status < 300) / requests) * 100
      return [
        ...findings,
        { what: 'requests', value: requests, unit: '', bound: { min: wanted } },
        {
          what: `calls, routes and files asked ${LEAST} times or more`,
          value: asked,
          unit: '',
          bound: { min: LABELS.length },
        },
        { what: 'answered with 2xx', value: got, unit: '%', bound: { min: LEAST_SHARE * 100 } },
      ]
    },
  }
}
