import { APIError } from 'better-auth/api'
import { isCommonPassword } from './common-passwords.ts'

const SETTING_A_PASSWORD = new Set(['/sign-up/email', '/reset-password'])

/** Refuses passwords that everybody would try first, with `PASSWORD_TOO_COMMON`. */
export function refuseCommonPassword(path: string | undefined, body: unknown): void {
  if (path === undefined || !SETTING_A_PASSWORD.has(path)) return
  const { password, newPassword, email } = (body ?? {}) as Record<string, unknown>
  const wished = newPassword ?? password
  if (typeof wished !== 'string' || !isCommonPassword(wished, typeof email === 'string' ? email : null)) return
  throw new APIError('BAD_REQUEST', {
    code: 'PASSWORD_TOO_COMMON',
    message: 'This password is one that many people use',
  })
}
