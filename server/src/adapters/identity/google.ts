import * as z from 'zod/mini'

const TIMEOUT_MS = 10_000

/** A refusal of one of Google's services. `code` is its own word for it, such as USER_NOT_FOUND. */
export class GoogleRefusal extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(host: string, statusCode: number, code: string) {
    super(`${host} answered ${statusCode} ${code}`)
    this.name = 'GoogleRefusal'
    this.statusCode = statusCode
    this.code = code
  }
}

const Refused = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })

/** Posts to one of Google's services and answers its JSON. Throws `GoogleRefusal`, or what fetch throws. */
export async function askGoogle(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body
  throw new GoogleRefusal(new URL(url).host, answer.status, codeOf(body))
}

/** Its first word: the rest may name the account. */
function codeOf(body: unknown): string {
  const error = Refused.safeParse(body).data?.error
  return (typeof error === 'object' ? error.message : error)?.split(/[\s:]/)[0] ?? ''
}
