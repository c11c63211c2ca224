import type { PaymentSession } from '@perinka/contract/payments'
import { useId, useRef, useState } from 'react'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { monthlyPrice } from '../../../shared/price.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormAlert } from '../../../ui/Field.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { dismissNotices } from '../../../ui/notify.ts'
import { NewTabLink, richText } from '../../../ui/rich-text.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Paying, PaymentFields, Provider, Refusal } from '../payment/payment-fields.ts'
import { useFields } from '../payment/use-fields.ts'
import { useFreshPageOnReturn } from '../use-fresh-page-on-return.ts'

interface PaymentFormProps extends Paying {
  provider: Provider
  session: PaymentSession
  /** The session cannot be paid any more. */
  onOver: () => void
}

/** The provider's fields and the one button that pays. Whatever goes wrong, what was typed stays. */
export function PaymentForm({ provider, session, onOver, payOnce, isPaying, isHeld }: PaymentFormProps) {
  const t = useT()
  const language = useLanguage()
  const titleId = useId()
  const fields = useRef<PaymentFields>(null)
  const { Fields, state, ready, failed, again } = useFields(provider.adapter, session.clientSecret)
  const [refusal, setRefusal] = useState<string | null>(null)
  useFreshPageOnReturn()

  async function pay() {
    if (!fields.current || state !== 'ready') return
    setRefusal(null)
    // Why this page opened, say: it would lie over what the bank asks.
    dismissNotices(({ link }) => !link)
    const { message, isOver } = await fields.current
      .confirm(`${location.origin}/subscription-success`)
      .catch((error): Refusal => ({ message: failureText(error) }))
    setRefusal(message)
    if (isOver) onOver()
  }

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        void payOnce(pay)
      }}
      className="grid gap-4"
    >
      <h3 id={titleId} className="font-display font-semibold text-xl">
        {t('premium.payment')}
      </h3>
      {state === 'coming' && <FieldsSkeleton />}
      {state === 'failed' && <LoadFailed title={t('premium.formAway')} onRetry={again} />}
      {Fields && state !== 'failed' && (
        <Fields
          key={session.clientSecret}
          ref={fields}
          clientSecret={session.clientSecret}
          publishableKey={provider.publishableKey}
          onReady={ready}
          onFailed={failed}
        />
      )}
      {refusal !== null && <FormAlert title={t('premium.paymentFailed')}>{refusal}</FormAlert>}
      <Button type="submit" full disabled={state !== 'ready' || isHeld} busy={isPaying} busyLabel={t('premium.paying')}>
        {t('premium.pay', { price: monthlyPrice(language, session.cents) })}
      </Button>
      <SmallPrint />
    </form>
  )
}

export function FieldsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-20" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-14" />
    </div>
  )
}

/** What one agrees to by paying, beside the button that does it. */
export function SmallPrint() {
  const t = useT()
  return (
    <p className="text-center text-[0.9375rem] text-soft">
      {t('premium.renewal')} {richText(t('premium.terms'), [(words) => <NewTabLink href="/terms">{words}</NewTabLink>])}
    </p>
  )
}
