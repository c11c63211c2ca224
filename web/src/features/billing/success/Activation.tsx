import { calls } from '@perinka/contract/calls'
import { paymentCalls } from '@perinka/contract/payment-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../../shared/api/ask.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { keys } from '../../../shared/query/keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { awaitActivation } from './await-activation.ts'
import { Outcome, StartCreating } from './Outcome.tsx'

const TEXTS = {
  waiting: 'premium.success.waiting',
  open: 'premium.success.active',
  late: 'premium.success.late',
} as const

/** After a payment: waits until it has opened Premium, and says what it is waiting for. */
export function Activation() {
  const t = useT()
  const { state, again } = useActivation()
  return (
    <Outcome title={t('premium.success.title')} text={t(TEXTS[state])} glow={state === 'open' ? 1 : 0.45}>
      {state === 'waiting' && <Spinner className="size-8 text-lamp" />}
      {state === 'late' && <Button onClick={again}>{t('premium.success.again')}</Button>}
      <StartCreating isQuiet={state !== 'open'} />
    </Outcome>
  )
}

/** Whether the payment has opened Premium by now; `again` waits once more. */
function useActivation() {
  const client = useQueryClient()
  const [state, setState] = useState<'waiting' | 'open' | 'late'>('waiting')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt waits anew
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    setState('waiting')
    awaitActivation({
      signal,
      look: async () => (await ask(calls.subscriptionStatus, { signal })).isActive,
      askProvider: async () => (await ask(paymentCalls.refreshSubscription, { signal })).isActive,
    }).then((isOpen) => {
      if (signal.aborted) return
      setState(isOpen ? 'open' : 'late')
      // Banner and rights follow, whatever has come of it.
      void client.invalidateQueries({ queryKey: keys.subscription })
    })
    return () => leaving.abort()
  }, [client, attempt])
  const again = useCallback(() => setAttempt((number) => number + 1), [])
  return { state, again }
}
