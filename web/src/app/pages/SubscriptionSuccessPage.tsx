import { useEffect } from 'react'
import { Link } from 'wouter'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Lantern } from '../../ui/Lantern.tsx'

/** What a payment provider adds to the address it returns to. */
const PAYMENT_PARAMS = ['payment_intent', 'setup_intent'] as const

export default function SubscriptionSuccessPage() {
  const t = useT()
  useEffect(() => {
    const params = new URLSearchParams(window.location.search)
    if (!PAYMENT_PARAMS.some((name) => params.has(name))) console.warn('the address carries no payment parameters')
  }, [])
  return (
    <div className="page">
      <div className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center">
        <Lantern glow={1} className="h-32" />
        <h1 className="h1">{t('premium.success.title')}</h1>
        <p className="text-soft">{t('premium.success.text')}</p>
        <Button asChild size="lg" className="mt-2">
          <Link href="/">{t('premium.success.start')}</Link>
        </Button>
      </div>
    </div>
  )
}
