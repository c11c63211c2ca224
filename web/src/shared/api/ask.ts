import type { Call } from '@perinka/contract/call'
import type * as z from 'zod/mini'
import { ApiError, isGone } from './api-error.ts'
import { isAwayStatus, reached } from './reach.ts'

interface CallOptions<C extends Call> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: C['body'] extends z.ZodMiniType ? z.input<C['body']> : never
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  /** Sign-in asks whether somebody is there: its 401 is an answer, not a lost session. */
  mayBeSignedOut?: boolean
}

/** Asks one call of the contract and checks the answer. Throws `ApiError` for a refusal. */
export async function ask<C extends Call>(
  call: C,
  { params = {}, query, body, signal, headers, mayBeSignedOut = false }: CallOptions<C> = {},
): Promise<z.output<C['answer']>> {
  const response = await request(address(call.path, params, call.query ? { ...call.query, ...query } : query), {
    method: call.method,
    body,
    signal,
    headers,
  })
  if (!response.ok) throw await refusal(response, mayBeSignedOut)
  return call.answer.parse(await response.json()) as z.output<C['answer']>
}

/** What another window was quicker to delete is deleted, as was wished. */
export async function askToDelete(call: Call, id: string): Promise<void> {
  await ask(call, { params: { id } }).catch((error) => {
    if (!isGone(error)) throw error
  })
}

interface RequestOptions {
  method: string
  body?: unknown
  signal?: AbortSignal | undefined
  accept?: string
  headers?: Record<string, string> | undefined
}

/** One request with cookies; a body goes as JSON. */
export function request(
  path: string,
  { method, body, signal, accept, headers: more }: RequestOptions,
): Promise<Response> {
  const headers = new Headers({ Accept: accept ?? 'application/json', ...more })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return reporting(
    fetch(path, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? null,
    }),
  )
}

/** Every answer, and every connection that breaks, says whether the server can be reached. */
async function reporting(request: Promise<Response>): Promise<Response> {
  try {
    const response = await request
    reached(!isAwayStatus(response.status))
    return response
  } catch (error) {
    // fetch has no other word for a network that is away; a question that was called off says nothing.
    if (error instanceof TypeError) reached(false)
    throw error
  }
}

export async function refusal(response: Response, mayBeSignedOut = false): Promise<ApiError> {
  const error = new ApiError(response, await response.text().catch(() => ''))
  if (response.status === 401 && !mayBeSignedOut) unauthorized()
  return error
}

/** `/api/stories/:id` with its parts filled in. */
export function address(path: string, params: Record<string, string>, query?: Record<string, string>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} lacks ${name}`)
    return encodeURIComponent(value)
  })
  return query ? `${filled}?${new URLSearchParams(query)}` : filled
}

/** Who is told when a call finds the session gone; the app sets it once. */
let listener: () => void = () => {}

export function onUnauthorized(next: () => void): void {
  listener = next
}

export function unauthorized(): void {
  listener()
}
