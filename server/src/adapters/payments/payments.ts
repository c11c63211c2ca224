import type { PaymentsConfig } from '../../config/payments.ts'
import type { Payments } from '../../ports/payments.ts'
import { type SandboxSetting, sandboxPayments } from './sandbox/sandbox.ts'

/** Who takes the money, as the configuration says; null where nobody does. */
export async function createPayments(config: PaymentsConfig, setting: SandboxSetting): Promise<Payments | null> {
  if (config.adapter === 'off') return null
  if (config.adapter === 'sandbox') return sandboxPayments(setting)
  // Only here: the library takes 0.1 s and 35 MB to load.
  return (await import('./stripe.ts')).stripePayments(config, setting.log)
}
