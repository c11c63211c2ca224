import { calls } from '@perinka/contract/calls'
import { paymentCalls } from '@perinka/contract/payment-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'
import { awaitActivation } from './await-activation.ts'

/** Whether the payment has opened Premium by now; `again` waits once more. */
export function useActivation() {
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
