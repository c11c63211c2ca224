import { counted } from '../attack/tally.ts'
import { type Figure, figure, NEVER } from '../report.ts'
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
      const errors = range.logs.flatMap((log) => log.errors).length
      const findings = [
        figure(
          'answers of 5xx',
          counted(statuses, (status) => status >= 500),
          '',
          NEVER,
        ),
        figure('crashes', range.crashes(), '', NEVER),
        figure('requests without an answer', unanswered, '', NEVER),
        figure('lines of error in the logs', errors, '', NEVER),
      ]
      if (wanted === null) return findings
      const asked = Object.values(labels).filter((times) => times >= LEAST).length
      const got = (counted(statuses, (status) => status < 300) / requests) * 100
      return [
        ...findings,
        figure('requests', requests, '', { min: wanted }),
        figure(`calls, routes and files asked ${LEAST} times or more`, asked, '', { min: LABELS.length }),
        figure('answered with 2xx', got, '%', { min: LEAST_SHARE * 100 }),
      ]
    },
  }
}
