import { useEffect, useImperativeHandle, useRef } from 'react'
import { useLanguage } from '../../../shared/i18n/language.ts'
import type { PaymentFieldsProps } from './payment-fields.ts'
import { type MountedStripe, mountStripe } from './stripe.ts'

/** Card, wallet and whatever else Stripe takes in the family's country, in Stripe's own frame. */
export default function StripeFields({ clientSecret, publishableKey, ref, onReady, onFailed }: PaymentFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedStripe | null>(null)
  const said = useRef({ onReady, onFailed })
  said.current = { onReady, onFailed }
  const locale = useLanguage()

  useEffect(() => {
    let isGone = false
    const element = box.current
    if (!element || publishableKey === null) return said.current.onFailed()
    const options = {
      clientSecret,
      publishableKey,
      locale,
      onReady: () => said.current.onReady(),
      onFailed: () => said.current.onFailed(),
    }
    mountStripe(element, options).then(
      (stripe) => {
        if (isGone) stripe.unmount()
        else mounted.current = stripe
      },
      () => isGone || said.current.onFailed(),
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
