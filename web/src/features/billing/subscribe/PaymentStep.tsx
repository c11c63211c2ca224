import type { PaymentSession } from '@perinka/contract/payments'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormAlert } from '../../../ui/Field.tsx'
import type { Paying, Provider } from '../payment/payment-fields.ts'
import { FreeAccess } from './FreeAccess.tsx'
import { FieldsSkeleton, PaymentForm } from './PaymentForm.tsx'

interface PaymentStepProps extends Paying {
  provider: Provider
  session: UseQueryResult<PaymentSession>
  /** False while the parent may still be choosing: what is there is about to be replaced. */
  isSettled: boolean
}

/** From "being prepared" to the form that pays, or the button that needs no card. */
export function PaymentStep({ provider, session, isSettled, ...paying }: PaymentStepProps) {
  const t = useT()
  const { data, error, isFetching, refetch } = session
  if (!isSettled || (isFetching && !data)) return <Preparing />
  // Said at the code, which is being taken away.
  if (error instanceof ApiError && error.code === 'discount_invalid') return <Preparing />
  if (!data) {
    return (
      <div className="grid gap-4">
        <FormAlert title={t('premium.initiateFailed')}>{t('premium.nothingCharged')}</FormAlert>
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </div>
    )
  }
  const onOver = () => void refetch()
  if (data.mode === 'free') return <FreeAccess {...paying} clientSecret={data.clientSecret} onOver={onOver} />
  return <PaymentForm {...paying} provider={provider} session={data} onOver={onOver} />
}

function Preparing() {
  const t = useT()
  return (
    <div>
      <p role="status" className="sr-only">
        {t('premium.preparing')}
      </p>
      <FieldsSkeleton />
    </div>
  )
}
