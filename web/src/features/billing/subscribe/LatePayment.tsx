import type { SubscriptionDetails } from '@perinka/contract/payments'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Card } from '../../../ui/Card.tsx'
import { PortalButton } from '../manage/PortalButton.tsx'
import { useSubscriptionText } from '../manage/subscription-state.ts'

/** A renewal has failed: another subscription would be a second one; the card of this one is to be mended. */
export function LatePayment({ details }: { details: SubscriptionDetails }) {
  const t = useT()
  return (
    <Card title={t('premium.order')}>
      <p className="mb-4">{useSubscriptionText(details)}</p>
      <PortalButton label={t('manage.updateCard')} tone="lamp" full />
    </Card>
  )
}
