import type { IncomingHttpHeaders } from 'node:http'

/** How an attack was answered. */
export interface Answers {
  /** By status. Beside it `cut`: the line ended before the answer did; `none`: it had not ended when the attack was over. */
  statuses: Record<string, number>
  /** Answers of 429 that do not say when to come again. */
  withoutRetryAfter: number
  /** Bytes of all bodies. */
  bytes: number
}

export interface Tally {
  answers: Answers
  answered(status: number, headers: IncomingHttpHeaders): void
  ended(how: 'cut' | 'none'): void
  /** Bytes of a body, as they come. */
  read(bytes: number): void
}

export function openTally(): Tally {
  const answers: Answers = { statuses: {}, withoutRetryAfter: 0, bytes: 0 }
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
    read(bytes) {
      answers.bytes += bytes
    },
  }
}

/** How many of the answers have a status that passes. */
export function counted({ statuses }: Pick<Answers, 'statuses'>, passes: (status: string) => boolean): number {
  return Object.entries(statuses).reduce((sum, [status, times]) => sum + (passes(status) ? times : 0), 0)
}
