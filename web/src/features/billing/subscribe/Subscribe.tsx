import { Link } from 'wouter'
import { useServerAway } from '../../../shared/api/reach.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSubscriptionDetails } from '../api/subscription-details.ts'
import { isLate } from '../manage/subscription-state.ts'
import type { Provider } from '../payment/payment-fields.ts'
import { Checkout } from './Checkout.tsx'
import { HavePremium } from './HavePremium.tsx'
import { LatePayment } from './LatePayment.tsx'

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
      <Button asChild tone="bare" className="justify-self-center">
        <Link href="/">{t('premium.back')}</Link>
      </Button>
    </>
  )
}
