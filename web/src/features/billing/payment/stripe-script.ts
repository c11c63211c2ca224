import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const loaded = new Map<string, Promise<Stripe>>()

/** Stripe's script comes with the first form, once; its watching of the rest of the page stays off. */
export function stripeWith(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey)
  if (known) return known
  const loading = load(publishableKey)
  loaded.set(publishableKey, loading)
  // Offline now, perhaps not at the next try.
  loading.catch(() => loaded.delete(publishableKey))
  return loading
}

async function load(publishableKey: string): Promise<Stripe> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  addEventListener('error', removeFailed, true)
  try {
    const stripe = await loadStripe(publishableKey)
    if (!stripe) throw new Error('Stripe runs in browsers only')
    return stripe
  } finally {
    removeEventListener('error', removeFailed, true)
  }
}

/**
 * Where the script does not come, `loadStripe` tries once more; with parameters set it would then wait for ever for the
 * element that has failed already (10.2.1). Gone from the page before `loadStripe` hears of it, it is made anew.
 */
function removeFailed({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')) target.remove()
}
