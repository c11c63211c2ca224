import type { SubscriptionDetails } from '@perinka/contract/payments'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { fullDate } from '../../../shared/time/relative.ts'

/** A sentence of the locale files and the moment it names, if it names one. */
export interface SubscriptionState {
  key: string
  date: string | null
}

/** A renewal that was not paid: the provider goes on trying, and a new card mends it. */
export const isLate = ({ plan, status }: Pick<SubscriptionDetails, 'plan' | 'status'>) =>
  plan === 'subscription' && status === 'past_due'

/** Somebody pays for it each month; also where that runs beside a plan that needs no payment. */
export const isPaid = ({ plan, periodEnd }: Pick<SubscriptionDetails, 'plan' | 'periodEnd'>) =>
  plan === 'subscription' || periodEnd !== null

/** How the family's Premium stands, in one sentence. */
export function subscriptionState(details: SubscriptionDetails): SubscriptionState {
  const { plan, status, isActive, periodEnd, graceEnd, cancelAtPeriodEnd } = details
  if (plan === 'lifetime' || plan === 'full-discount') return plain(`manage.${plan}`)
  if (plan === 'unlimited') return plain('plan.unlimited')
  if (isLate(details)) return isActive && graceEnd ? { key: 'manage.grace', date: graceEnd } : plain('manage.late')
  if (!isActive) return plain(status === 'canceled' ? 'manage.ended' : 'manage.free')
  if (!periodEnd) return plain('manage.running')
  return { key: cancelAtPeriodEnd ? 'manage.ends' : 'manage.renews', date: periodEnd }
}

const plain = (key: string): SubscriptionState => ({ key, date: null })

export function useSubscriptionText(details: SubscriptionDetails): string {
  const t = useT()
  const language = useLanguage()
  const { key, date } = subscriptionState(details)
  return t(key, date === null ? {} : { date: fullDate(date, language) })
}
