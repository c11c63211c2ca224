import type { PaymentSession } from '@perinka/contract/payments'
import { useEffect, useId, useRef, useState } from 'react'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormAlert } from '../../../ui/FormAlert.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useOneAtATime } from '../one-at-a-time.ts'
import type { PaymentFields, Refusal } from '../payment/payment-fields.ts'
import type { Provider } from '../payment/provider.ts'
import { useFields } from '../payment/use-fields.ts'
import { monthlyPrice } from '../price.ts'
import { SmallPrint } from './SmallPrint.tsx'

interface PaymentFormProps {
  provider: Provider
  session: PaymentSession
  /** The session cannot be paid any more. */
  onOver: () => void
}

/** The provider's fields and the one button that pays. Whatever goes wrong, what was typed stays. */
export function PaymentForm({ provider, session, onOver }: PaymentFormProps) {
  const t = useT()
  const language = useLanguage()
  const titleId = useId()
  const fields = useRef<PaymentFields>(null)
  const { Fields, state, ready, failed, again } = useFields(provider.adapter, session.clientSecret)
  const [refusal, setRefusal] = useState<string | null>(null)
  useFreshPageOnReturn()

  const [pay, isPaying] = useOneAtATime(async () => {
    if (!fields.current || state !== 'ready') return
    setRefusal(null)
    const { message, isOver } = await fields.current
      .confirm(`${location.origin}/subscription-success`)
      .catch((error): Refusal => ({ message: failureText(error) }))
    setRefusal(message)
    if (isOver) onOver()
  })

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
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
      <Button type="submit" full disabled={state !== 'ready'} busy={isPaying} busyLabel={t('premium.paying')}>
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

/** Back from a bank's page the browser may show this one as it was left, in the middle of paying. */
function useFreshPageOnReturn(): void {
  useEffect(() => {
    const renew = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
}
