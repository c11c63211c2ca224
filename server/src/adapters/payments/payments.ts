import { createHmac } from 'node:crypto'
import type { PaymentsConfig } from '../../config/payments.ts'
import type { Payments } from '../../ports/payments.ts'
import { type SandboxSetting, sandboxPayments } from './sandbox/sandbox.ts'

export interface PaymentsSetting extends Omit<SandboxSetting, 'secret'> {
  /** The server's own secret; the one that signs the sandbox's messages is derived from it. */
  serverSecret: () => Promise<string>
}

/** Who takes the money, as the configuration says; null where nobody does. */
export async function createPayments(config: PaymentsConfig, setting: PaymentsSetting): Promise<Payments | null> {
  if (config.adapter === 'off') return null
  // Only here: the library takes 0.1 s and 35 MB to load.
  if (config.adapter === 'stripe') return (await import('./stripe.ts')).stripePayments(config, setting.log)
  const { serverSecret, ...rest } = setting
  const sealed = createHmac('sha256', await serverSecret())
    .update('messages of the sandbox')
    .digest('hex')
  return sandboxPayments({ ...rest, secret: `whsec_${sealed}` })
}
