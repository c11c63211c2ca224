import type { Language } from '@perinka/contract/languages'
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { stripeAppearance } from './appearance.ts'
import { isSetup, type PaymentFields, type Refusal } from './payment-fields.ts'
import { stripeWith } from './stripe-script.ts'

export interface MountedStripe extends PaymentFields {
  unmount(): void
}

interface MountOptions {
  clientSecret: string
  publishableKey: string
  locale: Language
  onReady: () => void
  onFailed: () => void
}

/** Shows Stripe's own fields in `element`, in the page's colours of the moment. Rejects where Stripe's script does not come. */
export async function mountStripe(element: HTMLElement, options: MountOptions): Promise<MountedStripe> {
  const { clientSecret, locale, onReady, onFailed } = options
  const stripe = await stripeWith(options.publishableKey)
  const elements = stripe.elements({ clientSecret, locale, appearance: stripeAppearance() })
  const payment = elements.create('payment', { layout: 'tabs' })
  payment.on('ready', onReady)
  payment.on('loaderror', onFailed)
  payment.mount(element)
  return {
    confirm: (returnUrl) => confirmWith(stripe, elements, clientSecret, returnUrl),
    unmount: () => payment.destroy(),
  }
}

/** On success Stripe leaves for `returnUrl`, and nothing is answered. */
export async function confirmWith(
  stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<Refusal> {
  const order = { elements, confirmParams: { return_url: returnUrl } }
  const { error } = isSetup(clientSecret) ? await stripe.confirmSetup(order) : await stripe.confirmPayment(order)
  return refusalOf(error)
}

/** Stripe's sentence is in the form's language; where only a field is not filled in, the field says so itself. */
function refusalOf({ type, code, message }: StripeError): Refusal {
  return {
    message: type === 'validation_error' ? null : (message ?? ''),
    isOver: code === 'payment_intent_unexpected_state' || code === 'setup_intent_unexpected_state',
  }
}
