import { i18n, translate } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { isAwayError } from './away.ts'

/** What to tell a parent about `error`: the failure's own sentence where there is one, else the general one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) {
    const key = `failure.${error.code}`
    if (i18n.messages[key]) return translate(key, { seconds: error.retryAfter ?? 60 })
  }
  return translate(isAwayError(error) ? 'offline.needsServer' : 'common.somethingWrong')
}
