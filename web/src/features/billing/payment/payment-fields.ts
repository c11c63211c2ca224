import type { PublicConfig } from '@perinka/contract/accounts'
import type { ComponentType, Ref } from 'react'

/** Why no money was taken: in the provider's words, or `null` where those would say nothing (the fields say it). */
export interface Refusal {
  message: string | null
  /** The session itself is over: another has to be opened before it can be tried again. */
  isOver?: boolean
}

/** What the payment form asks of a provider's card fields. */
export interface PaymentFields {
  /**
   * Confirms the payment or, by a secret that begins with `seti_`, the card. On success the browser leaves for `returnUrl`
   * with the provider's parameters, and this never resolves; else it says why not.
   */
  confirm(returnUrl: string): Promise<Refusal>
}

export interface PaymentFieldsProps {
  clientSecret: string
  /** The provider's public key; null where it has none. */
  publishableKey: string | null
  ref: Ref<PaymentFields>
  onReady: () => void
  /** The fields could not be shown: the provider's code or its server did not come. */
  onFailed: () => void
}

/** A provider in the browser, fetched when a form is about to show. */
export type LoadFields = () => Promise<{ default: ComponentType<PaymentFieldsProps> }>

export const isSetup = (clientSecret: string) => clientSecret.startsWith('seti_')

/** Who takes the money, as the server's configuration says. */
export interface Provider {
  adapter: Exclude<PublicConfig['payments']['adapter'], 'off'>
  publishableKey: string | null
}

/** The one way to pay on a page, whatever the button that does it. */
export interface Paying {
  /** Runs what pays, unless something pays already. */
  payOnce: (pay: () => Promise<void>) => Promise<void>
  isPaying: boolean
  /** A code is being looked at, or the session asked for anew: what there is to pay may change. */
  isHeld: boolean
}
