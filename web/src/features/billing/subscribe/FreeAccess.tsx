import { paymentCalls } from '@perinka/contract/payment-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '../../../shared/api/api-error.ts'
import { ask } from '../../../shared/api/ask.ts'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormAlert } from '../../../ui/Field.tsx'
import { showSubscription } from '../api/subscription-details.ts'
import type { Paying } from '../payment/payment-fields.ts'

/** The success page knows by it that something was confirmed; the secret itself is spent. */
const CONFIRMED = '/subscription-success?setup_intent=free&redirect_status=succeeded'

const OVER = ['discount_invalid', 'already_subscribed']

interface FreeAccessProps extends Paying {
  clientSecret: string
  /** There is nothing to activate any more. */
  onOver: () => void
}

/** A code covers the whole price: no card, one button. */
export function FreeAccess({ clientSecret, onOver, payOnce, isPaying, isHeld }: FreeAccessProps) {
  const t = useT()
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)

  async function activate() {
    setRefusal(null)
    try {
      showSubscription(client, await ask(paymentCalls.activateFreeAccess, { body: { clientSecret } }))
      navigate(CONFIRMED)
    } catch (error) {
      setRefusal(failureText(error))
      // Replaced in another window, or the code is gone: asked for anew, the session says which.
      if (error instanceof ApiError && OVER.includes(error.code)) onOver()
    }
  }

  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('premium.freeText')}</p>
      {refusal && <FormAlert title={t('premium.activateFailed')}>{refusal}</FormAlert>}
      <Button
        size="lg"
        full
        disabled={isHeld}
        busy={isPaying}
        busyLabel={t('premium.activating')}
        onClick={() => void payOnce(activate)}
      >
        {t('premium.activateFree')}
      </Button>
    </div>
  )
}
