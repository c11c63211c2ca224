import { useT } from '../../shared/i18n/use-t.ts'
import { useConfig } from '../../shared/query/config.ts'
import { useSubscriptionStatus } from './api/subscription-status.ts'

/** What the account is on, in a few words; nothing while it is not known. */
export function PlanName() {
  const t = useT()
  const { data: config } = useConfig()
  const { data: status } = useSubscriptionStatus()
  if (!status) return null
  if (config?.payments.adapter === 'off') return t('plan.unlimited')
  if (status.isLifetimeAccess) return t('plan.lifetime')
  if (status.isActive) return t('plan.premium')
  return t('billing.remaining', { remaining: status.freeStoriesRemaining })
}
