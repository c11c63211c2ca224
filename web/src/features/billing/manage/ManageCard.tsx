import { paymentCalls } from '@perinka/contract/payment-calls'
import type { SubscriptionDetails } from '@perinka/contract/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../shared/api/ask.ts'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { fullDate } from '../../../shared/time/relative.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { LoadFailed, NeedsServer } from '../../../ui/LoadFailed.tsx'
import { notify, notifyFailure } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { showSubscription, useSubscriptionDetails } from '../api/subscription-details.ts'
import { PortalButton } from './PortalButton.tsx'
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
          <LinkButton href="/subscribe" size="sm">
            {t('billing.seePremium')}
          </LinkButton>
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

/** A cancelled subscription goes on, as long as its period runs. */
function ResumeButton() {
  const t = useT()
  const resume = useChange(paymentCalls.resumeSubscription)
  return (
    <Button
      size="sm"
      busy={resume.isPending}
      busyLabel={t('manage.resuming')}
      onClick={() =>
        resume.mutate(undefined, {
          onSuccess: () => notify({ title: t('manage.resumed') }),
          onError: (error) => notifyFailure(t('manage.failed'), failureText(error)),
        })
      }
    >
      {t('manage.resume')}
    </Button>
  )
}

/** Ends the subscription with its period, once the parent has read what that means. */
function CancelButton({ periodEnd }: { periodEnd: string | null }) {
  const t = useT()
  const language = useLanguage()
  const cancel = useChange(paymentCalls.cancelSubscription)
  const [isAsking, setAsking] = useState(false)

  return (
    <>
      <Button tone="danger" size="sm" onClick={() => setAsking(true)}>
        {t('manage.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t('manage.cancelTitle')}
          description={
            periodEnd ? t('manage.cancelText', { date: fullDate(periodEnd, language) }) : t('manage.cancelTextSoon')
          }
          dismiss={t('manage.keep')}
          confirm={t('manage.cancel')}
          onConfirm={() => cancel.mutateAsync()}
          done={t('manage.cancelled')}
          failed={t('manage.failed')}
          whyFailed={failureText}
        />
      )}
    </>
  )
}

function useChange(call: (typeof paymentCalls)['cancelSubscription' | 'resumeSubscription']) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(call),
    onSuccess: (details) => showSubscription(client, details),
  })
}
