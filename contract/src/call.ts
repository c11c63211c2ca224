import * as z from 'zod/mini'

/** One call of the API: the server answers it, the browser asks it, both by this row. */
export interface Call<
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Hono's pattern: parts that vary begin with a colon. */
  path: `/api/${string}`
  body: Body
  answer: Answer
  /** What the address says after its question mark, where that tells this call from another of the same path. */
  query?: Readonly<Record<string, string>>
}

/** A row of the table. */
export function call<Body extends z.ZodMiniType | null, Answer extends z.ZodMiniType>(
  method: Call['method'],
  path: Call['path'],
  body: Body,
  answer: Answer,
  query?: Call['query'],
): Call<Body, Answer> {
  return query ? { method, path, body, answer, query } : { method, path, body, answer }
}

export const Done = z.object({ ok: z.literal(true) })
