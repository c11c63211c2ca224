import type { SubscriptionDetails } from '@perinka/contract/payments'
import { useServerAway } from '../../../shared/api/reach.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSubscriptionDetails } from '../api/subscription-details.ts'
import { PortalButton } from '../manage/PortalButton.tsx'
import { isLate, useSubscriptionText } from '../manage/subscription-state.ts'
import type { Provider } from '../payment/payment-fields.ts'
import { Checkout } from './Checkout.tsx'

/** For a signed-in family: the way to Premium, or what it has already. */
export function Subscribe({ provider }: { provider: Provider }) {
  const t = useT()
  const { data: details, isError, refetch } = useSubscriptionDetails()
  const isAway = useServerAway()
  if (!details && isError) return <LoadFailed onRetry={refetch} title={isAway ? t('offline.needsServer') : undefined} />
  if (!details) return <Skeleton className="h-64" />
  if (isLate(details)) return <LatePayment details={details} />
  if (details.isActive) return <HavePremium details={details} />
  return (
    <>
      <Checkout details={details} provider={provider} />
      <LinkButton href="/" tone="bare" className="justify-self-center">
        {t('premium.back')}
      </LinkButton>
    </>
  )
}

/** A renewal has failed: another subscription would be a second one; the card of this one is to be mended. */
function LatePayment({ details }: { details: SubscriptionDetails }) {
  const t = useT()
  return (
    <Card title={t('premium.order')}>
      <p className="mb-4">{useSubscriptionText(details)}</p>
      <PortalButton label={t('manage.updateCard')} tone="lamp" full />
    </Card>
  )
}

function HavePremium({ details }: { details: SubscriptionDetails }) {
  const t = useT()
  const standing = useSubscriptionText(details)
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p className="font-bold">{t('premium.active')}</p>
      <p className="text-soft">{standing}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="/">{t('premium.back')}</LinkButton>
        <LinkButton href="/settings" tone="quiet">
          {t('premium.manage')}
        </LinkButton>
      </div>
    </div>
  )
}
