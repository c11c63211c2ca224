import { APIError } from 'better-auth/api'
import { isCommonPassword } from './common-passwords.ts'

/** Characters. An address has at most 254 (RFC 5321); the rest rides in every identity token, which has 8 KB. */
const LONGEST = { email: 254, name: 300, image: 2048 }

/** What of a social sign-in the product's pages ask for: no other scope, and no way around the provider's page. */
const ASKED = new Set(['provider', 'callbackURL', 'errorCallbackURL', 'additionalParams'])

/**
 * Refuses what the library would take: with `VALIDATION_ERROR`, as it does itself, what nobody is called, no mail reaches or our
 * pages never ask for; with `PASSWORD_TOO_COMMON` passwords that everybody would try first.
 */
export function refuseUnfit(path: string | undefined, body: unknown): void {
  const said = (body ?? {}) as Record<string, unknown>
  if (path === '/sign-up/email') refuseOverlong(said)
  if (path === '/sign-up/email' || path === '/reset-password') refuseCommonPassword(said)
  if (path === '/sign-in/social') refuseOtherSocial(said)
}

function refuseOverlong(said: Record<string, unknown>): void {
  for (const [field, longest] of Object.entries(LONGEST)) {
    const value = said[field]
    if (typeof value === 'string' && value.length > longest) refuse('VALIDATION_ERROR', `[body.${field}] Too long`)
  }
}

function refuseCommonPassword({ password, newPassword, email }: Record<string, unknown>): void {
  const wished = newPassword ?? password
  if (typeof wished !== 'string' || !isCommonPassword(wished, typeof email === 'string' ? email : null)) return
  refuse('PASSWORD_TOO_COMMON', 'This password is one that many people use')
}

function refuseOtherSocial(said: Record<string, unknown>): void {
  const other = Object.keys(said).find((field) => !ASKED.has(field))
  if (other !== undefined) refuse('VALIDATION_ERROR', `[body.${other}] Not used here`)
}

function refuse(code: string, message: string): never {
  throw new APIError('BAD_REQUEST', { code, message })
}
