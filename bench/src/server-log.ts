import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A line of the server's log, as much of it as a bench looks at. */
export interface LogLine {
  level: string
  msg?: string
  requestId?: string
  [more: string]: unknown
}

/** What a server has said at level error or fatal, and on standard error, since it was started. */
export interface ServerLog {
  errors: LogLine[]
  /** Lines that are no JSON: what Node itself says when it dies. */
  complaints: string[]
}

export function logOf(server: ChildProcess): ServerLog {
  const log: ServerLog = { errors: [], complaints: [] }
  if (!server.stdout || !server.stderr) throw new Error('The server was started without pipes')
  createInterface({ input: server.stdout }).on('line', (line) => {
    const said = parsed(line)
    if (said && ['error', 'fatal'].includes(said.level)) log.errors.push(said)
  })
  createInterface({ input: server.stderr }).on('line', (line) => log.complaints.push(line))
  return log
}

function parsed(line: string): LogLine | null {
  try {
    const said: unknown = JSON.parse(line)
    return typeof said === 'object' && said !== null && 'level' in said ? (said as LogLine) : null
  } catch {
    return null
  }
}
