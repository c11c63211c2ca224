import { paymentCalls } from '@perinka/contract/payment-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { currentSettings } from '../../../shared/settings/settings.ts'
import { showSubscription } from './subscription-details.ts'

function useChange(call: (typeof paymentCalls)['cancelSubscription' | 'resumeSubscription']) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(call),
    onSuccess: (details) => showSubscription(client, details),
  })
}

export const useCancel = () => useChange(paymentCalls.cancelSubscription)
export const useResume = () => useChange(paymentCalls.resumeSubscription)

/** Premium without a card, by the secret of a free session. */
export function useActivateFree() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (clientSecret: string) => ask(paymentCalls.activateFreeAccess, { body: { clientSecret } }),
    onSuccess: (details) => showSubscription(client, details),
  })
}

/** Leaves for the provider's page of cards and invoices. */
export function useBillingPortal() {
  return useMutation({
    async mutationFn() {
      const { language } = currentSettings()
      const { url } = await ask(paymentCalls.billingPortal, { query: { language } })
      location.assign(url)
    },
  })
}
