/** What a payment provider adds to the address it returns to. */
const PAYMENT_PARAMS = ['payment_intent', 'setup_intent']

/** What the address says of the payment: `unknown` where the provider has added nothing. */
export function returnOf(search: string): 'paid' | 'failed' | 'unknown' {
  const params = new URLSearchParams(search)
  if (!PAYMENT_PARAMS.some((name) => params.has(name))) return 'unknown'
  return params.get('redirect_status') === 'failed' ? 'failed' : 'paid'
}
