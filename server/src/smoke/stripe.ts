import type { Config } from '../config/config.ts'
import type { PaymentsConfig } from '../config/payments.ts'
import { type Check, spell, Unfit } from './check.ts'

/** Reads how the account is set up; makes and charges nothing. */
export function stripeCheck({ payments }: Config): Check {
  const config = payments.adapter === 'stripe' ? payments : null
  return {
    name: 'stripe',
    place: config && (config.apiUrl ? `Stripe's API at ${new URL(config.apiUrl).host}` : 'Stripe'),
    otherwise: `STRIPE_SECRET_KEY; ${payments.adapter === 'off' ? 'no payments' : 'the sandbox'}`,
    patience: 60_000,
    call: () => (config ? inspect(config) : Promise.resolve([])),
  }
}

async function inspect(config: Extract<PaymentsConfig, { adapter: 'stripe' }>): Promise<string[]> {
  // Only here: the library takes its time to load.
  const { inspectStripe } = await import('../adapters/payments/stripe/inspect.ts')
  const begun = performance.now()
  const findings = await inspectStripe(config)
  if (kindOf(config.publishableKey) !== kindOf(config.secretKey)) {
    findings.push({ says: 'The two keys are not of one kind: one is for tests, one is live.', isFine: false })
  }
  const faults = findings.filter(({ isFine }) => !isFine)
  if (faults.length > 0) throw new Unfit(faults.map(({ says }) => says).join('\n  ✗ '))
  return [...findings.map(({ says }) => says), `answered in ${spell(performance.now() - begun)}`]
}

function kindOf(key: string): string | undefined {
  return /^[a-z]+_(test|live)_/.exec(key)?.[1]
}
