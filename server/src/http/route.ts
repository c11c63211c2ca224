import type { Call } from '@perinka/contract/call'
import type { FailureCode } from '@perinka/contract/failures'
import { Id } from '@perinka/contract/fields'
import type { Context, Env, Hono } from 'hono'
import type * as z from 'zod/mini'
import { unstorable } from '../db/storable.ts'
import { Failure } from '../failure.ts'

type Answered<C extends Call> = z.input<C['answer']>
type Sent<C extends Call> = C['body'] extends z.ZodMiniType ? z.output<C['body']> : undefined

/**
 * Answers one call of the contract: the body is validated before the decision sees it, and the
 * answer before it leaves, so that no raw row ever does. A handler may return a Response of its
 * own (a stream); nothing else passes unvalidated.
 */
export function route<E extends Env, C extends Call>(
  app: Hono<E>,
  call: C,
  handler: (c: Context<E>, body: Sent<C>) => Promise<Answered<C> | Response>,
  status: 200 | 201 = 200,
): void {
  app.on(call.method, call.path, async (c, next) => {
    if (!isAskedFor(c, call)) return next()
    const answer = await handler(c, (await readBody(c, call)) as Sent<C>)
    if (answer instanceof Response) return answer
    return c.json(call.answer.parse(answer) as object, status)
  })
}

/** Calls of one path are told apart by their query; the one that names none comes last. */
function isAskedFor(c: Context, { query = {} }: Call): boolean {
  return Object.entries(query).every(([name, value]) => c.req.query(name) === value)
}

async function readBody(c: Context, call: Call): Promise<unknown> {
  if (!call.body) return undefined
  const text = await c.req.text().catch((cause: unknown) => {
    throw new Failure('malformed', { cause })
  })
  const parsed = call.body.safeParse(text === '' ? undefined : parse(text))
  if (text === '' && !parsed.success) throw new Failure('malformed')
  const wrong = parsed.success
    ? unstorable(parsed.data).map((path) => [path, INVALID] as const)
    : parsed.error.issues.map((issue) => [issue.path.join('.'), sentenceKey(issue.message)] as const)
  if (parsed.success && wrong.length === 0) return parsed.data
  const fields: Record<string, string> = {}
  for (const [path, message] of wrong) fields[path || 'body'] ??= message
  throw new Failure('invalid', { fields })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Failure('malformed', { cause })
  }
}

const INVALID = 'validation.invalid'

/** Where the contract says nothing of its own, the validator speaks English instead of naming a key. */
function sentenceKey(message: string): string {
  return message.startsWith('validation.') ? message : INVALID
}

/** A row as the contract answers it: its moment as text. */
export function dated<Row extends { createdAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The `:id` of the path; a malformed one names nothing, so it fails as an unknown one would. */
export function idParam(c: Context, unknown: FailureCode): string {
  const id = Id.safeParse(c.req.param('id'))
  if (!id.success) throw new Failure(unknown)
  return id.data.toLowerCase()
}
