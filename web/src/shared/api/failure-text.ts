import { i18n, translate } from '../i18n/i18n.ts'
import { ApiError, isChildHurt } from './api-error.ts'
import { isAwayError } from './away.ts'

/** What to tell a parent about `error`: the failure's own sentence where there is one, else the general one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) {
    // One sentence for both: who can be called is said beside it.
    const code = isChildHurt(error) ? 'content_refused' : error.code
    const key = error.bound ? `failure.bound.${error.bound.of}` : `failure.${code}`
    if (i18n.messages[key]) {
      return translate(key, { minutes: minutesToWait(error.retryAfter), most: error.bound?.most ?? 0 })
    }
  }
  return translate(isAwayError(error) ? 'offline.needsServer' : 'common.somethingWrong')
}

/** Whole ones, for a sentence; 0: less than one, or nobody said. */
export function minutesToWait(seconds: number | null): number {
  return seconds === null || seconds < 60 ? 0 : Math.ceil(seconds / 60)
}
