import { discountedCents } from '@perinka/contract/payments'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Card } from '../../../ui/Card.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { useDiscountValidation } from '../api/codes.ts'
import { DiscountCode } from './DiscountCode.tsx'
import { useDiscount } from './use-discount.ts'

/**
 * For a visitor: a code and what a month costs with it. `signIn` stands where the payment form will; the code is in the
 * page's address, so that it counts for the family that comes back.
 */
export function VisitorOrder({ signIn }: { signIn: ReactNode }) {
  const t = useT()
  const discount = useDiscount()
  const { data, error, isFetching, refetch } = useDiscountValidation(discount.applied)
  const lose = useEffectEvent(discount.lose)
  useEffect(() => {
    if (data?.valid === false) lose()
  }, [data])
  const { discountPercentage = 0 } = data ?? {}
  const cents = discountedCents(discountPercentage)
  return (
    <Card title={t('premium.order')}>
      <div className="grid gap-6">
        <DiscountCode
          discount={discount}
          price={data?.valid ? { discountPercentage, cents } : undefined}
          isBusy={isFetching}
          isVisitor
        />
        {error && <LoadFailed title={failureText(error)} onRetry={refetch} />}
        <div className="grid justify-items-center gap-3 text-center">
          {data?.valid && cents === 0 && <p>{t('premium.freeText')}</p>}
          {signIn}
          <p className="text-soft">{t('premium.signInText')}</p>
        </div>
      </div>
    </Card>
  )
}
