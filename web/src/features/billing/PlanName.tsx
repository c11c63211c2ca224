import { useT } from '../../shared/i18n/use-t.ts'
import { useSubscriptionStatus } from './api/subscription-status.ts'

/** What the account is on, in a few words; nothing while it is not known. */
export function PlanName() {
  const t = useT()
  const { data: status } = useSubscriptionStatus()
  if (!status) return null
  if (status.isLifetimeAccess) return t('billing.plan.lifetime')
  if (status.isActive) return t('billing.plan.premium')
  return t('billing.remaining', { remaining: status.freeStoriesRemaining })
}
