import { paymentCalls } from '@perinka/contract/payment-calls'
import type { Code } from '@perinka/contract/payments'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

export function validateDiscount(code: Code) {
  return ask(paymentCalls.validateDiscount, { query: { code } })
}

/** What the code takes off for who is here; null: there is none to ask about. */
export function useDiscountValidation(code: Code | null) {
  return useQuery({
    queryKey: keys.discount(code),
    queryFn: code === null ? skipToken : () => validateDiscount(code),
    // A code runs out while nobody looks.
    gcTime: 0,
  })
}
