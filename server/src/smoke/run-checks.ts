import { inTime } from '../aborted.ts'
import type { Check } from './check.ts'
import { explain } from './explain.ts'

/** Where its words go, a line each. */
export type Say = (line: string) => void

/**
 * Calls each configured service once, one after another, and says what was seen, a block for each. Answers whether all
 * did what is needed of them; one that is not configured is no fault. `hidden` never stands in a line.
 */
export async function runChecks(checks: readonly Check[], hidden: readonly string[], say: Say): Promise<boolean> {
  const hiding: Say = (line) => say(hidden.reduce((shown, secret) => shown.replaceAll(secret, '•••'), line))
  let isFit = true
  for (const check of checks) {
    if (check.place === null) {
      hiding(`${check.name}: not configured (${check.otherwise})`)
      continue
    }
    hiding(`${check.name}: ${check.place}`)
    try {
      for (const sentence of await called(check)) hiding(`  ✓ ${sentence}`)
    } catch (error) {
      isFit = false
      hiding(`  ✗ ${explain(error)}`)
    }
    hiding('')
  }
  return isFit
}

function called({ call, patience }: Check): Promise<string[]> {
  const late = new AbortController()
  return inTime(call(late.signal), patience, () => {
    const error = new DOMException(`no answer within ${patience / 1000} s`, 'TimeoutError')
    late.abort(error)
    return error
  })
}
