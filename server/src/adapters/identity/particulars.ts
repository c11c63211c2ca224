import { APIError } from 'better-auth/api'

/** Characters. An address has at most 254 (RFC 5321); the rest rides in every identity token, which has 8 KB. */
const LONGEST = { email: 254, name: 300, image: 2048 }

/** Refuses what nobody is called and no mail reaches, with `VALIDATION_ERROR`, as the library does. */
export function refuseOverlong(path: string | undefined, body: unknown): void {
  if (path !== '/sign-up/email') return
  const said = (body ?? {}) as Record<string, unknown>
  for (const [field, longest] of Object.entries(LONGEST)) {
    const value = said[field]
    if (typeof value !== 'string' || value.length <= longest) continue
    throw new APIError('BAD_REQUEST', { code: 'VALIDATION_ERROR', message: `[body.${field}] Too long` })
  }
}
