/** What the stand-in's one field is called, and the number that it declines. */
export const STAND_IN = { field: 'Card', declined: '4000000000000002', sentence: 'Your card was declined.' }

interface Mounted {
  element: HTMLElement
  clientSecret: string
  locale: string
}

/**
 * A script that does what ours asks of Stripe's: draws a field where it is told to, and confirms by leaving for the
 * return address, or by an answer that says why not. It runs in the page, so it leans on nothing around it.
 */
export function stripeScript(): string {
  return `(${standIn.toString()})(${JSON.stringify(STAND_IN)})`
}

function standIn({ field, declined, sentence }: typeof STAND_IN): void {
  // As Stripe's own does, so that it recognises a browser.
  for (const cookie of ['mid', 'sid']) void cookieStore.set(`__stripe_${cookie}`, '1')
  const Stripe = () => {
    let mounted: Mounted | null = null
    const confirm = (kind: string) => async (order: { confirmParams: { return_url: string } }) => {
      const number = mounted?.element.querySelector('input')?.value
      if (number === declined) return { error: { type: 'card_error', message: sentence } }
      const id = mounted?.clientSecret.split('_secret_')[0] ?? ''
      await fetch(`https://api.stripe.com/v1/${kind}s/${id}/confirm`, { method: 'POST' })
      location.assign(`${order.confirmParams.return_url}?${kind}=${id}&redirect_status=succeeded`)
      return new Promise(() => {})
    }
    return {
      elements: ({ clientSecret, locale }: { clientSecret: string; locale: string }) => ({
        create: () => {
          const heard: Record<string, () => void> = {}
          return {
            on: (event: string, listener: () => void) => {
              heard[event] = listener
            },
            mount: (element: HTMLElement) => {
              mounted = { element, clientSecret, locale }
              element.innerHTML = `<label lang="${locale}">${field} <input></label>`
              setTimeout(() => heard.ready?.())
            },
            destroy: () => {
              if (mounted) mounted.element.innerHTML = ''
            },
          }
        },
      }),
      confirmPayment: confirm('payment_intent'),
      confirmSetup: confirm('setup_intent'),
    }
  }
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
}
