import type { IncomingHttpHeaders } from 'node:http'
import { sum } from '../report.ts'

/** How an attack was answered. */
export interface Answers {
  /** By status. Beside it `cut`: the line ended before the answer did; `none`: it had not ended when the attack was over. */
  statuses: Record<string, number>
  /** Answers of 429 that do not say when to come again. */
  withoutRetryAfter: number
}

export interface Tally {
  answers: Answers
  answered(status: number, headers: IncomingHttpHeaders): void
  ended(how: 'cut' | 'none'): void
}

export function openTally(): Tally {
  const answers: Answers = { statuses: {}, withoutRetryAfter: 0 }
  const count = (what: string) => {
    answers.statuses[what] = (answers.statuses[what] ?? 0) + 1
  }
  return {
    answers,
    answered(status, headers) {
      count(String(status))
      if (status === 429 && !(Number(headers['retry-after']) > 0)) answers.withoutRetryAfter++
    },
    ended: count,
  }
}

/** How many of the answers have a status that passes. */
export function counted(statuses: Answers['statuses'], passes: (status: number) => boolean): number {
  return sum(Object.entries(statuses).map(([status, times]) => (passes(Number(status)) ? times : 0)))
}
