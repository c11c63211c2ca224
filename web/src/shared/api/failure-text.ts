import { FAILURES } from '@perinka/contract/failures'
import { i18n, translate } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { isAwayError } from './away.ts'

/** What to tell a parent about `error`: the failure's own sentence where there is one, else the general one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.code in FAILURES) {
    const key = `failure.${error.code}`
    const text = translate(key, { seconds: error.retryAfter ?? 60 })
    if (text !== key && i18n.messages[key]) return text
  }
  return translate(isAwayError(error) ? 'offline.needsServer' : 'common.somethingWrong')
}
