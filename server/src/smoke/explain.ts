import { explainStartFailure, StartRefused } from '../config/start-refused.ts'
import { Failure } from '../failure.ts'
import { Unfit } from './check.ts'

/** Words of a machine: safe to show, where a service's own sentence may quote a key or what it was sent. */
const WORD = /^[\w.:/-]{1,80}$/
const TOLD = [
  'status',
  'statusCode',
  'responseCode',
  'code',
  'type',
  'command',
  'param',
  'contentType',
  'bytes',
] as const
/** Errors whose message is our own. */
const OURS = new Set(['Unfit', 'SpeechTrouble', 'StoreRefused', 'GoogleRefusal', 'Stalled', 'TimeoutError'])

/** What went wrong, by our own sentences and the machine's words alone. */
export function explain(error: unknown): string {
  if (error instanceof StartRefused || error instanceof Unfit) return error.message
  const told: string[] = []
  for (const one of chainOf(error)) {
    const sentence = OURS.has(one.name) || 'syscall' in one ? one.message : ''
    const words = [one, (one as { particulars?: object }).particulars ?? {}].flatMap(wordsOf)
    // A failure of ours, or of fetch, only carries what lies beneath it.
    if ((one instanceof Failure || one instanceof TypeError) && one.cause !== undefined) continue
    told.push(
      [sentence || (one.name === 'Error' ? 'no answer' : one.name), words.length > 0 ? `(${words.join(', ')})` : '']
        .filter(Boolean)
        .join(' '),
    )
  }
  return told.join(': ') || 'it failed without a word'
}

/** `explain` for a database, whose errors have sentences of their own. */
export function explainDatabase(error: unknown): string {
  return explainStartFailure(error) ?? explain(error)
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < 5; ) {
    chain.push(at)
    at = at instanceof AggregateError ? at.errors[0] : (at.cause ?? (at as { detail?: unknown }).detail)
  }
  return chain
}

function wordsOf(from: object): string[] {
  return TOLD.flatMap((name) => {
    const value = (from as Record<string, unknown>)[name]
    if (typeof value === 'number') return [`${name} ${value}`]
    const isNew = value !== (from as { name?: unknown }).name
    return typeof value === 'string' && isNew && WORD.test(value) ? [`${name} ${value}`] : []
  })
}
