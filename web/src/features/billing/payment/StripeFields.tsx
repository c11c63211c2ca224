import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { useLanguage } from '../../../shared/i18n/language.ts'
import type { PaymentFieldsProps } from './payment-fields.ts'
import { type MountedStripe, mountStripe } from './stripe.ts'

/** Card, wallet and whatever else Stripe takes in the family's country, in Stripe's own frame. */
export default function StripeFields({ clientSecret, publishableKey, ref, onReady, onFailed }: PaymentFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedStripe | null>(null)
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent(onFailed)
  const locale = useLanguage()

  useEffect(() => {
    let isGone = false
    const element = box.current
    if (!element || publishableKey === null) return failed()
    const on = { onReady: () => ready(), onFailed: () => failed() }
    mountStripe(element, { clientSecret, publishableKey, locale, ...on }).then(
      (stripe) => {
        if (isGone) stripe.unmount()
        else mounted.current = stripe
      },
      () => isGone || failed(),
    )
    return () => {
      isGone = true
      mounted.current?.unmount()
      mounted.current = null
    }
  }, [clientSecret, publishableKey, locale])

  useImperativeHandle(ref, () => ({
    // Without fields there is nothing to confirm, and the form says so already.
    confirm: async (returnUrl) => (await mounted.current?.confirm(returnUrl)) ?? { message: null },
  }))

  return <div ref={box} />
}
