import type { Language } from '@perinka/contract/catalog'
import { translate } from '../i18n/i18n.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How long ago, in the specification's steps (section 9): under an hour "just now", under a day in
 * hours, then "yesterday", under a week in days, else the date.
 */
export function relativeTime(moment: string, language: Language, now: number = Date.now()): string {
  const age = now - new Date(moment).getTime()
  const days = Math.floor(age / DAY_MS)
  if (age < HOUR_MS) return translate('time.justNow')
  if (days >= 7) return fullDate(moment, language)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (days === 0) return words.format(-Math.floor(age / HOUR_MS), 'hour')
  // Named ourselves: Slovak also has a word for the day before yesterday, the specification has not.
  if (days === 1) return translate('time.yesterday')
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-days, 'day')
}

export function fullDate(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'sk' ? 'sk-SK' : 'en-GB', { dateStyle: 'long' }).format(new Date(moment))
}
