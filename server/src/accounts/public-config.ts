import type { PublicConfig } from '@perinka/contract/accounts'
import { PRICE_CENTS } from '@perinka/contract/catalog'
import type { NarrationPorts } from '../narration/narrations.ts'

/** What a browser must know of this server; nothing in it is secret. */
export function publicConfig(
  ports: Pick<NarrationPorts, 'identity' | 'payments' | 'storyteller' | 'narrations' | 'audioStore' | 'mailer'>,
  settings: Pick<PublicConfig, 'supportEmail' | 'helplines'> & { mailbox: unknown },
): PublicConfig {
  const { identity, payments, storyteller, narrations, audioStore, mailer } = ports
  return {
    identity: {
      adapter: identity.adapter,
      google: identity.google,
      facebook: identity.facebook,
      firebase: identity.firebase,
    },
    payments: { adapter: payments?.adapter ?? 'off', publishableKey: payments?.publishableKey ?? null },
    storyteller: { adapter: storyteller.adapter, model: storyteller.model },
    narrator: { adapter: narrations.adapter },
    audioStore: { adapter: audioStore.adapter },
    mailer: { adapter: mailer.adapter },
    price: { cents: PRICE_CENTS, currency: 'EUR' },
    mailbox: settings.mailbox !== null,
    supportEmail: settings.supportEmail,
    helplines: settings.helplines,
  }
}
