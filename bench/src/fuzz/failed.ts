import type { LogLine, ServerLog } from '../server-log.ts'
import type { Sent } from './send.ts'
import type { Shot } from './shot.ts'

export interface Failed {
  shot: Shot
  sent: Sent
}

const TOLD = 20
const TOLD_CHARS = 1_500

/** Says what each kind of failure was, with the command that asks its first one again, and what else the logs hold. */
export function tellOf(seed: number, failed: readonly Failed[], logs: readonly ServerLog[]): void {
  const lines = logs.flatMap(({ errors }) => errors)
  const byRequest = new Map(lines.map((line) => [line.requestId, line]))
  const kinds = Object.entries(Object.groupBy(failed, ({ shot, sent }) => `${sent.status} ${shot.label}`))
  for (const [kind, all = []] of kinds.slice(0, TOLD)) {
    const [{ shot, sent } = failed[0] as Failed] = all
    console.log(`  ${all.length} × ${kind}: npm run bench -- fuzz --seed ${seed} --only ${shot.index}`)
    const line = sent.requestId && byRequest.get(sent.requestId)
    if (line) console.log(`    ${JSON.stringify(line).slice(0, TOLD_CHARS)}`)
  }
  const known = new Set(failed.map(({ sent }) => sent.requestId))
  const others = Object.entries(
    Object.groupBy(
      lines.filter(({ requestId }) => !requestId || !known.has(requestId)),
      whence,
    ),
  )
  for (const [, all = []] of others.slice(0, TOLD)) {
    console.log(`  ${all.length} × in the log: ${JSON.stringify(all[0]).slice(0, TOLD_CHARS)}`)
  }
  for (const line of logs.flatMap(({ complaints }) => complaints).slice(0, TOLD)) console.log(`  ${line}`)
}

/** What was said, and from where. */
function whence({ msg = '', err }: LogLine): string {
  return `${msg} ${JSON.stringify(err ?? '').slice(0, 300)}`
}
