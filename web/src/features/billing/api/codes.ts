import { paymentCalls } from '@perinka/contract/payment-calls'
import { normalizedCode } from '@perinka/contract/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

export function validateDiscount(code: string) {
  return ask(paymentCalls.validateDiscount, { query: { code: normalizedCode(code) } })
}

export function useRedeem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => ask(paymentCalls.redeemCode, { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.subscription }),
  })
}
