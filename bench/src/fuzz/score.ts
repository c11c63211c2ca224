import { counted } from '../attack/tally.ts'
import { type Figure, figure, NEVER } from '../report.ts'
import type { LogLine, ServerLog } from '../server-log.ts'
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
  const failed: Answered[] = []
  let requests = 0

  return {
    count(shot, sent) {
      requests++
      statuses[sent.status] = (statuses[sent.status] ?? 0) + 1
      labels[shot.label] = (labels[shot.label] ?? 0) + 1
      const isUnanswered = sent.status === 'none' && shot.raw === null && shot.ending === 'whole'
      if (Number(sent.status) >= 500 || isUnanswered) failed.push({ shot, sent })
    },
    requests: () => requests,
    tell(logs) {
      console.log(`  ${JSON.stringify(statuses)}`)
      tellOf(seed, failed, logs)
    },
    figures(range, wanted) {
      const unanswered = failed.filter(({ sent }) => sent.status === 'none').length
      const errors = range.logs.flatMap((log) => log.errors).length
      const findings = [
        figure('answers of 5xx', failed.length - unanswered, '', NEVER),
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

interface Answered {
  shot: Shot
  sent: Sent
}

const TOLD = 20
const TOLD_CHARS = 1_500

/** Says what each kind of failure was, with the command that asks its first one again, and what else the logs hold. */
function tellOf(seed: number, failed: readonly Answered[], logs: readonly ServerLog[]): void {
  const lines = logs.flatMap(({ errors }) => errors)
  const byRequest = new Map(lines.map((line) => [line.requestId, line]))
  const kinds = Object.entries(Object.groupBy(failed, ({ shot, sent }) => `${sent.status} ${shot.label}`))
  for (const [kind, all = []] of kinds.slice(0, TOLD)) {
    const [{ shot, sent } = failed[0] as Answered] = all
    console.log(`  ${all.length} × ${kind}: npm run bench -- fuzz --seed ${seed} --only ${shot.index}`)
    const line = sent.requestId && byRequest.get(sent.requestId)
    if (line) console.log(`    ${JSON.stringify(line).slice(0, TOLD_CHARS)}`)
  }
  const known = new Set(failed.map(({ sent }) => sent.requestId))
  const others = lines.filter(({ requestId }) => !requestId || !known.has(requestId))
  for (const all of Object.values(Object.groupBy(others, whence)).slice(0, TOLD)) {
    console.log(`  ${all?.length} × in the log: ${JSON.stringify(all?.[0]).slice(0, TOLD_CHARS)}`)
  }
  for (const line of logs.flatMap(({ complaints }) => complaints).slice(0, TOLD)) console.log(`  ${line}`)
}

/** What was said, and from where. */
function whence({ msg = '', err }: LogLine): string {
  return `${msg} ${JSON.stringify(err ?? '').slice(0, 300)}`
}
