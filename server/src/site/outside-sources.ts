import type { Identity } from '../ports/identity.ts'
import type { Payments } from '../ports/payments.ts'

/** Other sites that our pages may load from and talk to; each list is origins. */
export interface OutsideSources {
  scripts: string[]
  connections: string[]
  frames: string[]
  /** Frames that may use the browser's own payment dialog: Apple Pay, Google Pay. */
  payers: string[]
}

/** Firebase's own code asks these by name; its sign-in windows report back through a frame of the project's domain. */
export function firebaseSources({ firebase }: Pick<Identity, 'firebase'>): OutsideSources {
  if (!firebase) return { scripts: [], connections: [], frames: [], payers: [] }
  return {
    scripts: ['https://apis.google.com'],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frames: [`https://${firebase.authDomain}`],
    payers: [],
  }
}

/** What Stripe's documents ask for. Its frames ask for a payment's particulars themselves; ours sees none of them. */
export function stripeSources(payments: Pick<Payments, 'adapter'> | null): OutsideSources {
  if (payments?.adapter !== 'stripe') return { scripts: [], connections: [], frames: [], payers: [] }
  const library = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return {
    scripts: library,
    connections: ['https://api.stripe.com'],
    frames: [...library, 'https://hooks.stripe.com'],
    payers: library,
  }
}

/** All of them together. */
export function joined(all: OutsideSources[]): OutsideSources {
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    connections: all.flatMap(({ connections }) => connections),
    frames: all.flatMap(({ frames }) => frames),
    payers: all.flatMap(({ payers }) => payers),
  }
}
