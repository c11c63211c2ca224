import { PRICE_CENTS } from '@perinka/contract/catalog'
import type { PaymentSession } from '@perinka/contract/payments'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { monthlyPrice, percentOff } from '../../../shared/price.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Close } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** What a month costs with the code that counts. */
export type DiscountedPrice = Pick<PaymentSession, 'discountPercentage' | 'cents'>

interface AppliedCodeProps {
  code: string
  /** Undefined while the price with this code is asked for. */
  price: DiscountedPrice | undefined
  onRemove: () => void
}

/** The code that counts, what it takes off, and what a month costs with it. */
export function AppliedCode({ code, price, onRemove }: AppliedCodeProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <section
      aria-label={t('premium.codeApplied')}
      className="flex items-center gap-3 rounded-field border-2 border-lamp bg-raised py-2 pr-2 pl-4"
    >
      <div role="status" className="min-w-0 flex-1">
        <p className="wrap-anywhere font-bold">
          {code} {price && <span className="text-lamp">{percentOff(language, price.discountPercentage)}</span>}
        </p>
        {price ? (
          <p>
            {t('premium.price', { price: monthlyPrice(language, price.cents) })}{' '}
            <s className="text-soft">
              <span className="sr-only">{t('premium.insteadOf', { price: '' })}</span>
              {monthlyPrice(language, PRICE_CENTS)}
            </s>
          </p>
        ) : (
          <Skeleton className="mt-1 h-5 w-40" />
        )}
      </div>
      <IconButton label={t('premium.removeCode')} icon={<Close />} onClick={onRemove} />
    </section>
  )
}
