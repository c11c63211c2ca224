import { paymentCalls } from '@perinka/contract/payment-calls'
import { normalizedCode } from '@perinka/contract/payments'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

export function validateDiscount(code: string) {
  return ask(paymentCalls.validateDiscount, { query: { code: normalizedCode(code) } })
}

/** What the code takes off for who is here; null: there is none to ask about. */
export function useDiscountValidation(code: string | null) {
  return useQuery({
    queryKey: keys.discount(code),
    queryFn: () => validateDiscount(code ?? ''),
    enabled: code !== null,
    // A code runs out while nobody looks.
    gcTime: 0,
  })
}

export function useRedeem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => ask(paymentCalls.redeemCode, { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.subscription }),
  })
}
