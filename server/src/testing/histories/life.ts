import type { ScriptedPayments, ScriptedSubscription } from '../payments.ts'
import type { Random } from './random.ts'

/** A family at the provider, and what the history has done to it. */
export interface Life {
  userId: string
  customerId: string
  random: Random
  provider: ScriptedPayments
  /** Sends what the provider tells of a subscription; `charge`: it names the charge alone. */
  send(type: string, subscriptionId: string | null, names?: 'charge'): void
  /** Gives the family Premium by a code, as the product does. */
  grantFree(): Promise<void>
  /** Has the product look by itself, as its success page does, beside all messages. */
  look(): void
  /** Deletes the account, as the product does. */
  deleteAccount(): Promise<void>
  /** Subscriptions that may have ended: by themselves, for their money went back, or as one too many. */
  mayEnd: Set<string>
  isFree: boolean
  isDeleted: boolean
  /** What happened, for a person to read. */
  history: string[]
}

export interface Step {
  name: string
  /** How often it happens beside the others; 0: not now. */
  weight(life: Life): number
  happen(life: Life): Promise<void> | void
}

const PAID = ['active', 'trialing', 'past_due']

export const ownOf = (life: Life) =>
  [...life.provider.subscriptions.values()].filter(({ customerId }) => customerId === life.customerId)

/** Those of this status; `ends`: only those which are, or are not, to end with their period. */
export function those(life: Life, statuses: string[], ends?: boolean): ScriptedSubscription[] {
  return ownOf(life).filter(
    ({ status, cancelAtPeriodEnd }) => statuses.includes(status) && (ends === undefined || cancelAtPeriodEnd === ends),
  )
}

export const paidOnes = (life: Life) => those(life, PAID)
