import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { useSession } from '../../../shared/session/session.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Activation } from './Activation.tsx'
import { Outcome, StartCreating } from './Outcome.tsx'

/** Where the payment provider sends the browser back to. `signIn`: the way in, for whom the session has not survived it. */
export function Returned({ signIn }: { signIn: ReactNode }) {
  const t = useT()
  const isHere = useSession().status === 'signed-in'
  const [came] = useState(() => returnOf(location.search))
  useEffect(() => {
    if (came === 'unknown') console.warn('the address carries no payment parameters')
  }, [came])

  if (came === 'failed') {
    return (
      <Outcome title={t('premium.paymentFailed')} text={t('premium.success.failedText')} glow={0.12}>
        <LinkButton href="/subscribe" size="lg">
          {t('premium.success.retry')}
        </LinkButton>
        <StartCreating isQuiet />
      </Outcome>
    )
  }
  if (came === 'paid' && isHere) return <Activation />
  const isStranger = came === 'paid'
  return (
    <Outcome
      title={t('premium.success.title')}
      text={t(isStranger ? 'premium.success.visitor' : 'premium.success.text')}
      glow={1}
    >
      {isStranger && signIn}
      <StartCreating isQuiet={isStranger} />
    </Outcome>
  )
}

/** What a payment provider adds to the address it returns to. */
const PAYMENT_PARAMS = ['payment_intent', 'setup_intent']

/** What the address says of the payment: `unknown` where the provider has added nothing. */
export function returnOf(search: string): 'paid' | 'failed' | 'unknown' {
  const params = new URLSearchParams(search)
  if (!PAYMENT_PARAMS.some((name) => params.has(name))) return 'unknown'
  return params.get('redirect_status') === 'failed' ? 'failed' : 'paid'
}
