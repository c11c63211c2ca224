import type { SubscriptionDetails } from '@perinka/contract/payments'
import { Link } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { NeedsServer } from '../../../ui/NeedsServer.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSubscriptionDetails } from '../api/subscription-details.ts'
import { CancelButton } from './CancelButton.tsx'
import { PortalButton } from './PortalButton.tsx'
import { ResumeButton } from './ResumeButton.tsx'
import { isLate, isPaid, useSubscriptionText } from './subscription-state.ts'

/** How the family's Premium stands, and what it can do about it. */
export function ManageCard() {
  const t = useT()
  const { data: details, isError, refetch } = useSubscriptionDetails()
  return (
    <Card title={t('manage.title')}>
      <Body details={details} isError={isError} onRetry={refetch} />
      <NeedsServer className="mt-3" />
    </Card>
  )
}

function Body(props: { details: SubscriptionDetails | undefined; isError: boolean; onRetry: () => unknown }) {
  const { details, isError, onRetry } = props
  if (details) return <SubscriptionState details={details} />
  return isError ? <LoadFailed onRetry={onRetry} /> : <Skeleton className="h-16" />
}

function SubscriptionState({ details }: { details: SubscriptionDetails }) {
  const t = useT()
  const standing = useSubscriptionText(details)
  const paid = isPaid(details)
  const isBeside = paid && details.plan !== 'subscription'
  return (
    <>
      <p>{standing}</p>
      {isBeside && !details.cancelAtPeriodEnd && <p className="mt-2">{t('manage.beside')}</p>}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {!details.isActive && !isLate(details) && (
          <Button asChild size="sm">
            <Link href="/subscribe">{t('billing.seePremium')}</Link>
          </Button>
        )}
        {paid && details.cancelAtPeriodEnd && <ResumeButton />}
        {paid && (
          <PortalButton
            size="sm"
            tone={isLate(details) ? 'lamp' : 'quiet'}
            label={t(isLate(details) ? 'manage.updateCard' : 'manage.portal')}
          />
        )}
        {paid && !details.cancelAtPeriodEnd && <CancelButton periodEnd={details.periodEnd} />}
      </div>
    </>
  )
}
