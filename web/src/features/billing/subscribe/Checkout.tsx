import type { SubscriptionDetails } from '@perinka/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { keys } from '../../../shared/query/keys.ts'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Select } from '../../../ui/Select.tsx'
import { usePaymentSession } from '../api/payment-session.ts'
import { RedeemForm } from '../codes/RedeemForm.tsx'
import { useOneAtATime } from '../one-at-a-time.ts'
import type { Provider } from '../payment/payment-fields.ts'
import { countryOptions, firstCountry } from './country.ts'
import { DiscountCode } from './DiscountCode.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { type Discount, useDiscount } from './use-discount.ts'

/** A select that is walked through with the arrow keys changes with every step. */
const COUNTRY_SETTLES_MS = 600

/**
 * Country, code and payment: each change of the first two opens the payment session anew, so that neither may change
 * while it is being paid.
 */
export function Checkout({ details, provider }: { details: SubscriptionDetails; provider: Provider }) {
  const t = useT()
  const language = useLanguage()
  const [country, setCountry] = useState(() => firstCountry(details.residencyCountry, navigator.languages, language))
  const countries = useMemo(() => countryOptions(language), [language])
  const residencyCountry = useSettled(country, COUNTRY_SETTLES_MS)
  const discount = useDiscount()
  const session = usePaymentSession({ residencyCountry, discountCode: discount.applied })
  useRefusedWish(session.error, discount)
  const isSettled = residencyCountry === country
  const [payOnce, isPaying] = useOneAtATime((pay: () => Promise<void>) => pay())
  return (
    <>
      <Card title={t('premium.order')}>
        <div className="grid gap-6">
          <fieldset disabled={isPaying} className="grid min-w-0 gap-6">
            <Select
              label={t('premium.country')}
              hint={t('premium.countryHint')}
              autoComplete="country"
              options={countries}
              value={country}
              onChange={({ target }) => setCountry(target.value)}
            />
            <DiscountCode discount={discount} price={session.data} isBusy={session.isFetching} />
          </fieldset>
          <PaymentStep
            provider={provider}
            session={session}
            isSettled={isSettled}
            payOnce={payOnce}
            isPaying={isPaying}
            isHeld={discount.isChecking || session.isFetching}
          />
        </div>
      </Card>
      <Disclosure summary={t('redeem.title')}>
        <p className="text-soft">{t('redeem.text')}</p>
        <fieldset disabled={isPaying} className="min-w-0">
          <RedeemForm onDiscount={discount.apply} />
        </fieldset>
      </Disclosure>
    </>
  )
}

/** `value`, once it has stayed the same for a while; the first one at once. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

/** What the server says instead of opening a session: the code has run out, or the family has Premium by now. */
function useRefusedWish(error: unknown, discount: Discount): void {
  const client = useQueryClient()
  const lose = useEffectEvent(discount.lose)
  useEffect(() => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'discount_invalid') lose()
    // From another window, say: the page then shows what it has.
    if (error.code === 'already_subscribed') void client.invalidateQueries({ queryKey: keys.subscription })
  }, [error, client])
}
